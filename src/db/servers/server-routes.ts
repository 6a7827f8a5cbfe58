import type { Heartbeat, ServerState } from './server-watch.ts'

/** A replica that is further behind answers only when there is nothing else; changes are announced again after as long. */
export const MAX_BEHIND_MS = 10_000

/** Which server is asked. */
export type Route = 'leader' | 'replica'

/**
 * Where reads go that may be a moment old: to the replica, unless it is not reachable or too far behind while the leader
 * answers. `behindMs` is undefined where it is not known.
 */
export function routeOfCatalogue(leader: ServerState, replica: ServerState, behindMs: number | undefined): Route {
  if (!answers(leader)) return answers(replica) ? 'replica' : 'leader'
  return answers(replica) && behindMs !== undefined && behindMs <= MAX_BEHIND_MS ? 'replica' : 'leader'
}

/** Where everything else goes: to the leader; while it is away, to the replica, which refuses changes. */
export const routeOfTheRest = (leader: ServerState, replica: ServerState): Route =>
  !answers(leader) && answers(replica) ? 'replica' : 'leader'

const answers = (state: ServerState): boolean => state === 'READY' || state === 'READ_ONLY'

/** Positions of the leader that are remembered: a minute of heartbeats. */
const MAX_POSITIONS = 60

/** How far a replica is behind its leader, by positions in the write-ahead log and one clock: that of this process. */
export class ReplicationLag {
  readonly #positions: { readonly at: number; readonly position: number }[] = []
  #replayed: number | undefined

  leaderAt(position: number, at: number): void {
    this.#positions.push({ at, position })
    if (this.#positions.length > MAX_POSITIONS) this.#positions.shift()
  }

  replicaAt({ position }: Pick<Heartbeat, 'position'>): void {
    this.#replayed = position
  }

  /** Milliseconds since the replica had everything the leader had; undefined before both have been heard. */
  behindMs(now: number): number | undefined {
    const replayed = this.#replayed
    const oldest = this.#positions[0]
    if (replayed === undefined || !oldest) return undefined
    const ahead = this.#positions.find(({ position }) => position > replayed)
    if (!ahead) return 0
    return now - ahead.at
  }
}
