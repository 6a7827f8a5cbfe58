import { setTimeout as sleep } from 'node:timers/promises'
import type { Arrangement } from './arrangement.ts'
import { HOST } from './database-parts.ts'
import type { Part } from './part.ts'

/** A fault that is brought about a number of times while visitors and buyers go on. */
export interface Fault {
  readonly what: string
  /** How often without `--times`. */
  readonly times: number
  /** Brings it about once, and resolves when the arrangement is whole again. */
  readonly once: (cluster: Arrangement, turn: number) => Promise<void>
}

/** Between two faults: what the one before left behind would show. */
const REST_MS = 1_500

const killed = async (part: Part | undefined): Promise<void> => {
  if (!part) throw new Error('there is no such part')
  await part.kill()
  await part.start()
}

const nth = (parts: readonly Part[], turn: number): Part | undefined => parts[turn % parts.length]

async function killLeader(cluster: Arrangement): Promise<void> {
  const leader = await cluster.leader()
  if (!leader) throw new Error('no PostgreSQL leads')
  await leader.kill()
  let next = await cluster.leader()
  while (!next) {
    await sleep(250)
    next = await cluster.leader()
  }
  await leader.start()
  await whenSynchronous(cluster)
}

/** Until every PostgreSQL runs and one of them confirms commits: before that Patroni would rather have no leader than lose one. */
async function whenSynchronous({ site }: Arrangement): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://${HOST}:${site.ports.patroni[0]}/cluster`).catch(() => undefined)
    const { members = [] } = ((await answer?.json().catch(() => undefined)) ?? {}) as {
      members?: readonly { readonly role: string; readonly state: string }[]
    }
    const isWhole = members.length === 3 && members.every(({ state }) => state === 'running' || state === 'streaming')
    if (isWhole && members.some(({ role }) => role === 'sync_standby')) return
    await sleep(250)
  }
}

async function killReplica(cluster: Arrangement, turn: number): Promise<void> {
  const leader = await cluster.leader()
  await killed(
    nth(
      cluster.postgres.filter((part) => part !== leader),
      turn,
    ),
  )
}

/** Every process of the shop is replaced by a new one, one after the other, as a deploy does. */
async function deploy({ web, workers }: Arrangement): Promise<void> {
  for (const part of [...workers, ...web]) {
    await part.stop()
    await part.start()
  }
}

export const FAULTS = {
  leader: { what: 'leader of the database killed', times: 30, once: killLeader },
  replica: { what: 'replica of the database killed', times: 100, once: killReplica },
  web: { what: 'web process killed', times: 100, once: ({ web }, turn) => killed(nth(web, turn)) },
  worker: { what: 'worker killed', times: 100, once: ({ workers }, turn) => killed(nth(workers, turn)) },
  deploy: { what: 'rolling deploy of all processes', times: 100, once: deploy },
} satisfies Readonly<Record<string, Fault>>

export type FaultName = keyof typeof FAULTS

/** Brings a fault about so many times; answers how long (ms) the arrangement needed to be whole again, each time. */
export async function repeat(cluster: Arrangement, fault: Fault, times: number): Promise<number[]> {
  const took: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now()
    await fault.once(cluster, turn)
    took.push(Math.round(performance.now() - began))
    await sleep(REST_MS)
  }
  return took
}
