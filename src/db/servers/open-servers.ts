import type pg from 'pg'
import { openPool } from '#db/connection.ts'
import type { ConnectionOptions } from '#db/connection.ts'
import { SOFTWARE } from '#domain/software.ts'
import { GuardedPool, RoutedPool } from './chosen-connection-pool.ts'
import { ReplicationLag, routeOfCatalogue, routeOfTheRest } from './server-routes.ts'
import type { Route } from './server-routes.ts'
import { watchServer } from './server-watch.ts'
import type { ServerState, ServerWatch } from './server-watch.ts'

/** A leader with a heartbeat. */
export interface WatchedLeader {
  readonly state: () => ServerState
  /** Calls back whenever its state changes. */
  readonly onState: (listener: (state: ServerState) => void) => void
}

/** The servers of a shop, as pools that ask whichever can answer. */
export interface Servers {
  /** Changes and reads of now. While the leader is away the replica answers reads, and changes are refused. */
  readonly pool: pg.Pool
  /** Reads that may be a moment old. */
  readonly catalogue: pg.Pool
  /** The leader alone. */
  readonly leader: pg.Pool
  /** Another pool of the leader alone. */
  readonly openLeaderPool: (options: ConnectionOptions) => pg.Pool
  /** Undefined where no heartbeat watches the leader. */
  readonly watched?: WatchedLeader
  /** How far the replica is behind, in ms; undefined without one, or before both servers have been heard. */
  readonly behindMs?: () => number | undefined
  readonly close: () => Promise<void>
}

export interface ServerOptions extends ConnectionOptions {
  readonly url: string
  /** The same server past a pooler of connections: for the heartbeat and for pools of the leader alone. */
  readonly directUrl?: string
  readonly replicaUrl?: string | undefined
  /** Called when a server goes away, comes back or changes its role. */
  readonly onServerState?: (server: Route, state: ServerState) => void
}

/** One server that nothing watches, such as the embedded one: its process looks after it. */
export function openServer(url: string, options: ConnectionOptions): Servers {
  const pool = openPool(url, options)
  return {
    pool,
    catalogue: pool,
    leader: pool,
    openLeaderPool: (others) => openPool(url, others),
    close: () => pool.end(),
  }
}

/** Servers that this process does not start: each is watched, and what it cannot answer is asked of the other one. */
export function openServers({ url, directUrl = url, replicaUrl, onServerState, ...options }: ServerOptions): Servers {
  const lag = new ReplicationLag()
  const listeners: ((state: ServerState) => void)[] = []
  const leader = openWatched({ url, directUrl }, options, {
    name: `${SOFTWARE.id} watch leader`,
    onHeartbeat: ({ position }) => lag.leaderAt(position, performance.now()),
    onChange: (state) => {
      onServerState?.('leader', state)
      for (const listener of listeners) listener(state)
    },
  })
  const replica = replicaUrl
    ? openWatched({ url: replicaUrl, directUrl: replicaUrl }, options, {
        name: `${SOFTWARE.id} watch replica`,
        onHeartbeat: (heartbeat) => lag.replicaAt(heartbeat),
        onChange: (state) => onServerState?.('replica', state),
      })
    : undefined
  const all = replica ? [leader, replica] : [leader]
  const behindMs = () => lag.behindMs(performance.now())
  const routed = (choose: (replica: Watched) => Route): pg.Pool =>
    replica
      ? openPool(url, options, (config) => {
          const pools = { leader: leader.pool, replica: replica.pool }
          return new RoutedPool(config, () => pools[choose(replica)])
        })
      : leader.pool
  const pool = routed((other) => routeOfTheRest(leader.watch.state(), other.watch.state()))
  const catalogue = routed((other) => routeOfCatalogue(leader.watch.state(), other.watch.state(), behindMs()))
  return {
    pool,
    catalogue,
    leader: leader.pool,
    openLeaderPool: leader.openPool,
    watched: { state: leader.watch.state, onState: (listener) => void listeners.push(listener) },
    ...(replica && { behindMs }),
    close: async () => {
      await Promise.all([...new Set([pool, catalogue, ...all.map((each) => each.pool)])].map((each) => each.end()))
      await Promise.all(all.map(({ watch }) => watch.close()))
    },
  }
}

interface Watched {
  readonly pool: pg.Pool
  readonly watch: ServerWatch
  readonly openPool: (options: ConnectionOptions) => pg.Pool
}

function openWatched(
  { url, directUrl }: { readonly url: string; readonly directUrl: string },
  options: ConnectionOptions,
  watching: Parameters<typeof watchServer>[1],
): Watched {
  const watch = watchServer(directUrl, watching)
  const server = { isAway: () => watch.state() === 'AWAY', generation: watch.generation }
  const guarded = (to: string, others: ConnectionOptions): pg.Pool =>
    openPool(to, others, (config) => new GuardedPool(config, server))
  return { watch, pool: guarded(url, options), openPool: (others) => guarded(directUrl, others) }
}
