import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ServerUser } from '../src/db/embedded/server-user.ts'
import { Part } from './part.ts'
import type { Ports } from './ports.ts'
import type { Programs } from './programs.ts'

/** Where and as whom the parts run. */
export interface Site {
  readonly folder: string
  readonly ports: Ports
  readonly programs: Programs
  /** PostgreSQL refuses to run as root. */
  readonly user: ServerUser | undefined
}

export const HOST = '127.0.0.1'
const SCOPE = 'shop'
/** Of this machine alone, and gone with the cluster. */
const PASSWORD = 'of-the-cluster'

/** Patroni's own limits for how soon a dead leader is replaced: the lease lives 20 s, the least it allows. */
const LEASE = { ttl: 20, loop_wait: 1, retry_timeout: 3 }

export const databaseUrl = (port: number, database = 'postgres'): string =>
  `postgresql://postgres:${PASSWORD}@${HOST}:${port}/${database}`

/** Rejects until a port takes connections. */
export async function portAnswers(port: number): Promise<void> {
  const socket = connect(port, HOST)
  try {
    await once(socket, 'connect')
  } finally {
    socket.destroy()
  }
}

/** Rejects until an address answers with success. */
export async function addressAnswers(url: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
}

/** Where Patroni writes down who leads. */
export function etcdPart({ folder, ports, programs }: Site): Part {
  const client = `http://${HOST}:${ports.etcd}`
  const peers = `http://${HOST}:${ports.etcdPeers}`
  return new Part({
    name: 'etcd',
    program: programs.etcd,
    args: [
      '--name=etcd',
      `--data-dir=${join(folder, 'etcd')}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peers}`,
      `--initial-advertise-peer-urls=${peers}`,
      `--initial-cluster=etcd=${peers}`,
    ],
    folder,
    isUp: () => addressAnswers(`${client}/health`),
  })
}

/** One PostgreSQL with its Patroni; the first becomes the leader. Synchronous: a confirmed commit lies on two servers. */
export async function patroniPart(site: Site, index: number): Promise<Part> {
  const { folder, ports, programs, user } = site
  const name = `postgres${index + 1}`
  const home = join(folder, name)
  await mkdir(home, { recursive: true })
  await chmod(home, 0o700)
  if (user) await chown(home, user.uid, user.gid)
  const file = join(folder, `${name}.json`)
  // YAML takes JSON as it is.
  await writeFile(file, JSON.stringify(patroniSettings(site, index, home), null, 2))
  const port = ports.patroni[index]
  return new Part({
    name,
    program: programs.patroni,
    args: [file],
    env: { HOME: home },
    user,
    folder,
    survivors: async () => [Number.parseInt(await readFile(join(home, 'data', 'postmaster.pid'), 'utf8'), 10)],
    isUp: () => addressAnswers(`http://${HOST}:${port}/readiness`),
  })
}

function patroniSettings({ ports, programs }: Site, index: number, home: string): object {
  const postgres = `${HOST}:${ports.postgres[index]}`
  const rest = `${HOST}:${ports.patroni[index]}`
  return {
    scope: SCOPE,
    name: `postgres${index + 1}`,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: `${HOST}:${ports.etcd}` },
    bootstrap: {
      dcs: {
        ...LEASE,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200, jit: 'off', wal_keep_size: '256MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [`host replication replicator ${HOST}/32 md5`, `host all all ${HOST}/32 md5`],
    },
    postgresql: {
      listen: postgres,
      connect_address: postgres,
      data_dir: join(home, 'data'),
      bin_dir: programs.postgres,
      pgpass: join(home, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: PASSWORD },
        replication: { username: 'replicator', password: PASSWORD },
        rewind: { username: 'postgres', password: PASSWORD },
      },
      parameters: { unix_socket_directories: home },
    },
  }
}

/** Settings that a pooler cannot pass on as the client gives them: every connection to the server begins with them. */
const SESSION = 'set statement_timeout = 5000; set lock_timeout = 3000; set idle_in_transaction_session_timeout = 10000'

/**
 * What is asked of a connection to the server before the next client has it. PgBouncer's own `discard all` would undo the
 * settings above with the first client that leaves, and takes no other statement beside it: these are its parts, and the settings again.
 */
const RESET = `close all; set session authorization default; reset all; deallocate all; unlisten *; select pg_advisory_unlock_all(); discard plans; discard temp; discard sequences; ${SESSION}`

/**
 * PgBouncer between the shop and its leader, a connection a session: Debian's version passes no prepared statements in
 * transaction mode.
 */
export async function pgbouncerPart({ folder, ports, programs, user }: Site): Promise<Part> {
  const users = join(folder, 'pgbouncer-users.txt')
  await writeFile(users, `"postgres" "${PASSWORD}"\n`)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = host=${HOST} port=${ports.leader} connect_query='${SESSION}'

[pgbouncer]
listen_addr = ${HOST}
listen_port = ${ports.pooledLeader}
auth_type = plain
auth_file = ${users}
pool_mode = session
server_reset_query = ${RESET}
default_pool_size = 60
max_client_conn = 500
server_login_retry = 1
query_wait_timeout = 5
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
unix_socket_dir =
`,
  )
  return new Part({
    name: 'pgbouncer',
    program: programs.pgbouncer,
    args: [file],
    user,
    folder,
    isUp: () => portAnswers(ports.pooledLeader),
  })
}
