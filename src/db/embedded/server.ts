import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findBinaries } from '#db/embedded/binaries.ts'
import { clusterFolders, createCluster, OWNER } from '#db/embedded/cluster.ts'
import { chooseEndpoint } from '#db/embedded/endpoint.ts'
import type { Endpoint } from '#db/embedded/endpoint.ts'
import { FolderStillHeld, launch } from '#db/embedded/launch.ts'
import { DataFolderInUse, takeOwnership } from '#db/embedded/ownership.ts'
import { breakSessionsOff, findRunning, readPostmaster, ServerAway, stopPostmaster } from '#db/embedded/postmaster.ts'
import { ServerFailure } from '#db/embedded/server-failure.ts'
import { findServerUser } from '#db/embedded/server-user.ts'
import type { ServerUser } from '#db/embedded/server-user.ts'
import { asArguments, DURABLE } from '#db/embedded/settings.ts'
import type { Settings } from '#db/embedded/settings.ts'

/** A PostgreSQL server that this process started, or took over from one that died. */
export interface EmbeddedServer {
  /** Connection string of a database on it; the shop's own is `OWNER`. */
  readonly url: (database?: string) => string
  /** The file it writes its complaints to. */
  readonly log: string
  /** Stops it, everything written down. Close the pools first: open sessions are broken off. */
  readonly stop: () => Promise<void>
}

export interface ServerOptions {
  /** Its folder; made when missing. */
  readonly home: string
  readonly settings?: Settings
  /** Called when the server died and could not be brought back. */
  readonly onLost?: (error: unknown) => void
}

interface Held {
  readonly pid: number
  readonly owner: pg.Client
}

const PATIENCE_MS = 30_000
/** How often it is checked whether another process has asked the server to shut down. */
const LOOK_MS = 1_000

/**
 * Starts the embedded server of a folder and makes its database. A server left behind by a process that was
 * killed is taken over. One that dies is started again, if of a full disk once there is space. Throws DataFolderInUse when another shop has the folder.
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

  const stopping = new AbortController()
  const holdIt = (): Promise<Held> => hold({ home, command, endpoint, user, signal: stopping.signal })
  let held = holdIt()
  const { owner } = await held
  watch(owner)
  await createDatabase(owner)
  const shutdowns = setInterval(() => void interruptShutdown(home), LOOK_MS).unref()

  function watch(ours: pg.Client): void {
    ours.once('end', () => {
      if (stopping.signal.aborted) return
      held = holdAgain(holdIt, stopping.signal)
      held.then((next) => watch(next.owner)).catch((error) => stopping.signal.aborted || onLost?.(error))
    })
  }

  return {
    url: (database = OWNER) => endpoint.url(database),
    log: clusterFolders(home).log,
    stop: async () => {
      stopping.abort()
      clearInterval(shutdowns)
      const last = await held.catch(() => undefined)
      await last?.owner.end()
      if (last) await stopPostmaster(last.pid)
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
    return {
      url: (database = OWNER) => endpoint.url(database),
      log: clusterFolders(options.home).log,
      stop: () => Promise.resolve(),
    }
  }
}

interface ServerRequest {
  readonly home: string
  readonly command: readonly [string, ...string[]]
  readonly endpoint: Endpoint
  readonly user: ServerUser | undefined
  /** When it is not wanted any more. */
  readonly signal: AbortSignal
}

/** Gets hold of a running server with exactly this command; starts one when there is none. */
async function hold({ home, command, endpoint, user, signal }: ServerRequest): Promise<Held> {
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
      const isPassing = error instanceof FolderStillHeld || error instanceof ServerAway
      if (!isPassing || signal.aborted || performance.now() > deadline) throw error
      await sleep(50)
    }
  }
}

/** Gets hold of a server that died. For one that a full disk has ended it waits until there is space. */
async function holdAgain(holdIt: () => Promise<Held>, signal: AbortSignal): Promise<Held> {
  for (;;) {
    try {
      return await holdIt()
    } catch (error) {
      if (signal.aborted || !(error instanceof ServerFailure) || !error.isDiskFull) throw error
      await sleep(LOOK_MS)
    }
  }
}

/** A server that has begun to shut down waits for open sessions, ours among them: for ever, unless a signal ends that. */
async function interruptShutdown(home: string): Promise<void> {
  const { data } = clusterFolders(home)
  // Every second: only the file is read. To know a process by its command costs a program on some systems.
  if ((await readPostmaster(data))?.state !== 'stopping') return
  const running = await findRunning(data)
  if (running) breakSessionsOff(running.pid)
}

async function createDatabase(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query('select 1 from pg_database where datname = $1', [OWNER])
  if (rowCount === 0) await owner.query(`create database ${OWNER}`)
}
