import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The programs of a cluster, all from Debian's packages. */
export interface Programs {
  readonly etcd: string
  readonly patroni: string
  readonly haproxy: string
  readonly pgbouncer: string
  /** Undefined: the shop is reached without a cache in front. */
  readonly varnishd: string | undefined
  /** The library that shifts a process's clock; undefined: no process can be given another one. */
  readonly faketime: string | undefined
  /** Folder of PostgreSQL's programs. */
  readonly postgres: string
}

/** What must be installed for each. */
const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  varnishd: 'varnish varnish-modules',
  faketime: 'faketime',
  postgres: 'postgresql',
} as const

/** By path: the program of the same name starts its process as a child, which would outlive it. */
const LIBRARIES = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)

/** The module of Varnish by which pages are purged by their tags, and stay for the time that the shop is away. */
const XKEY = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/varnish/vmods/libvmod_xkey.so`)

const FOLDERS = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
const POSTGRES_FOLDER = '/usr/lib/postgresql'

/** Programs that are missing and cannot be done without; the message says what to install. */
export class ProgramsMissing extends Error {
  override readonly name = 'ProgramsMissing'
}

/** Finds the programs. `onMissing` is called for what can be done without. Throws ProgramsMissing. */
export function findPrograms(onMissing: (sentence: string) => void): Programs {
  const found = {
    etcd: find('etcd'),
    patroni: find('patroni'),
    haproxy: find('haproxy'),
    pgbouncer: find('pgbouncer'),
    varnishd: XKEY.some(existsSync) ? find('varnishd') : undefined,
    faketime: LIBRARIES.find(existsSync),
    postgres: findPostgres(),
  }
  const { etcd, patroni, haproxy, pgbouncer, varnishd, faketime, postgres } = found
  if (!etcd || !patroni || !haproxy || !pgbouncer || !postgres) {
    const missing = Object.entries(found).flatMap(([name, path]) => (path ? [] : [name as keyof typeof PACKAGES]))
    throw new ProgramsMissing(
      `Not found: ${missing.join(', ')}. Install them: apt-get install ${missing.map((name) => PACKAGES[name]).join(' ')}`,
    )
  }
  if (!varnishd)
    onMissing('Varnish was not found (apt-get install varnish varnish-modules): there is no cache in front of the shop')
  return { etcd, patroni, haproxy, pgbouncer, varnishd, faketime, postgres }
}

function find(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find(isProgram)
}

/** The newest PostgreSQL that Debian has installed. */
function findPostgres(): string | undefined {
  if (!existsSync(POSTGRES_FOLDER)) return undefined
  const versions = readdirSync(POSTGRES_FOLDER).toSorted((one, other) => Number(other) - Number(one))
  return versions
    .map((version) => join(POSTGRES_FOLDER, version, 'bin'))
    .find((bin) => isProgram(join(bin, 'postgres')))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
