import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCountPossible, isExpectedClientData, readAuthenticatorData } from './passkey.ts'

const EXPECTED = { type: 'webauthn.get', challenge: 'abc', origin: 'https://shop.example' } as const

test('client data is an answer only to what was asked', () => {
  expect(isExpectedClientData(JSON.stringify({ ...EXPECTED, crossOrigin: false }), EXPECTED)).toBe(true)
  for (const change of [
    { type: 'webauthn.create' },
    { challenge: 'abd' },
    { origin: 'https://evil.example' },
    { crossOrigin: true },
  ]) {
    expect(isExpectedClientData(JSON.stringify({ ...EXPECTED, ...change }), EXPECTED)).toBe(false)
  }
  for (const text of ['', 'null', '[]', '{', '"x"']) expect(isExpectedClientData(text, EXPECTED)).toBe(false)
})

test('any bytes are read without a failure, and need the owner to be there', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (data) => {
      const facts = readAuthenticatorData(data)
      const isRead = data.length >= 37 && (data[32]! & 0x18) !== 0x10
      expect(facts === undefined).toBe(!isRead)
      expect(facts?.isVerified ?? false).toBe(isRead && (data[32]! & 5) === 5)
    }),
  )
})

test('a key that says it is backed up, and cannot be, is refused', () => {
  const flagged = (flags: number) =>
    readAuthenticatorData(Uint8Array.from({ length: 37 }, (_, at) => (at === 32 ? flags : 0)))
  expect([flagged(0x15), flagged(0x1d), flagged(0x0d)]).toMatchObject([
    undefined,
    { isVerified: true },
    { isVerified: true },
  ])
})

test('a count goes up, or stays where devices do not count', () => {
  expect([isCountPossible(0, 0), isCountPossible(0, 1), isCountPossible(4, 5)]).toEqual([true, true, true])
  expect([isCountPossible(5, 5), isCountPossible(5, 4), isCountPossible(5, 0)]).toEqual([false, false, false])
})
