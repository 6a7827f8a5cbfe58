import { expect, test } from 'vitest'
import { mayRemindAt } from './reminder-hours.ts'

test.each([
  ['08:59', false],
  ['09:00', true],
  ['20:59', true],
  ['21:00', false],
  ['00:30', false],
])('at %s in Riyadh: %s', (time, may) => {
  expect(mayRemindAt(new Date(`2026-11-26T${time}:00+03:00`))).toBe(may)
})
