import { expect, test } from 'vitest'
import { rationed } from './rationed.ts'

test('a failure that goes on is reported once a minute, with how often it happened meanwhile', () => {
  let now = 1_000_000
  const reported: [string, number | undefined][] = []
  const report = rationed(
    ({ message }: Error, repeated) => void reported.push([message, repeated]),
    () => now,
  )
  for (let second = 0; second <= 120; second += 1) {
    report(new Error('connect ECONNREFUSED'))
    if (second === 30) report(new Error('something else'))
    now += 1000
  }
  expect(reported).toEqual([
    ['connect ECONNREFUSED', undefined],
    ['something else', undefined],
    ['connect ECONNREFUSED', 59],
    ['connect ECONNREFUSED', 59],
  ])
  now += 10 * 60_000
  report(new Error('connect ECONNREFUSED'))
  expect(reported.at(-1)).toEqual(['connect ECONNREFUSED', undefined])
})
