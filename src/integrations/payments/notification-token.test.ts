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
