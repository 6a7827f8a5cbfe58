import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { addressAnswers, databaseUrl, HOST } from './database-parts.ts'
import type { Site } from './database-parts.ts'
import { Part } from './part.ts'

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts')

/** How the processes of a shop in an arrangement are set up. */
export interface ShopOptions {
  /** Whether an empty shop is filled with the demo. */
  readonly isDemo: boolean
  /** Further settings of its processes, such as a gateway's. */
  readonly settings?: Readonly<Record<string, string | undefined>>
}

/** A process that serves pages, calls and the office. */
export const webPart = (site: Site, index: number, options: ShopOptions): Part =>
  shopPart(site, { name: `web${index + 1}`, services: 'web,api,office', port: site.ports.web[index] ?? 0 }, options)

/** A process that does jobs. It serves the API as well: that is how its health is seen. */
export const workerPart = (site: Site, index: number, options: ShopOptions): Part =>
  shopPart(site, { name: `worker${index + 1}`, services: 'api,worker', port: site.ports.workers[index] ?? 0 }, options)

interface Process {
  readonly name: string
  readonly services: string
  readonly port: number
}

function shopPart(
  { folder, ports, programs }: Site,
  { name, services, port }: Process,
  { isDemo, settings }: ShopOptions,
): Part {
  return new Part({
    name,
    program: process.execPath,
    args: [MAIN, `--services=${services}`],
    env: {
      HOST,
      PORT: String(port),
      PUBLIC_URL: `http://${HOST}:${ports.front}`,
      TRUSTED_PROXIES: `${HOST}/32`,
      APP_SECRET: 'cluster-secret-cluster-secret-cluster',
      DATABASE_URL: databaseUrl(ports.pooledLeader, 'shop'),
      DATABASE_DIRECT_URL: databaseUrl(ports.leader, 'shop'),
      DATABASE_REPLICA_URL: databaseUrl(ports.replicas, 'shop'),
      DATA_DIR: join(folder, 'files'),
      DEMO: String(isDemo),
      PAYMENTS_SANDBOX: 'false',
      BANK_IBAN: 'SA0380000000608010167519',
      BANK_NAME: 'Al Rajhi Bank',
      BANK_ACCOUNT_NAME: 'The shop of the cluster',
      VARNISH_URL: programs.varnishd && `http://${HOST}:${ports.front}`,
      SHUTDOWN_DELAY_MS: '1500',
      LOG_LEVEL: 'info',
      ...settings,
    },
    folder,
    isUp: () => addressAnswers(`http://${HOST}:${port}/readyz?for=orders`),
  })
}

/** Where files lie, for all processes. */
export const makeFileFolder = (folder: string): Promise<unknown> => mkdir(join(folder, 'files'), { recursive: true })
