import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findViolations } from '../src/db/invariants.ts'
import { compareLedger, settleAll } from './checks.ts'
import { dropConstraint } from './guards.ts'
import type { Guard } from './guards.ts'
import { setFaults, startSandbox } from './sandbox-process.ts'
import type { Report, Run } from './scenario.ts'
import { artwork } from './scenarios/artwork.ts'
import { database } from './scenarios/database.ts'
import { desk } from './scenarios/desk.ts'
import { full } from './scenarios/full-disk.ts'
import { kill } from './scenarios/kill.ts'
import { coupon, oversell, refund, retry, settle, submit } from './scenarios/races.ts'
import { webhooks } from './scenarios/webhooks.ts'
import { workers } from './scenarios/workers.ts'
import { openWorld } from './world.ts'

export const SCENARIOS = {
  oversell,
  coupon,
  refund,
  submit,
  retry,
  settle,
  webhooks,
  workers,
  kill,
  artwork,
  desk,
  database,
  full,
} as const
export type ScenarioName = keyof typeof SCENARIOS

/** The scenario that must notice when a guard is taken out. */
export const NOTICED_BY: Readonly<Record<Guard, ScenarioName>> = {
  stock: 'oversell',
  coupon: 'coupon',
  refund: 'refund',
  settle: 'settle',
  key: 'retry',
  cart: 'submit',
  signature: 'webhooks',
  event: 'webhooks',
  decide: 'desk',
}

type Trial = Pick<Run, 'size' | 'seed' | 'disk'> & { readonly databaseUrl: string; readonly without?: Guard }

/**
 * Runs a scenario on an empty, migrated database of its own, with a sandbox of its own; then asks the database and the
 * gateway's ledger whether anything is wrong.
 */
export async function runScenario(
  name: ScenarioName,
  { databaseUrl, size, seed, disk, without }: Trial,
): Promise<Report> {
  const start = performance.now()
  if (without) await dropConstraint(databaseUrl, without)
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-chaos-'))
  const sandbox = await startSandbox(folder)
  const place = { databaseUrl, sandboxUrl: sandbox.url, without: without ?? null }
  const world = openWorld(place, 8)
  try {
    await setFaults(sandbox.url)
    const { counts, wrong } = await SCENARIOS[name](world, { place, size, seed, disk })
    await settleAll(world)
    const violations = await findViolations(world.pool)
    const all = [
      ...wrong,
      ...violations.map(({ rule, rows }) => `${rule}: ${rows.length}`),
      ...(await compareLedger(world.pool, sandbox.url)),
    ]
    return { scenario: name, seed, seconds: Math.round(performance.now() - start) / 1_000, counts, wrong: all }
  } finally {
    await world.close()
    await sandbox.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
