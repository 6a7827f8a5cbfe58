import type pg from 'pg'
import { queryBuilder } from '#db/connection.ts'
import type { ConnectionOptions, Db } from '#db/connection.ts'
import { watchDatabase } from '#db/database-state.ts'
import type { DatabaseWatch } from '#db/database-state.ts'
import { clusterFolders } from '#db/embedded/cluster.ts'
import { choosePlace } from '#db/embedded/place.ts'
import { shareServer, startServer } from '#db/embedded/server.ts'
import { ServerAway } from '#db/embedded/postmaster.ts'
import { explainByLog } from '#db/embedded/server-failure.ts'
import type { EmbeddedServer } from '#db/embedded/server.ts'
import { emptySchema } from '#db/empty-schema.ts'
import { migrate } from '#db/migrate.ts'
import { openServer, openServers } from '#db/servers/open-servers.ts'
import type { ServerOptions, Servers, WatchedLeader } from '#db/servers/open-servers.ts'
import { describeServer } from '#db/server-check.ts'
import type { ServerDescription } from '#db/server-check.ts'

export interface DatabaseOptions extends ConnectionOptions {
  /** An external server, or its pooler where `directUrl` is given; without it the embedded one of the data folder is started. */
  readonly url?: string | undefined
  /** The same server past a pooler of connections; without it the pooler is none. */
  readonly directUrl?: string | undefined
  /** A read replica for catalogue reads; without it they go to the main server. */
  readonly replicaUrl?: string | undefined
  readonly dataFolder: string
  /** Empties the embedded database first. */
  readonly startsOver?: boolean
  /** For commands: an embedded server that a running shop holds is used as it is. */
  readonly share?: boolean
  /** Receives what takes a while or needs saying, in a sentence. */
  readonly onProgress?: (sentence: string) => void
  /** Called when the embedded server died and cannot be brought back. */
  readonly onLost?: (error: unknown) => void
  /** For a process that goes on while an external server is away: it is watched, and the replica stands in for it. */
  readonly watchServers?: Pick<ServerOptions, 'onServerState'>
}

/** An open, migrated database. */
export interface OpenDatabase {
  /** Leads to the leader itself, past a pooler: for connections that are held, such as those that listen. */
  readonly url: string
  readonly pool: pg.Pool
  readonly db: Db
  /** For reads that may lag a moment; the main pool when there is no replica. */
  readonly replica: pg.Pool
  readonly server: ServerDescription
  /** Whether it answers and takes changes now. */
  readonly watch: DatabaseWatch
  /** What the leader can do, as its heartbeat says; undefined where it is not watched. */
  readonly leader: WatchedLeader | undefined
  /** Another pool of the leader, for what no replica may answer. */
  readonly openLeaderPool: Servers['openLeaderPool']
  /** How far the replica is behind, in ms; undefined where no replica is watched. */
  readonly behindMs: Servers['behindMs']
  /** Closes the pools and stops the server if this process started it. */
  readonly close: () => Promise<void>
}

/**
 * Connects to the configured server, or starts the embedded one, and brings its schema up to date.
 * Throws DataFolderInUse, MigrationError, or the driver's error when the server does not answer.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const server = options.url
    ? { url: () => options.url ?? '', log: undefined, stop: () => Promise.resolve() }
    : await startDataFolderServer(options)
  const url = options.directUrl ?? server.url()
  try {
    if (options.startsOver && !options.url) await emptySchema(url)
    const applied = await migrate(url)
    if (applied.length > 0) options.onProgress?.(`Migrated the database: ${applied.join(', ')}`)
    const servers =
      options.url && options.watchServers
        ? openServers({ ...options, ...options.watchServers, url: options.url, directUrl: url })
        : openServer(options.url ?? url, options)
    const { pool, leader } = servers
    return {
      url,
      pool,
      db: queryBuilder(pool),
      replica: servers.catalogue,
      server: await describeServer(leader),
      watch: watchDatabase(leader),
      leader: servers.watched,
      openLeaderPool: servers.openLeaderPool,
      behindMs: servers.behindMs,
      close: async () => {
        await servers.close()
        await server.stop()
      },
    }
  } catch (error) {
    // A server that a full disk has broken may not stop either: the first failure is the one to report.
    await Promise.allSettled([server.stop()])
    throw server.log === undefined ? error : await explainByLog(error, server.log)
  }
}

/** Starts the embedded server that belongs to a data folder, without a look at what is in it. */
export async function startDataFolderServer(options: Omit<DatabaseOptions, 'url'>): Promise<EmbeddedServer> {
  const { dataFolder, share, onProgress, onLost } = options
  const { home, moved } = await choosePlace(dataFolder)
  if (moved) onProgress?.(`The embedded PostgreSQL cannot run below ${dataFolder}: its data is in ${home}`)
  const start = share ? shareServer : startServer
  return start({ home, ...(onLost && { onLost }) }).catch(async (error: unknown) => {
    throw error instanceof ServerAway ? await explainByLog(error, clusterFolders(home).log) : error
  })
}
