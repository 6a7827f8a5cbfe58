import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTokens, readToken } from './tokens.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The token with each other character in each place. */
const otherSpellings = (token: string): string[] =>
  [...token].flatMap((was, at) =>
    [...ALPHABET].filter((is) => is !== was).map((is) => token.slice(0, at) + is + token.slice(at + 1)),
  )

test('an access token has one spelling', () => {
  const tokens = createTokens('a secret')
  const sessionId = randomUUID()
  const token = tokens.access(sessionId, 1_000)
  expect(tokens.readAccess(token, 999)).toBe(sessionId)
  expect(otherSpellings(token).filter((other) => tokens.readAccess(other, 0))).toEqual([])
})

test('an access token is over a minute after its end, so that clocks of processes may differ a little', () => {
  const tokens = createTokens('a secret')
  const sessionId = randomUUID()
  const token = tokens.access(sessionId, 1_000)
  expect(tokens.readAccess(token, 1_059)).toBe(sessionId)
  expect(tokens.readAccess(token, 1_060)).toBeUndefined()
})

test('a refresh token has one spelling', () => {
  const tokens = createTokens('a secret')
  const seed = randomBytes(32)
  const token = tokens.refresh(randomUUID(), 7, seed)
  const isAccepted = (text: string): boolean => {
    const read = readToken(text)
    return read !== undefined && tokens.isRefresh(read, seed)
  }
  expect(isAccepted(token)).toBe(true)
  expect(otherSpellings(token).filter(isAccepted)).toEqual([])
})
