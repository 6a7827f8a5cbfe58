import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectOnce } from '../src/db/connection.ts'
import { findServerUser } from '../src/db/embedded/server-user.ts'
import { databaseUrl, etcdPart, HOST, patroniPart, pgbouncerPart } from './database-parts.ts'
import type { Site } from './database-parts.ts'
import { haproxyPart, varnishPart } from './front-parts.ts'
import type { Part } from './part.ts'
import { expectFreePorts, portsFrom } from './ports.ts'
import { findPrograms } from './programs.ts'
import { NetworkLink } from './network-link.ts'
import { openObjectStore } from './object-store.ts'
import { GATEWAY, webPart, workerPart } from './shop-parts.ts'
import type { ShopOptions } from './shop-parts.ts'
import { waitUntil } from './wait-until.ts'

/** The shop's own processes. */
export interface ShopProcesses {
  readonly web: readonly Part[]
  readonly workers: readonly Part[]
}

/** A shop on many processes, as plain processes of one machine. */
export interface Cluster extends ShopProcesses {
  readonly url: string
  readonly site: Site
  readonly postgres: readonly Part[]
  /** The processes of another version of the shop, in a folder of its own, to be started in the place of these. */
  readonly processesOf: (checkout: string) => ShopProcesses
  /** The first web process with another clock; undefined where faketime is not installed. To be started in its place. */
  readonly webWithClock: ((minutes: number) => Part) | undefined
  /** What the first web process reaches its services by. */
  readonly links: Links
  /** The PostgreSQL that leads now; undefined while none does. */
  readonly leader: () => Promise<Part | undefined>
  /** Stops all parts, in the opposite order, and removes their files. */
  readonly stop: () => Promise<void>
}

export interface Links {
  readonly database: readonly NetworkLink[]
  readonly objects: NetworkLink
  /** Undefined without a gateway. */
  readonly gateway: NetworkLink | undefined
}

export interface ClusterOptions extends ShopOptions {
  readonly firstPort: number
  readonly say: (sentence: string) => void
  /** Called before the first part is started, so that all of it can be stopped if this process must end early. */
  readonly onBegin: (beginning: Beginning) => void
}

/** A cluster that is being started. */
export interface Beginning {
  /** The parts so far: each is added before it is started. */
  readonly parts: readonly Part[]
  /** Stops them, in the opposite order, and removes their files. */
  readonly stop: () => Promise<void>
}

/**
 * Starts etcd, three PostgreSQL with Patroni, HAProxy, PgBouncer, two workers, three web processes and Varnish. Throws
 * ProgramsMissing and PortsTaken.
 */
export async function startCluster({ firstPort, say, onBegin, ...shop }: ClusterOptions): Promise<Cluster> {
  const programs = findPrograms(say)
  await expectFreePorts(firstPort)
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'))
  await chmod(folder, 0o755)
  const site: Site = { folder, ports: portsFrom(firstPort), programs, user: await findServerUser() }
  const parts: Part[] = []
  const closers: (() => void)[] = []
  const stop = async (): Promise<void> => {
    for (const part of parts.toReversed()) await part.stop()
    for (const close of closers) close()
    await rm(folder, { recursive: true, force: true })
  }
  onBegin({ parts, stop })
  const added = (part: Part): Part => {
    parts.push(part)
    return part
  }
  const start = async (...started: readonly Part[]): Promise<void> => {
    started.forEach(added)
    say(`Starting ${started.map(({ name }) => name).join(', ')}`)
    await Promise.all(started.map((part) => part.start()))
  }

  await start(etcdPart(site))
  const [first, ...others] = await Promise.all([0, 1, 2].map((index) => patroniPart(site, index)))
  if (!first) throw new Error('a cluster has a database')
  await start(first)
  // The others copy the first one once it leads: before that they would try to begin a cluster of their own.
  await waitUntil('a PostgreSQL that leads', () => findLeader(site, [first]))
  await start(...others)
  await start(await haproxyPart(site), await pgbouncerPart(site))
  await createDatabase(site)
  const objects = await openObjectStore(join(folder, 'objects'), site.ports.objects)
  const links = await openLinks(site, shop.settings?.[GATEWAY])
  closers.push(...linksOf(links).map((link) => () => link.close()), () => objects.close())
  const { web, workers } = processesOf(site, shop, (part) => part)
  // The first one migrates and fills the shop; nothing else should find it half full.
  for (const worker of workers) await start(worker)
  await start(...web)
  const varnish = await varnishPart(site)
  if (varnish) await start(varnish)

  const postgres = [first, ...others]
  return {
    url: `http://${HOST}:${varnish ? site.ports.front : site.ports.shop}`,
    site,
    postgres,
    web,
    workers,
    processesOf: (checkout) => processesOf(site, { ...shop, checkout }, added),
    webWithClock: programs.faketime === undefined ? undefined : (minutes) => added(webPart(site, 0, shop, minutes)),
    links,
    leader: () => findLeader(site, postgres),
    stop,
  }
}

const processesOf = (site: Site, shop: ShopOptions, made: (part: Part) => Part): ShopProcesses => ({
  web: [0, 1, 2].map((index) => made(webPart(site, index, shop))),
  workers: [0, 1].map((index) => made(workerPart(site, index, shop))),
})

const linksOf = ({ database, objects, gateway }: Links): readonly NetworkLink[] => [
  ...database,
  objects,
  ...(gateway ? [gateway] : []),
]

async function openLinks({ ports }: Site, gatewayUrl: string | undefined): Promise<Links> {
  const { pooledLeader, leader, replicas, objects, gateway } = ports.links
  const links: Links = {
    database: [
      new NetworkLink(pooledLeader, ports.pooledLeader),
      new NetworkLink(leader, ports.leader),
      new NetworkLink(replicas, ports.replicas),
    ],
    objects: new NetworkLink(objects, ports.objects),
    gateway: gatewayUrl === undefined ? undefined : new NetworkLink(gateway, Number(new URL(gatewayUrl).port)),
  }
  for (const link of linksOf(links)) await link.open()
  return links
}

async function createDatabase({ ports }: Site): Promise<void> {
  // The balancer may not have seen yet who leads.
  const client = await waitUntil('a connection to who leads', () =>
    connectOnce(databaseUrl(ports.leader)).catch(() => undefined),
  )
  try {
    await client.query('create database shop')
  } finally {
    await client.end()
  }
}

async function findLeader({ ports }: Site, postgres: readonly Part[]): Promise<Part | undefined> {
  for (const [index, part] of postgres.entries()) {
    const answer = await fetch(`http://${HOST}:${ports.patroni[index]}/primary`, {
      signal: AbortSignal.timeout(1_000),
    }).catch(() => undefined)
    if (answer?.ok) return part
  }
  return undefined
}
