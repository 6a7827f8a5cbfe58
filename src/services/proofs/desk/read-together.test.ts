import { expect, test } from 'vitest'
import { readTogether } from './read-together.ts'

test('what is asked for in the same moment is read in one go, each thing once', async () => {
  const readings: (readonly string[])[] = []
  const read = readTogether(async (keys) => {
    readings.push(keys)
    return new Map(keys.filter((key) => key !== 'c').map((key) => [key, key.toUpperCase()]))
  })
  expect(await Promise.all(['a', 'b', 'a', 'c'].map(read))).toEqual(['A', 'B', 'A', undefined])
  expect(await read('d')).toBe('D')
  expect(readings).toEqual([['a', 'b', 'c'], ['d']])
})

test('a reading that fails is said to all who wait for it, and the next is another one', async () => {
  let isAway = true
  const read = readTogether(async (keys) => {
    if (isAway) throw new Error('away')
    return new Map(keys.map((key) => [key, key]))
  })
  expect((await Promise.allSettled([read('a'), read('b')])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  isAway = false
  expect(await read('a')).toBe('a')
})
