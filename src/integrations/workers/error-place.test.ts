import { expect, test } from 'vitest'
import { errorPlace } from './error-place.ts'

test('says what was thrown and where, and nothing of what the file holds', () => {
  const place = errorPlace(new RangeError('unexpected token in "Sara, 0551234567"\nof line 2'))
  expect(place).toMatch(/^RangeError at .*error-place\.test\.ts:\d+/)
  expect(place).not.toContain('Sara')
  expect(place.split(' at ').length).toBeLessThanOrEqual(6)
})

test('of what is no error, only its type', () => {
  expect(errorPlace('0551234567')).toBe('string')
})
