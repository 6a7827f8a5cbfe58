/**
 * `npm run chaos -- --only=oversell --size=10000 --seed=7 --without=stock`: what crashes and races do to orders, counted.
 * Without options every scenario in the size of a release. One JSON line each, also in chaos/results.jsonl.
 */
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '../src/db/migrate.ts'
import { connectOnce } from '../src/db/connection.ts'
import { startThrowawayServer } from '../src/testing/throwaway-server.ts'
import { createSandbox } from '../payments-sandbox/sandbox-server.ts'
import { dropConstraint, GUARDS } from './guards.ts'
import { runScenario, SCENARIOS } from './scenarios.ts'
import type { ScenarioName } from './scenarios.ts'
import { SANDBOX_SECRET } from './world.ts'

const SIZES: Readonly<Record<ScenarioName, number>> = {
  oversell: 10_000,
  coupon: 5_000,
  refund: 1_000,
  submit: 50,
  settle: 500,
  kill: 200,
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    size: { type: 'string' },
    seed: { type: 'string', default: '1' },
    without: { type: 'string' },
  },
})
const names = (Object.keys(SCENARIOS) as ScenarioName[]).filter((name) => (values.only ?? name) === name)
const without = GUARDS.find((guard) => guard === values.without) ?? null
if (names.length === 0 || (values.without && !without)) throw new Error('no such scenario or guard')

const folder = await mkdtemp(join(tmpdir(), 'matbaa-chaos-'))
const server = await startThrowawayServer('chaos')
try {
  for (const name of names) await runOne(name)
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit()

/** Each scenario has a database and a sandbox of its own. */
async function runOne(name: ScenarioName): Promise<void> {
  const admin = await connectOnce(server.url('postgres'))
  await admin.query(`create database chaos_${name}`)
  await admin.end()
  const databaseUrl = server.url(`chaos_${name}`)
  await migrate(databaseUrl)
  if (without) await dropConstraint(databaseUrl, without)
  let sandboxUrl = ''
  const { app } = createSandbox({
    folder: join(folder, name),
    publicUrl: () => sandboxUrl,
    webhookUrl: 'http://127.0.0.1:9',
    secret: SANDBOX_SECRET,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  sandboxUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const size = Number(values.size ?? SIZES[name])
  const report = await runScenario(name, {
    place: { databaseUrl, sandboxUrl, without },
    size,
    seed: Number(values.seed),
  })
  await app.close()
  const line = JSON.stringify({ ...report, ...(without && { without }) })
  console.log(line)
  await appendFile(join(import.meta.dirname, 'results.jsonl'), `${line}\n`)
  if (report.wrong.length > 0) process.exitCode = 1
}
