/**
 * `npm run cluster`: the shop on many processes of this machine, as a cluster of machines would have it: etcd, three PostgreSQL
 * under Patroni (synchronous), HAProxy, PgBouncer, Varnish, three web processes and two workers, all as plain processes of
 * Debian's packages. `-- --demo` fills it with the demo. Ctrl-C stops it and removes its files.
 */
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/setup/build.mjs'
import { startArrangement } from './arrangement.ts'
import type { Part } from './part.ts'
import { ProgramsMissing } from './programs.ts'

const { values } = parseArgs({
  options: { demo: { type: 'boolean', default: false }, port: { type: 'string', default: '7400' } },
})

const started: Part[] = []
const say = (sentence: string): void => console.log(sentence)

// Whatever ends this process, no part outlives it.
process.once('exit', () => {
  for (const { pid } of started) if (pid) process.kill(-pid, 'SIGKILL')
})

try {
  await ensureBuilt()
  const cluster = await startArrangement({
    firstPort: Number(values.port),
    isDemo: values.demo,
    say,
    onPart: (part) => started.push(part),
  })
  const leader = await cluster.leader()
  say(`The shop is open at ${cluster.url}; logs and data: ${cluster.site.folder}`)
  say(`${leader?.name} leads (process ${leader?.pid}); try: kill -9 -${leader?.pid}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      say('Stopping')
      void cluster.stop().then(() => process.exit())
    })
} catch (error) {
  if (!(error instanceof ProgramsMissing)) throw error
  console.error(error.message)
  process.exitCode = 1
}
