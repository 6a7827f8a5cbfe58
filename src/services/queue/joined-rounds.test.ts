import { expect, test } from 'vitest'
import { joinedRounds } from './joined-rounds.ts'

/** Rounds that end on command. */
function heldRounds() {
  const rounds: PromiseWithResolvers<void>[] = []
  const ask = joinedRounds(() => {
    const round = Promise.withResolvers<void>()
    rounds.push(round)
    return round.promise
  })
  return { rounds, ask }
}

test('who asks during a round shares the next one', async () => {
  const { rounds, ask } = heldRounds()
  const first = ask()
  const [second, third] = [ask(), ask()]
  expect(rounds).toHaveLength(1)
  rounds[0]?.resolve()
  await first
  await expect.poll(() => rounds).toHaveLength(2)
  const fourth = ask()
  rounds[1]?.resolve()
  await Promise.all([second, third])
  await expect.poll(() => rounds).toHaveLength(3)
  rounds[2]?.resolve()
  await fourth
  // Without a queue the next caller begins at once.
  void ask()
  expect(rounds).toHaveLength(4)
})

test('a round that fails is the failure of those who waited for it only', async () => {
  const { rounds, ask } = heldRounds()
  const first = ask()
  const second = ask()
  rounds[0]?.reject(new Error('the database is away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => rounds).toHaveLength(2)
  rounds[1]?.resolve()
  await expect(second).resolves.toBeUndefined()
})
