import type { Db } from '#db/connection.ts'
import { inTransaction } from '#db/in-transaction.ts'
import { refusalOf } from '#domain/artwork/desk-actions.ts'
import type { ActionRefusal, DeskAction, DeskLine } from '#domain/artwork/desk-actions.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ChangeAction } from '#domain/staff/change-actions.ts'
import type { Fields } from '#domain/staff/changed-fields.ts'
import { versionConflict } from '../../changes/version-conflict.ts'
import type { VersionConflict } from '../../changes/version-conflict.ts'
import type { OrderNews } from '../../messages/templates/order-news.ts'
import type { DeskAuthor } from '../../orders/desk/desk-work.service.ts'
import { traceOrder } from '../../orders/desk/trace-order.ts'
import type { TraceParts } from '../../orders/desk/trace-order.ts'
import { notifyOfOrder } from '../../orders/order-messages.ts'
import type { MessageParts } from '../../orders/order-messages.ts'
import { findLineId, lockProofLine, signAsStaff } from '../proof-line.repository.ts'
import type { LineName, ProofLine } from '../proof-line.repository.ts'

export interface LineWorkParts extends TraceParts, MessageParts {
  readonly db: Db
}

/** Why nothing was done with a line. */
export type LineWorkError =
  | { readonly code: 'artwork/unknown-line' }
  | { readonly code: 'artwork/not-possible'; readonly reason: ActionRefusal }
  | VersionConflict

/** Which line, in which version the person saw it. */
export type SeenLine = LineName & { readonly version: number }

/** Runs work on a locked line. */
export type InLine = ReturnType<typeof lineWork>

export type Work = {
  readonly tx: Db
  readonly line: ProofLine
  readonly notify: (news: OrderNews) => Promise<void>
  readonly traced: (action: ChangeAction, after: Fields, reason?: string) => Promise<Result<void, never>>
}

/** Actions that are no buttons of their own rule. */
type LineAction = DeskAction | 'overrule' | 'signOff'

/** Locks a line that a person saw in a version, checks that the action fits it, and does the work in one transaction. */
export const lineWork =
  (parts: LineWorkParts) =>
  <Value, Failure = never>(
    author: DeskAuthor,
    seen: SeenLine,
    action: LineAction,
    work: (work: Work) => Promise<Result<Value, LineWorkError | Failure>>,
  ): Promise<Result<Value, LineWorkError | Failure>> =>
    inTransaction(parts.db, async (tx) => {
      const id = await findLineId(tx, seen)
      const line = id === undefined ? undefined : await lockProofLine(tx, id)
      if (!line) return err({ code: 'artwork/unknown-line' })
      if (line.version !== seen.version)
        return versionConflict(tx, { type: 'order', id: line.order_id }, line.version, { state: line.state })
      const reason = refusedFor(action, line)
      if (reason) return err({ code: 'artwork/not-possible', reason })
      await signAsStaff(tx, author.staffId)
      return work(workOn(tx, parts, author, line))
    })

function workOn(tx: Db, parts: LineWorkParts, author: DeskAuthor, line: ProofLine): Work {
  return {
    tx,
    line,
    notify: (news) => notifyOfOrder(tx, parts, line.order_id, news),
    traced: async (action, after, reason) => {
      const before = { line: null, state: line.state }
      const order = { id: line.order_id }
      await traceOrder(tx, parts, { author, action, order, before, after: { line: lineCode(line), ...after }, reason })
      return ok(undefined)
    },
  }
}

function refusedFor(action: LineAction, line: ProofLine): ActionRefusal | undefined {
  const desk = deskLineOf(line)
  if (action === 'signOff') return line.state === 'PROOF_SENT' ? undefined : 'STATE'
  if (action !== 'overrule') return refusalOf(action, desk)
  const refusal = refusalOf('pass', desk)
  return refusal === 'MUST_BE_FIXED' || refusal === 'NOT_CHECKED' ? undefined : refusal
}

/** A line as the rules of the desk read it. */
export const deskLineOf = (
  line: Pick<
    ProofLine,
    'state' | 'policy' | 'verdicts' | 'status' | 'hold_reason' | 'is_to_be_designed' | 'designer' | 'designs'
  >,
): DeskLine => ({
  state: line.state,
  policy: line.policy,
  verdicts: line.verdicts,
  designs: line.designs,
  design: line.is_to_be_designed ? (line.designer === null ? 'OPEN' : 'TAKEN') : null,
  order: line.status === 'PENDING' || line.status === 'PROCESSING' ? line.status : 'OTHER',
  isOnHold: line.hold_reason !== null,
})

/** What people call a line: its order and its place in it, from 1. */
export const lineCode = ({ number, position }: LineName): string => `${number}-${position + 1}`
