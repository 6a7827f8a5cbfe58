import { expect, test } from 'vitest'
import { waitUntil } from './wait-until.ts'

test('waits for an answer, and not for ever', async () => {
  let looks = 0
  const third = async () => ((looks += 1) < 3 ? undefined : 'leader')
  expect(await waitUntil('a leader', third, { pauseMs: 1 })).toBe('leader')
  const never = waitUntil('a leader', async () => undefined, { limitMs: 20, pauseMs: 5 })
  await expect(never).rejects.toThrow('a leader: not within 0.02 s')
})
