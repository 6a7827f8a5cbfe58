import { fine } from './finding.ts'
import type { Finding } from './finding.ts'

/** `problems`: settings of the server that could lose or mangle data; `version` such as `18.4`. */
export function judgeServer(version: string, problems: readonly string[]): Finding[] {
  if (problems.length === 0)
    return [
      fine('database', `PostgreSQL ${version} answers and writes safely.`),
      fine('locale', 'The database knows Arabic letters.'),
    ]
  return problems.map((problem) => ({
    check: /encoding|LC_CTYPE/.test(problem) ? 'locale' : 'database',
    level: 'error',
    sentence: `The database is not safe to use: ${problem}.`,
    advice: 'Change the setting of the server, or make the database again with the right locale and restore a backup.',
  }))
}

/** Extensions that statements of the shop need. */
export const NEEDED_EXTENSIONS = ['pg_trgm'] as const

export function judgeExtensions(installed: readonly string[]): Finding {
  const missing = NEEDED_EXTENSIONS.filter((name) => !installed.includes(name))
  if (missing.length === 0) return fine('extensions', 'The extensions that the shop needs are installed.')
  return {
    check: 'extensions',
    level: 'error',
    sentence: `The extension ${missing.join(', ')} is missing: search does not work.`,
    advice: `create extension ${missing.join(', ')}; in the database of the shop`,
  }
}

/** Migrations of this version that the database has not had, and such that it had and this version does not know. */
export function judgeSchema(pending: readonly string[], unknown: readonly string[]): Finding {
  if (unknown.length > 0)
    return {
      check: 'schema',
      level: 'error',
      sentence: `The database was changed by a newer version of the shop (${unknown.at(-1)}).`,
      advice: 'Run the version that wrote it, or restore the backup from before.',
    }
  if (pending.length > 0)
    return {
      check: 'schema',
      level: 'warning',
      sentence: `${pending.length} changes of the database wait for a start of this version (${pending[0]}).`,
      advice: 'Start the shop: it applies them by itself.',
    }
  return fine('schema', 'The database fits this version.')
}

/** What is known of a replica; `behindBytes` of the write-ahead log. */
export type ReplicaFacts =
  | { readonly state: 'unreachable'; readonly reason: string }
  | { readonly state: 'no-replica' }
  | { readonly state: 'replica'; readonly behindBytes: number }

const MANY_BYTES = 64 * 1024 * 1024

export function judgeReplica(replica: ReplicaFacts): Finding {
  switch (replica.state) {
    case 'unreachable':
      return {
        check: 'replica',
        level: 'warning',
        sentence: `The replica does not answer (${replica.reason}): while the leader is away no page can be made.`,
        advice: 'Start it, or correct DATABASE_REPLICA_URL.',
      }
    case 'no-replica':
      return {
        check: 'replica',
        level: 'warning',
        sentence: 'DATABASE_REPLICA_URL leads to a server that is no replica.',
        advice: 'Let it lead to a server in recovery, or remove it.',
      }
    case 'replica':
      if (replica.behindBytes <= MANY_BYTES) return fine('replica', 'The replica follows the leader.')
      return {
        check: 'replica',
        level: 'warning',
        sentence: `The replica is ${Math.round(replica.behindBytes / 1024 / 1024)} MB behind the leader.`,
        advice: 'Look at pg_stat_replication, the network and the disk of the replica (docs/runbook.md#replicalags).',
      }
  }
}
