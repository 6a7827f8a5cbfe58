import { expect, test } from 'vitest'
import { WorkUnderWay } from './work-under-way.ts'

test('ends when all work is settled, work that it started included', async () => {
  const underWay = new WorkUnderWay()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  void underWay.track(first.promise.then(() => void underWay.track(second.promise)))
  underWay.track(Promise.reject(new Error('broken'))).catch(() => undefined)
  let hasEnded = false
  const ended = underWay.ended().then(() => (hasEnded = true))
  const untilTasksRan = () => new Promise(setImmediate)

  await untilTasksRan()
  expect(hasEnded).toBe(false)
  first.resolve()
  await untilTasksRan()
  expect(hasEnded).toBe(false)
  second.resolve()
  await ended
})

test('ends at once when there is nothing', async () => {
  await expect(new WorkUnderWay().ended()).resolves.toBeUndefined()
})
