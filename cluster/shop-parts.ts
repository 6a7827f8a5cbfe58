import { join } from 'node:path'
import { LITTLE_MEMORY } from '../scripts/setup/memory.mjs'
import { addressAnswers, databaseUrl, HOST } from './database-parts.ts'
import type { Site } from './database-parts.ts'
import type { Ports } from './ports.ts'
import { Part } from './part.ts'

/** The setting that says where the gateway of payments is. */
export const GATEWAY = 'MOYASAR_URL'

/** The bucket of all files. */
export const BUCKET = 'shop'

/** By which the cache knows a purge of the shop from a visitor's. */
export const PURGE_SECRET = 'cluster-purges-cluster-purges-cluster'

const PRESENT = join(import.meta.dirname, '..')

/** How the processes of a shop in a cluster are set up. */
export interface ShopOptions {
  /** Whether an empty shop is filled with the demo. */
  readonly isDemo: boolean
  /** Further settings of its processes, such as a gateway's. */
  readonly settings?: Readonly<Record<string, string | undefined>>
  /** Folder of the version that runs; undefined: this one. */
  readonly checkout?: string | undefined
}

/**
 * A process that serves pages, calls and the office. The first one reaches its services by links that can be cut.
 * `clockMinutes` sets its clock ahead, or back when it is negative.
 */
export const webPart = (site: Site, index: number, options: ShopOptions, clockMinutes = 0): Part =>
  shopPart(
    site,
    { name: `web${index + 1}`, services: 'web,api,office', port: site.ports.web[index] ?? 0, clockMinutes },
    index === 0 ? { ...options, settings: { ...options.settings, ...byLinks(site, options) } } : options,
  )

/** A process that does jobs. It serves the API as well: that is how its health is seen. */
export const workerPart = (site: Site, index: number, options: ShopOptions): Part =>
  shopPart(site, { name: `worker${index + 1}`, services: 'api,worker', port: site.ports.workers[index] ?? 0 }, options)

/** Of a process with another clock, time alone differs: its timers run as others do. */
const otherClock = (library: string, minutes: number) => ({
  LD_PRELOAD: library,
  FAKETIME: `${minutes > 0 ? '+' : ''}${minutes}m`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
})

interface Process {
  readonly name: string
  readonly services: string
  readonly port: number
  readonly clockMinutes?: number
}

const databaseSettings = (ports: Pick<Ports, 'pooledLeader' | 'leader' | 'replicas' | 'objects'>) => ({
  DATABASE_URL: databaseUrl(ports.pooledLeader, 'shop'),
  DATABASE_DIRECT_URL: databaseUrl(ports.leader, 'shop'),
  DATABASE_REPLICA_URL: databaseUrl(ports.replicas, 'shop'),
  S3_ENDPOINT: `http://${HOST}:${ports.objects}`,
})

const byLinks = ({ ports: { links } }: Site, { settings }: ShopOptions) => ({
  ...databaseSettings(links),
  ...(settings?.[GATEWAY] && { [GATEWAY]: `http://${HOST}:${links.gateway}` }),
})

function shopPart(
  { folder, ports, programs }: Site,
  { name, services, port, clockMinutes = 0 }: Process,
  { isDemo, settings, checkout = PRESENT }: ShopOptions,
): Part {
  return new Part({
    name,
    program: process.execPath,
    args: [
      ...(checkout === PRESENT ? LITTLE_MEMORY.options : []),
      join(checkout, 'src', 'main.ts'),
      `--services=${services}`,
    ],
    env: {
      HOST,
      PORT: String(port),
      PUBLIC_URL: `http://${HOST}:${ports.front}`,
      TRUSTED_PROXIES: `${HOST}/32`,
      APP_SECRET: 'cluster-secret-cluster-secret-cluster',
      ...databaseSettings(ports),
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'cluster',
      S3_SECRET_ACCESS_KEY: 'cluster-secret',
      DATA_DIR: join(folder, name),
      DIST: join(checkout, 'dist'),
      ...(clockMinutes !== 0 && otherClock(programs.faketime ?? '', clockMinutes)),
      DEMO: String(isDemo),
      PAYMENTS_SANDBOX: 'false',
      BANK_IBAN: 'SA0380000000608010167519',
      BANK_NAME: 'Al Rajhi Bank',
      BANK_ACCOUNT_NAME: 'The shop of the cluster',
      VARNISH_URL: programs.varnishd && `http://${HOST}:${ports.front}`,
      VARNISH_SECRET: PURGE_SECRET,
      // As in production, and as deploy/haproxy wants it.
      SHUTDOWN_DELAY_MS: '3000',
      LOG_LEVEL: 'info',
      ...settings,
    },
    folder,
    isUp: () => addressAnswers(`http://${HOST}:${port}/readyz?for=orders`),
  })
}
