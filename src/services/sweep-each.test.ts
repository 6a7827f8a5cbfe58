import { expect, test, vi } from 'vitest'
import { sweepEach } from './sweep-each.ts'

const failure = new Error('cannot be read')
const failAt =
  (at: number, done: number[] = []) =>
  async (each: number) => {
    if (each === at) throw failure
    done.push(each)
    return each !== 4
  }

test('one that throws is reported by its name, and those behind it are done', async () => {
  const alert = vi.fn()
  const done: number[] = []
  const count = await sweepEach(
    [1, 2, 3, 4],
    { sweep: 'orders', alert, nameOf: (each) => `no ${each}` },
    failAt(2, done),
  )
  expect(done).toEqual([1, 3, 4])
  expect(count).toBe(2)
  expect(alert.mock.calls).toEqual([['a part of a sweep failed', { err: failure, sweep: 'orders', part: 'no 2' }]])
})

test('what the end of the process interrupts ends the sweep', async () => {
  const alert = vi.fn()
  const signal = AbortSignal.abort()
  await expect(sweepEach([1, 2], { sweep: 'orders', alert, signal }, failAt(1))).rejects.toBe(failure)
  expect(alert).not.toHaveBeenCalled()
})
