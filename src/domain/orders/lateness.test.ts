import { expect, test } from 'vitest'
import { cancellation } from './cancellation.ts'
import { isTooLate } from './lateness.ts'

const AGREED = '2026-11-20'

test.each([
  ['on time', AGREED, '2026-11-20', false],
  ['promised 15 days later', '2026-12-05', '2026-11-20', false],
  ['promised 16 days later', '2026-12-06', '2026-11-20', true],
  ['on the fifteenth day after', AGREED, '2026-12-05', false],
  ['on the sixteenth day after', AGREED, '2026-12-06', true],
])('an order %s may be cancelled for that: %s, %s: %s', (_, readyBy, today, expected) => {
  expect(isTooLate({ agreedBy: AGREED, readyBy }, today)).toBe(expected)
})

test('one that is made can be cancelled only when it is too late, one that has left never', () => {
  const made = [{ isInProduction: true, isProofApproved: true }]
  expect(cancellation('PROCESSING', made, false)).toBe('ASK')
  expect(cancellation('PROCESSING', made, true)).toBe('CANCEL')
  expect(cancellation('ON_THE_WAY', made, true)).toBe('NONE')
})
