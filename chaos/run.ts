/**
 * `npm run chaos`: what crashes and races do to orders, counted. Without options every scenario in its size;
 * `-- --only=oversell --size=1000000 --seed=7` runs one. `-- --prove` takes each guard out in turn, to prove that the
 * harness notices. One JSON line each, also in chaos/results.jsonl. `-- --add` adds runs of several nights up in chaos/totals.json.
 */
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connectOnce } from '../src/db/connection.ts'
import { DURABLE } from '../src/db/embedded/settings.ts'
import { startServer } from '../src/db/embedded/server.ts'
import type { EmbeddedServer } from '../src/db/embedded/server.ts'
import { migrate } from '../src/db/migrate.ts'
import { startThrowawayServer } from '../src/testing/database/throwaway-server.ts'
import { GUARDS } from './guards.ts'
import type { Guard } from './guards.ts'
import { openSmallDisk } from './small-disk.ts'
import type { SmallDisk } from './small-disk.ts'
import { NOTICED_BY, runScenario, SCENARIOS } from './run-scenario.ts'
import type { ScenarioName } from './run-scenario.ts'
import { addToFile } from './totals.ts'

const SIZES: Readonly<Record<ScenarioName, number>> = {
  oversell: 10_000,
  coupon: 5_000,
  refund: 1_000,
  submit: 50,
  retry: 50,
  settle: 500,
  webhooks: 50,
  workers: 20,
  kill: 200,
  artwork: 500,
  desk: 50,
  database: 5,
  full: 5,
}

/** Large enough that a missing guard shows. */
const PROOF_SIZES: Partial<Record<ScenarioName, number>> = { oversell: 300, coupon: 200, refund: 60, settle: 200 }

/** The database of the scenario that fills its disk. */
const DISK_MB = 700

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    size: { type: 'string' },
    seed: { type: 'string', default: '1' },
    prove: { type: 'boolean', default: false },
    add: { type: 'boolean', default: false },
  },
})
const names = Object.keys(SCENARIOS).filter((name) => (values.only ?? name) === name) as ScenarioName[]
const guards = GUARDS.filter((guard) => (values.only ?? guard) === guard)
if ((values.prove ? guards : names).length === 0) throw new Error(`there is no ${values.only}`)

if (values.prove) {
  for (const guard of guards) await runOne(NOTICED_BY[guard], guard)
} else {
  for (const name of names) await runOne(name)
}
process.exit()

/** Each scenario has a server of its own. Only where it crashes it waits for the disk: elsewhere it would just be slow. */
async function runOne(name: ScenarioName, without?: Guard): Promise<void> {
  if (name === 'full' && process.getuid?.() !== 0) return console.log('full: only root may mount a disk; left out')
  const disk = name === 'full' ? await openSmallDisk(DISK_MB) : undefined
  const server = disk
    ? await startServer({ home: join(disk.folder, 'database') })
    : await startThrowawayServer(`chaos-${name}`, name === 'database' ? DURABLE : undefined)
  try {
    await runOn(server, name, { disk, without })
  } finally {
    await server.stop()
    await disk?.close()
  }
}

async function runOn(
  server: EmbeddedServer,
  name: ScenarioName,
  { disk, without }: { readonly disk: SmallDisk | undefined; readonly without: Guard | undefined },
): Promise<void> {
  const admin = await connectOnce(server.url('postgres'))
  await admin.query('create database chaos')
  await admin.end()
  const databaseUrl = server.url('chaos')
  await migrate(databaseUrl)
  const standard = (without && PROOF_SIZES[name]) ?? SIZES[name]
  const report = await runScenario(name, {
    databaseUrl,
    size: Number(values.size ?? standard),
    seed: Number(values.seed),
    disk,
    ...(without && { without }),
  })
  const isNoticed = report.wrong.length > 0
  const line = JSON.stringify({ ...report, ...(without && { without, isNoticed }) })
  console.log(line)
  await appendFile(join(import.meta.dirname, 'results.jsonl'), `${line}\n`)
  if (values.add && !without) await addToFile(join(import.meta.dirname, 'totals.json'), report, new Date())
  if (isNoticed !== (without !== undefined)) process.exitCode = 1
}
