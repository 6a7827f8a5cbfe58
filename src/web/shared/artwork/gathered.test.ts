import { expect, test } from 'vitest'
import { createApiClient } from '#contract/api-client.ts'
import { gathered } from './gathered.ts'

const api = createApiClient(async () => ({ status: 200, body: {} }), 'en')

test('questions of one moment are one call, at most so many of them, and each has its own answer', async () => {
  const calls: (readonly number[])[] = []
  const ask = gathered(async (_, numbers: readonly number[]) => {
    calls.push(numbers)
    return numbers.map((number) => number * 2)
  }, 3)
  expect(await Promise.all([1, 2, 3, 4].map((number) => ask(api, number)))).toEqual([2, 4, 6, 8])
  expect(calls).toEqual([[1, 2, 3], [4]])
  expect(await ask(api, 5)).toBe(10)
  expect(calls).toHaveLength(3)
})

test('a call that fails fails for all who asked', async () => {
  const ask = gathered<number, number>(async () => {
    throw new Error('the network is away')
  }, 10)
  const answers = await Promise.allSettled([ask(api, 1), ask(api, 2)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
