import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedToken } from './notification-token.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

test('the signature of a notification has one spelling', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const head = `${part({ alg: 'HS256' })}.${part({ iat: 0 })}`
  const signature = createHmac('sha256', 'key').update(head).digest('base64url')
  const accepted = [...ALPHABET]
    .map((last) => `${head}.${signature.slice(0, -1)}${last}`)
    .filter((token) => isSignedToken(token, 'key', new Date(0)))
  expect(accepted).toEqual([`${head}.${signature}`])
})

test.each([
  ['five minutes ahead of this clock', { iat: 300 }, true],
  ['further ahead', { iat: 301 }, false],
  ['repeated after a week', { iat: -7 * 86_400 }, true],
  ['repeated after more than eight days', { iat: -8 * 86_400 - 1 }, false],
  ['over, though within what clocks differ', { exp: -300 }, true],
  ['over', { exp: -301 }, false],
])('a notification that is %s', (_, claims, isTaken) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const head = `${part({ alg: 'HS256' })}.${part(claims)}`
  const signature = createHmac('sha256', 'key').update(head).digest('base64url')
  expect(isSignedToken(`${head}.${signature}`, 'key', new Date(0))).toBe(isTaken)
})
