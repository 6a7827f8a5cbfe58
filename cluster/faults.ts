import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Cluster, Links } from './cluster.ts'
import { HOST } from './database-parts.ts'
import type { NetworkLink } from './network-link.ts'
import type { Part } from './part.ts'
import type { Buying } from './traffic.ts'
import { findValidTooLong } from './validity.ts'
import { waitUntil } from './wait-until.ts'

/** A fault that is brought about a number of times while visitors and buyers go on. */
export interface Fault {
  readonly what: string
  /** How often without `--times`. */
  readonly times: number
  /** Brings it about once, and resolves when the cluster is whole again; with sentences of what was wrong meanwhile. */
  readonly once: (cluster: Cluster, turn: number, trading: Trading) => Promise<void | readonly string[]>
}

/** What a fault needs to ask the shop itself. */
export interface Trading {
  readonly pool: pg.Pool
  readonly buying: Buying
}

/** Between two faults: what the one before left behind would show. */
const REST_MS = 1_500
const WARM_UP_MS = 5_000

const killed = async (part: Part | undefined): Promise<void> => {
  if (!part) throw new Error('there is no such part')
  await part.kill()
  await part.start()
}

const nth = (parts: readonly Part[], turn: number): Part | undefined => parts[turn % parts.length]

async function killLeader(cluster: Cluster): Promise<void> {
  const leader = await cluster.leader()
  if (!leader) throw new Error('no PostgreSQL leads')
  await leader.kill()
  await waitUntil('another PostgreSQL that leads', cluster.leader)
  await leader.start()
  await whenSynchronous(cluster)
}

/** Until every PostgreSQL runs and one of them confirms commits: before that Patroni would rather have no leader than lose one. */
async function whenSynchronous({ site }: Cluster): Promise<void> {
  await waitUntil('three PostgreSQL of which one confirms commits', async () => {
    const answer = await fetch(`http://${HOST}:${site.ports.patroni[0]}/cluster`).catch(() => undefined)
    const { members = [] } = ((await answer?.json().catch(() => undefined)) ?? {}) as {
      members?: readonly { readonly role: string; readonly state: string }[]
    }
    const isWhole = members.length === 3 && members.every(({ state }) => state === 'running' || state === 'streaming')
    return (isWhole && members.some(({ role }) => role === 'sync_standby')) || undefined
  })
}

async function killReplica(cluster: Cluster, turn: number): Promise<void> {
  const leader = await cluster.leader()
  await killed(
    nth(
      cluster.postgres.filter((part) => part !== leader),
      turn,
    ),
  )
}

const CUT_MS = 30_000

/** The first web process alone is cut off for half a minute; it is whole again when it can take orders. */
const cutOff =
  (choose: (links: Links) => readonly (NetworkLink | undefined)[]): Fault['once'] =>
  async ({ links, web: [web] }) => {
    const cut = choose(links).filter((link) => link !== undefined)
    if (cut.length === 0) throw new Error('there is no such link')
    for (const link of cut) link.cut()
    await sleep(CUT_MS)
    for (const link of cut) link.mend()
    await web?.whenUp()
  }

const CLOCK_MINUTES = 10
const CLOCK_MS = 20_000

/** The first web process goes on with a clock that is ahead, then with one that is behind. */
async function shiftClock(
  { site, web: [web], webWithClock }: Cluster,
  turn: number,
  trading: Trading,
): Promise<readonly string[]> {
  if (!web || !webWithClock) throw new Error('faketime is not installed (apt-get install faketime)')
  const shifted = webWithClock(turn % 2 === 0 ? CLOCK_MINUTES : -CLOCK_MINUTES)
  await web.stop()
  await shifted.start()
  const wrong = await findValidTooLong({ ...trading, url: `http://${HOST}:${site.ports.web[0]}` })
  await sleep(CLOCK_MS)
  await shifted.stop()
  await web.start()
  return wrong
}

/** Every process of the shop is replaced by a new one, one after the other, as a deploy does. */
async function deploy({ web, workers }: Cluster): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const part of [...workers, ...web]) {
    if (!(await part.stop())) wrong.push(`${part.name} had to be killed`)
    await part.start()
  }
  return wrong
}

export const FAULTS = {
  leader: { what: 'leader of the database killed', times: 30, once: killLeader },
  replica: { what: 'replica of the database killed', times: 100, once: killReplica },
  web: { what: 'web process killed', times: 100, once: ({ web }, turn) => killed(nth(web, turn)) },
  worker: { what: 'worker killed', times: 100, once: ({ workers }, turn) => killed(nth(workers, turn)) },
  cutDatabase: { what: 'web process cut off from the database', times: 4, once: cutOff(({ database }) => database) },
  cutObjects: { what: 'web process cut off from the files', times: 4, once: cutOff(({ objects }) => [objects]) },
  cutGateway: { what: 'web process cut off from the gateway', times: 4, once: cutOff(({ gateway }) => [gateway]) },
  clock: { what: 'clock of a web process 10 minutes ahead or behind', times: 4, once: shiftClock },
  deploy: { what: 'rolling deploy of all processes', times: 100, once: deploy },
} satisfies Readonly<Record<string, Fault>>

export type FaultName = keyof typeof FAULTS

/** Brings a fault about so many times; with how long (ms) the cluster needed to be whole again, each time. */
export async function repeat(cluster: Cluster, fault: Fault, times: number, trading: Trading) {
  const took: number[] = []
  const wrong: string[] = []
  // A process that has just started has no pages in memory yet.
  await sleep(WARM_UP_MS)
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now()
    wrong.push(...((await fault.once(cluster, turn, trading)) ?? []))
    took.push(Math.round(performance.now() - began))
    await sleep(REST_MS)
  }
  return { took, wrong }
}
