import { describe, expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

describe('work that is done once at a time', () => {
  test('two calls in the same tick do it once; after its end it may be done again', async () => {
    const gate = Promise.withResolvers<void>()
    const work = vi.fn(() => gate.promise)
    const state = { current: false }
    // A component makes a new function with every render; the state is what stays.
    const first = oneAtATime(state, work)()
    await oneAtATime(state, work)()
    expect(work).toHaveBeenCalledTimes(1)
    gate.resolve()
    await first
    await oneAtATime(state, work)()
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('a failure frees it too', async () => {
    const state = { current: false }
    await expect(oneAtATime(state, () => Promise.reject(new Error('no')))()).rejects.toThrow('no')
    expect(state.current).toBe(false)
  })
})
