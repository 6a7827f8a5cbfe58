import { expect, test } from 'vitest'
import { WorkUnderWay } from './work-under-way.ts'

test('ends when all is done, well or not, and what that began', async () => {
  const underWay = new WorkUnderWay()
  const done: string[] = []
  const work = async (name: string): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    done.push(name)
  }
  void underWay.track(work('first').then(() => void underWay.track(work('begun by it'))))
  underWay.track(Promise.reject(new Error('broken'))).catch(() => done.push('failed'))
  await underWay.ended()
  expect(done).toEqual(['failed', 'first', 'begun by it'])
})

test('ends at once when there is nothing', async () => {
  await expect(new WorkUnderWay().ended()).resolves.toBeUndefined()
})
