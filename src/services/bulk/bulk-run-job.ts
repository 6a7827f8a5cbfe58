import type { Alert } from '../alert.ts'
import type { Db } from '#db/connection.ts'
import { BULK_ACTIONS } from '#domain/orders/desk/bulk-actions.ts'
import type { BulkActionName } from '#domain/orders/desk/bulk-actions.ts'
import { err, type Result } from '#domain/result.ts'
import type { DeskAuthor, DeskWork } from '../orders/desk/desk-work.service.ts'
import type { OrderMoves } from '../orders/order-moves.service.ts'
import { sweepEach } from '../sweep-each.ts'
import { findUnfinished, finishRun, noteFailure, takeRow, writeOutcome } from './bulk-run.repository.ts'
import type { TakenRow } from './bulk-run.repository.ts'

export interface BulkJobParts {
  readonly db: Db
  /** What is done with an order, within a transaction. */
  readonly within: (tx: Db) => { readonly moves: OrderMoves; readonly work: DeskWork }
  readonly alert: Alert
}

/** So often a row is tried whose attempt breaks off with an error. */
const MAX_ATTEMPTS = 3

/** Does the rows of runs, one transaction each, together with its result: after a crash the next one goes on. */
export function createBulkRunJob({ db, within, alert }: BulkJobParts) {
  const nextRow = async (runId: string): Promise<boolean> => {
    let taken: TakenRow | undefined
    try {
      return await db.transaction().execute(async (tx) => {
        taken = await takeRow(tx, runId)
        if (!taken) return false
        const done = await perform(within(tx), taken)
        await writeOutcome(tx, taken, done.ok ? null : done.error.code)
        return true
      })
    } catch (error) {
      if (!taken) throw error
      await noteFailure(db, taken, MAX_ATTEMPTS)
      alert('a row of a bulk run failed', { err: error, run: runId, order: taken.order_number })
      return true
    }
  }
  const run = async (runId: string, signal: AbortSignal): Promise<void> => {
    while (await nextRow(runId)) if (signal.aborted) throw new Error('the process stops; the run goes on elsewhere')
    await finishRun(db, runId)
  }
  return {
    /** Goes on with a run until nothing is left of it, or fails when the signal says so. */
    run,

    /** Goes on with every run that has something left: those whose job was lost. */
    sweep: async (signal: AbortSignal): Promise<number> => {
      const unfinished = await findUnfinished(db)
      await sweepEach(unfinished, { sweep: 'bulk.sweep', alert, signal }, (id) => run(id, signal))
      return unfinished.length
    },
  }
}

/** Does one row in the name of who began the run, if they may still do it. */
function perform(
  { moves, work }: ReturnType<BulkJobParts['within']>,
  row: TakenRow,
): Promise<Result<unknown, { readonly code: string }>> {
  if (!row.permissions.includes(BULK_ACTIONS[row.action])) return Promise.resolve(err({ code: 'bulk/no-permission' }))
  const author: DeskAuthor = { via: 'OFFICE', staffId: row.staff_id, sessionId: row.session_id }
  const does: Readonly<Record<BulkActionName, () => Promise<Result<unknown, { readonly code: string }>>>> = {
    accept: () => moves.accept(row.order_number, author),
    assign: () => work.assign(author, row.order_number, row.assignee_id),
    ship: () => {
      const { carrier, tracking_number: trackingNumber, tracking_url: trackingUrl } = row
      const shipment = { carrier: carrier ?? '', trackingNumber: trackingNumber ?? '', trackingUrl }
      return moves.ship(row.order_number, shipment, author)
    },
  }
  return does[row.action]()
}
