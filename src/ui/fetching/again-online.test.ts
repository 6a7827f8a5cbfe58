import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { againOnline } from './again-online.ts'

let window: EventTarget
let line: { onLine: boolean }

beforeEach(() => {
  vi.useFakeTimers()
  window = new EventTarget()
  line = { onLine: true }
  vi.stubGlobal('navigator', line)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
})
afterEach(() => void vi.useRealTimers())

test('what failed without a line is done again as soon as it is back', () => {
  const again = vi.fn()
  const end = againOnline(again)
  vi.advanceTimersByTime(60_000)
  expect(again).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  expect(again).toHaveBeenCalledOnce()
  end()
  window.dispatchEvent(new Event('online'))
  expect(again).toHaveBeenCalledOnce()
})

test('a browser that believes to be online tries again now and then, one that is not waits', () => {
  const again = vi.fn()
  const end = againOnline(again, 10_000)
  vi.advanceTimersByTime(20_000)
  expect(again).toHaveBeenCalledTimes(2)
  line.onLine = false
  vi.advanceTimersByTime(20_000)
  expect(again).toHaveBeenCalledTimes(2)
  end()
  line.onLine = true
  vi.advanceTimersByTime(20_000)
  expect(again).toHaveBeenCalledTimes(2)
})
