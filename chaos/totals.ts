import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { Report } from './scenario.ts'

/** What all runs of a scenario came to together. */
export interface Total {
  readonly runs: number
  readonly seconds: number
  /** Days of the first run and of the last one. */
  readonly from: string
  readonly until: string
  readonly counts: Readonly<Record<string, number>>
  /** Everything that was wrong in any of them. */
  readonly wrong: readonly string[]
}
export type Totals = Readonly<Record<string, Total>>

/** Adds a run to the totals; of what lasted longest, the longest stays. */
export function addRun(totals: Totals, { scenario, seconds, counts, wrong }: Report, day: string): Totals {
  const total = totals[scenario]
  const summed = Object.entries(counts).map(([name, count]) => {
    const before = total?.counts[name] ?? 0
    return [name, name.startsWith('longest') ? Math.max(before, count) : before + count]
  })
  return {
    ...totals,
    [scenario]: {
      runs: (total?.runs ?? 0) + 1,
      seconds: Math.round((total?.seconds ?? 0) + seconds),
      from: total?.from ?? day,
      until: day,
      counts: { ...total?.counts, ...Object.fromEntries(summed) },
      wrong: [...(total?.wrong ?? []), ...wrong],
    },
  }
}

/** Adds a run to the totals in a file of JSON, which is created by the first one. */
export async function addToFile(path: string, report: Report, now: Date): Promise<void> {
  const totals: Totals = existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : {}
  const added = addRun(totals, report, now.toISOString().slice(0, 10))
  await writeFile(path, `${JSON.stringify(added, null, 2)}\n`)
}
