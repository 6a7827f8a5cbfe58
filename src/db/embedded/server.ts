import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findBinaries } from '#db/embedded/binaries.ts'
import { clusterFolders, createCluster, OWNER } from '#db/embedded/cluster.ts'
import { chooseEndpoint } from '#db/embedded/endpoint.ts'
import type { Endpoint } from '#db/embedded/endpoint.ts'
import { FolderStillHeld, launch } from '#db/embedded/launch.ts'
import { DataFolderInUse, takeOwnership } from '#db/embedded/ownership.ts'
import { breakOffSessions, findRunning, readPostmaster, stopPostmaster } from '#db/embedded/postmaster.ts'
import { findServerUser } from '#db/embedded/server-user.ts'
import type { ServerUser } from '#db/embedded/server-user.ts'
import { asArguments, DURABLE } from '#db/embedded/settings.ts'
import type { Settings } from '#db/embedded/settings.ts'

/** A PostgreSQL server that this process started, or took over from one that died. */
export interface EmbeddedServer {
  /** Connection string of a database on it; the shop's own is `matbaa`. */
  readonly url: (database?: string) => string
  /** Stops it, everything written down. Close the pools first: open sessions are broken off. */
  readonly stop: () => Promise<void>
}

export interface ServerOptions {
  /** Its folder; made when missing. */
  readonly home: string
  readonly settings?: Settings
  /** Told when the server died and could not be brought back. */
  readonly onLost?: (error: unknown) => void
}

interface Held {
  readonly pid: number
  readonly owner: pg.Client
}

const PATIENCE_MS = 30_000
/** How often it is looked whether somebody has asked the server to stop. */
const LOOK_EVERY_MS = 1_000

/**
 * Starts the embedded server of a folder and makes its database. A server left behind by a process that was
 * killed is taken over. One that dies is started again. Throws DataFolderInUse when another shop has the folder.
 */
export async function startServer({ home, settings = DURABLE, onLost }: ServerOptions): Promise<EmbeddedServer> {
  const user = await findServerUser()
  const binaries = await findBinaries(user)
  await createCluster(home, binaries.initdb, user, settings['fsync'] !== 'off')
  const running = await findRunning(clusterFolders(home).data)
  const endpoint = await chooseEndpoint(home, user, running?.port)
  const command = [
    binaries.postgres,
    '-D',
    clusterFolders(home).data,
    ...endpoint.args,
    ...asArguments(settings),
  ] as const

  let stopping = false
  let held = await hold(home, command, endpoint, user)
  watch(held)
  await createDatabase(held.owner)

  function watch({ owner, pid }: Held): void {
    const looking = setInterval(() => void breakOffIfStopping(pid), LOOK_EVERY_MS).unref()
    owner.once('end', () => {
      clearInterval(looking)
      if (stopping) return
      hold(home, command, endpoint, user).then((next) => watch((held = next)), onLost)
    })
  }

  /** Somebody else has asked it to stop: it would wait for our sessions, and we for it. Ended, it is started again. */
  async function breakOffIfStopping(pid: number): Promise<void> {
    const postmaster = await readPostmaster(clusterFolders(home).data)
    if (!stopping && postmaster?.pid === pid && postmaster.stopping) breakOffSessions(pid)
  }

  return {
    url: (database = OWNER) => endpoint.url(database),
    stop: async () => {
      stopping = true
      await held.owner.end()
      await stopPostmaster(held.pid)
    },
  }
}

/**
 * Like startServer, but when another shop already runs the server, this one just uses it and leaves it running:
 * for commands beside a running shop.
 */
export async function shareServer(options: ServerOptions): Promise<EmbeddedServer> {
  try {
    return await startServer(options)
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    const running = await findRunning(clusterFolders(options.home).data)
    const endpoint = await chooseEndpoint(options.home, await findServerUser(), running?.port)
    return { url: (database = OWNER) => endpoint.url(database), stop: () => Promise.resolve() }
  }
}

/** Gets hold of a running server with exactly this command; starts one when there is none. */
async function hold(
  home: string,
  command: readonly [string, ...string[]],
  endpoint: Endpoint,
  user: ServerUser | undefined,
): Promise<Held> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      const running = await findRunning(clusterFolders(home).data)
      const pid = running?.pid ?? (await launch(home, command, user))
      const owner = await takeOwnership(endpoint.url('postgres'), home)
      if (!running || running.command === command.join(' ')) return { pid, owner }
      // Left behind by a shop of another version or with other settings.
      await owner.end()
      await stopPostmaster(pid)
    } catch (error) {
      if (!isPassing(error) || performance.now() > deadline) throw error
      await sleep(50)
    }
  }
}

/** Starting up, shutting down, or not listening yet. */
function isPassing(error: unknown): boolean {
  if (error instanceof FolderStillHeld) return true
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '57P03' || code === 'ECONNREFUSED' || code === 'ENOENT' || code === 'ECONNRESET'
}

async function createDatabase(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query('select 1 from pg_database where datname = $1', [OWNER])
  if (rowCount === 0) await owner.query(`create database ${OWNER}`)
}
