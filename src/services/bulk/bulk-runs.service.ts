import type { Db } from '#db/connection.ts'
import { MAX_MATCHING } from '#domain/orders/desk/bulk-actions.ts'
import type { BulkActionName } from '#domain/orders/desk/bulk-actions.ts'
import type { OrderFilter } from '#domain/orders/desk/order-filter.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { recordChange } from '../changes/record-change.ts'
import type { OrderLists } from '../orders/listing/order-lists.service.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import type { StaffActor } from '../staff/staff-sessions.service.ts'
import { findRefused, findRuns, insertRun } from './bulk-run.repository.ts'
import type { BulkTarget, RefusedRow, RunRow } from './bulk-run.repository.ts'

export interface BulkRunParts {
  readonly db: Db
  readonly queue: JobQueue
  readonly lists: Pick<OrderLists, 'numbers' | 'isAssignee'>
}

/** What is to be done, and to which orders. */
export type BulkRequest = {
  readonly action: BulkActionName
  readonly assigneeId: string | null
  readonly orders: readonly BulkTarget[] | OrderFilter
}

export type BulkError = { readonly code: 'bulk/no-orders' | 'bulk/too-many' | 'bulk/no-assignee' }

export type BulkRuns = ReturnType<typeof createBulkRuns>

/** Runs that are shown of a person, and rows that are shown of what was refused. */
const MAX_RUNS = 5
const MAX_REFUSED = 1_000

/** Begins to do the same with many orders, and says how far that is. A job does it (bulk-run-job.ts). */
export const createBulkRuns = ({ db, queue, lists }: BulkRunParts) => ({
  /** Begins a run; which orders the filters name is decided now. Answers its id. */
  start: async (actor: StaffActor, { action, assigneeId, orders }: BulkRequest): Promise<Result<string, BulkError>> => {
    const targets = isTargets(orders)
      ? orders
      : (await lists.numbers(actor, orders, MAX_MATCHING + 1)).map((number) => ({ number }))
    if (targets.length === 0) return err({ code: 'bulk/no-orders' })
    if (targets.length > MAX_MATCHING) return err({ code: 'bulk/too-many' })
    const id = await db.transaction().execute(async (tx) => {
      const { staffId, sessionId } = actor
      if (assigneeId !== null && !(await lists.isAssignee(tx, assigneeId))) return undefined
      const run = await insertRun(tx, { staffId, sessionId, action, assigneeId }, targets)
      const after = { action, orders: targets.length, ...(assigneeId !== null && { assignee: assigneeId }) }
      await recordChange(tx, actor, {
        action: 'bulk.start',
        subject: { type: 'bulkRun', id: run },
        before: null,
        after,
      })
      await queue.enqueue(tx, [{ name: 'bulk.run', data: { runId: run } }])
      return run
    })
    return id === undefined ? err({ code: 'bulk/no-assignee' }) : ok(id)
  },

  /** The newest runs of a person. */
  newest: ({ staffId }: StaffActor): Promise<RunRow[]> => findRuns(db, staffId, { limit: MAX_RUNS }),

  /** A run of this person's, with what was refused of it. */
  find: async (
    { staffId }: StaffActor,
    id: string,
  ): Promise<(RunRow & { readonly rows: readonly RefusedRow[] }) | undefined> => {
    const [run] = await findRuns(db, staffId, { id })
    return run && { ...run, rows: await findRefused(db, id, MAX_REFUSED) }
  },
})

const isTargets = (orders: BulkRequest['orders']): orders is readonly BulkTarget[] => Array.isArray(orders)
