import { afterEach, expect, test, vi } from 'vitest'
import { isUnattended, watchAttendance } from './attendance.ts'

afterEach(() => void vi.useRealTimers())

test('a page is unattended when no one has touched it for a minute', () => {
  vi.useFakeTimers({ now: Date.now() })
  const page = new EventTarget()
  watchAttendance(page)
  vi.advanceTimersByTime(59_000)
  expect(isUnattended()).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(isUnattended()).toBe(true)
  page.dispatchEvent(new Event('keydown'))
  expect(isUnattended()).toBe(false)
})
