import { randomUUID } from 'node:crypto'
import type { BuyResult } from './buyer-process.ts'
import type { Place } from './place.ts'
import type { SmallDisk } from './small-disk.ts'
import type { Task } from './task.ts'
import type { openWorld } from './world.ts'

/** What a scenario came to: its counts, and everything that is wrong. */
export type Report = {
  readonly scenario: string
  readonly seed: number
  readonly seconds: number
  readonly counts: Readonly<Record<string, number>>
  readonly wrong: readonly string[]
}

export type Run = {
  readonly place: Place
  readonly size: number
  readonly seed: number
  /** Where the database's files lie, for the scenario that fills it. */
  readonly disk?: SmallDisk | undefined
}
export type World = ReturnType<typeof openWorld>
export type Scenario = (world: World, run: Run) => Promise<Pick<Report, 'counts' | 'wrong'>>

/** What one piece of everything costs, halalas. */
export const PRICE = 1_000

/** An order of one piece for each customer. */
export const buying = (
  customers: readonly string[],
  productPriceId: string,
  token: string,
  more: Partial<Extract<Task, { kind: 'buy' }>> = {},
): Task[] =>
  customers.map((customerId) => ({
    kind: 'buy',
    key: randomUUID(),
    cartKey: randomUUID(),
    customerId,
    productPriceId,
    quantity: 1,
    total: PRICE,
    token,
    ...more,
  }))

/** How often each outcome was reported. */
export function tally(results: readonly BuyResult[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

/** Wrong unless it is as many as expected. */
export const exactly = (what: string, found: number, expected: number): string[] =>
  found === expected ? [] : [`${what}: ${found} instead of ${expected}`]

/** Wrong when anything failed in another way than by being refused. */
export function thrown(results: readonly BuyResult[]): string[] {
  const errors = results.filter(({ outcome }) => outcome.startsWith('thrown'))
  return errors.length === 0 ? [] : [`${errors.length} failed: ${errors[0]?.outcome}`]
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
