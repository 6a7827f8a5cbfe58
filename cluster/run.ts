/**
 * `npm run cluster`: the shop on many processes of this machine, as a cluster of machines would have it: etcd, three PostgreSQL
 * under Patroni (synchronous), HAProxy, PgBouncer, Varnish, three web processes and two workers, all as plain processes of
 * Debian's packages. `-- --demo` fills it with the demo. Ctrl-C stops it and removes its files. `-- --faults=all` brings about
 * every fault of faults.ts while visitors browse and buy, `--faults=leader,web --times=3` some of them, and writes
 * cluster/results.jsonl; `--buyers=5` instead of 20 leaves two processors room for the shop. `-- --front` measures the cache in front of the shop. `-- --versions=<commit>` replaces that version by
 * this one, back, and again, while visitors browse and buy.
 */
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/setup/build.mjs'
import { startCluster } from './cluster.ts'
import type { Beginning, Cluster } from './cluster.ts'
import { openGateway, runFaults } from './fault-run.ts'
import { FAULTS } from './faults.ts'
import type { FaultName } from './faults.ts'
import { openVersion } from './old-version.ts'
import { runVersions } from './versions-run.ts'
import { measureFront } from './front-run.ts'
import { PortsTaken } from './ports.ts'
import { ProgramsMissing } from './programs.ts'

const { values } = parseArgs({
  options: {
    demo: { type: 'boolean', default: false },
    port: { type: 'string', default: '7400' },
    faults: { type: 'string' },
    times: { type: 'string' },
    buyers: { type: 'string', default: '20' },
    front: { type: 'boolean', default: false },
    versions: { type: 'string' },
  },
})

let begun: Beginning | undefined
let isStopping = false
const say = (sentence: string): void => console.log(sentence)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // Asked a second time it does not wait for them.
    if (isStopping) process.exit(130)
    isStopping = true
    say('Stopping')
    void Promise.resolve(begun?.stop()).then(() => process.exit())
  })

// Whatever ends this process, no part outlives it.
process.once('exit', () => {
  for (const { pid } of begun?.parts ?? []) if (pid) process.kill(-pid, 'SIGKILL')
})

const start = (settings: Readonly<Record<string, string | undefined>>, checkout?: string): Promise<Cluster> =>
  startCluster({
    firstPort: Number(values.port),
    isDemo: values.demo || values.front || values.faults !== undefined || checkout !== undefined,
    settings,
    checkout,
    say,
    onBegin: (beginning) => (begun = beginning),
  })

const runOf = (sandboxUrl: string) => ({
  times: values.times === undefined ? undefined : Number(values.times),
  buyers: Number(values.buyers),
  sandboxUrl,
  say,
})

async function stayOpen(cluster: Cluster): Promise<void> {
  const leader = await cluster.leader()
  say(`The shop is open at ${cluster.url}; logs and data: ${cluster.site.folder}`)
  say(`${leader?.name} leads (process group ${leader?.pid}); try: kill -9 -- -${leader?.pid}`)
}

async function injectFaults(names: readonly FaultName[]): Promise<void> {
  const gateway = await openGateway()
  const cluster = await start(gateway.settings)
  try {
    process.exitCode = (await runFaults(cluster, names, runOf(gateway.url))) ? 0 : 1
  } finally {
    // Without it the PostgreSQL processes, which Patroni starts in groups of their own, would outlive a run that fails.
    await cluster.stop()
    await gateway.close()
  }
  process.exit()
}

async function exchangeVersions(ref: string): Promise<void> {
  say(`Building ${ref}`)
  const version = await openVersion(ref)
  const gateway = await openGateway()
  try {
    const cluster = await start(gateway.settings, version.folder)
    try {
      process.exitCode = (await runVersions(cluster, version, runOf(gateway.url))) ? 0 : 1
    } finally {
      await cluster.stop()
    }
  } finally {
    await gateway.close()
    await version.close()
  }
  process.exit()
}

async function lookAtFront(): Promise<void> {
  const cluster = await start({})
  try {
    say(JSON.stringify(await measureFront(cluster)))
  } finally {
    await cluster.stop()
  }
  process.exit()
}

function faultsOf(requested: string): FaultName[] {
  const all = Object.keys(FAULTS) as FaultName[]
  const names = requested === 'all' ? all : all.filter((name) => requested.split(',').includes(name))
  if (names.length === 0) throw new Error(`there is no fault ${requested}; there are all, ${all.join(', ')}`)
  return names
}

try {
  await ensureBuilt()
  if (values.versions !== undefined) await exchangeVersions(values.versions)
  else if (values.front) await lookAtFront()
  else if (values.faults === undefined) await stayOpen(await start({}))
  else await injectFaults(faultsOf(values.faults))
} catch (error) {
  // What was being started meanwhile has been stopped.
  if (!isStopping) await fail(error)
}

/** Stops what was started and leaves its logs. Throws the failure, unless it is one that its message explains. */
async function fail(error: unknown): Promise<void> {
  for (const part of begun?.parts.toReversed() ?? []) await part.stop()
  if (!(error instanceof ProgramsMissing || error instanceof PortsTaken)) throw error
  console.error(error.message)
  process.exitCode = 1
}
