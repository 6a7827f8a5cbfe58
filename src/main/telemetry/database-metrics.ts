import type { Meter } from '@opentelemetry/api'
import { awaitedConnections } from '#db/connection.ts'
import { sentStatements } from '#db/driver/sent-statements.ts'
import { REPORTED_STATES, reportState } from '#db/database-state.ts'
import type { DatabaseWatch } from '#db/database-state.ts'
import type { OpenDatabase } from '#db/open-database.ts'
import type { Meters } from './batched-histogram.ts'
import { SOFTWARE } from '#domain/software.ts'

/** Upper ends of the steps of a statement, in seconds. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5]

/** Statements, connections and the replica. Answers how to stop. */
export function meterDatabase(
  { meter, times }: Meters,
  { pool, replica, behindMs, watch }: Pick<OpenDatabase, 'pool' | 'replica' | 'behindMs' | 'watch'>,
): () => void {
  const statements = times(
    `${SOFTWARE.id}.statement.duration.seconds`,
    'Statements by their first word, to the answer',
    SECONDS,
  )
  const waits = times(`${SOFTWARE.id}.pool.wait.seconds`, 'Waiting for a connection of the pool', SECONDS)
  const connections = meter.createObservableGauge(`${SOFTWARE.id}.pool.connections`, {
    description: 'Connections by pool and state; waiting: requests without one',
  })
  connections.addCallback((observed) => {
    for (const [name, each] of [
      ['main', pool] as const,
      ...(replica === pool ? [] : [['catalogue', replica] as const]),
    ]) {
      observed.observe(each.totalCount - each.idleCount, { pool: name, state: 'busy' })
      observed.observe(each.idleCount, { pool: name, state: 'idle' })
      observed.observe(each.waitingCount, { pool: name, state: 'waiting' })
    }
  })
  meterState(meter, watch)
  if (behindMs) {
    const lag = meter.createObservableGauge(`${SOFTWARE.id}.replica.lag.seconds`, {
      description: 'The replica is behind',
    })
    lag.addCallback((observed) => {
      const ms = behindMs()
      if (ms !== undefined) observed.observe(ms / 1_000)
    })
  }
  const timed = (answer: Promise<unknown>, record: (seconds: number) => void): void => {
    const since = performance.now()
    const note = (): void => record((performance.now() - since) / 1_000)
    answer.then(note, note)
  }
  const ends = [
    sentStatements.subscribe(({ text, answer }) =>
      timed(answer, (seconds) => statements.record(seconds, { operation: operationOf(text) })),
    ),
    awaitedConnections.subscribe(({ taken }) => timed(taken, (seconds) => waits.record(seconds, {}))),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** Whether orders can be taken, as `/readyz` says it: 1 for the state there is, 0 for every other one. */
function meterState(meter: Meter, watch: Pick<DatabaseWatch, 'state'>): void {
  const states = meter.createObservableGauge(`${SOFTWARE.id}.database.state`, {
    description: 'What /readyz says of the database: 1 for the state it is in',
  })
  states.addCallback(async (observed) => {
    const found = await reportState(watch)
    for (const state of REPORTED_STATES) observed.observe(state === found ? 1 : 0, { state })
  })
}

const OPERATIONS = ['select', 'with', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback', 'savepoint']

/** The first word of a statement, of those that are known. */
export function operationOf(text: string): string {
  const start = text.trimStart().slice(0, 10).toLowerCase()
  return OPERATIONS.find((word) => start.startsWith(word)) ?? 'other'
}
