import { expect, test } from 'vitest'
import { Instant } from './instant.ts'

test.each([
  ['2026-11-21T14:05:00+03:00', true],
  ['2026-11-21T11:05:00Z', false],
  ['2026-11-21T11:05:00.000+00:00', false],
  ['2026-11-21', false],
])('a moment is written in Riyadh time (A-C2): %s %s', (text, isRight) => {
  expect(Instant.safeParse(text).success).toBe(isRight)
})
