import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#db/connection.ts'
import { inTransaction } from '#db/in-transaction.ts'
import { isPossible } from '#domain/orders/desk/desk-moves.ts'
import type { DeskMoveName } from '#domain/orders/desk/desk-moves.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ChangeAction } from '#domain/staff/change-actions.ts'
import type { Fields } from '#domain/staff/changed-fields.ts'
import type { ChangeAuthor } from '../../changes/record-change.ts'
import { versionConflict } from '../../changes/version-conflict.ts'
import type { VersionConflict } from '../../changes/version-conflict.ts'
import { notifyCustomer } from '../order-messages.ts'
import type { MessageParts } from '../order-messages.ts'
import { lockOrder } from '../order.repository.ts'
import type { OrderRow } from '../order.repository.ts'
import { contactOf, correctionOf, isAddressWhole } from './contact-correction.ts'
import type { ContactCorrection } from './contact-correction.ts'
import {
  clearCancelRequest,
  copyMessage,
  correctOrder,
  findReaders,
  findDesk,
  insertNote,
  raiseVersion,
  writeAssignee,
  writeHold,
} from './desk-work.repository.ts'
import { traceOrder } from './trace-order.ts'
import type { TraceParts } from './trace-order.ts'

export interface DeskWorkParts extends TraceParts, MessageParts {
  readonly db: Db
}

export type DeskAuthor = Extract<ChangeAuthor, { via: 'OFFICE' }>

export type DeskError =
  | { readonly code: 'orders/unknown' | 'orders/illegal-transition' | 'orders/on-hold' }
  /** No such person works here, or they cannot open orders. */
  | { readonly code: 'orders/unknown-staff' }
  /** No such person works here, or they may not work on orders. */
  | { readonly code: 'orders/not-assignable' }
  | { readonly code: 'orders/unknown-message' }
  /** The digits of the short address are not the building's number. */
  | { readonly code: 'address/short-address' }
  | VersionConflict

type Done = Result<void, DeskError>

export type DeskWork = ReturnType<typeof createDeskWork>

/** An order can be corrected until it leaves. */
export const CORRECTABLE: ReadonlySet<OrderRow['status']> = new Set(['AWAITING_PAYMENT', 'PENDING', 'PROCESSING'])

/** What staff does with an order besides moving it. Each is one transaction with its change. */
export function createDeskWork(parts: DeskWorkParts) {
  const { db, queue } = parts
  const inOrder = (number: number, work: (tx: Db, order: OrderRow) => Promise<Done>): Promise<Done> =>
    inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, { number })
      return order ? work(tx, order) : err({ code: 'orders/unknown' })
    })
  const traced = (tx: Db, order: OrderRow, author: DeskAuthor, action: ChangeAction, change: Sides): Promise<void> =>
    traceOrder(tx, parts, { author, action, order, ...change })

  return {
    ...holds(inOrder, traced),
    ...people(inOrder, traced),

    /** Answers a request to cancel with no. */
    refuseCancel: (author: DeskAuthor, number: number, reason: string) =>
      inOrder(number, async (tx, order) => {
        if (!(await allows(tx, order, 'refuseCancel'))) return err({ code: 'orders/illegal-transition' })
        await clearCancelRequest(tx, order.id)
        const occasion = String(order.cancel_requested_at?.getTime())
        await notifyCustomer(tx, parts, order, { news: 'cancel-refused', occasion, reason })
        const before = { cancelRequest: order.cancel_request }
        await traced(tx, order, author, 'order.refuseCancel', { before, after: { cancelRequest: null }, reason })
        return ok(undefined)
      }),

    /** Corrects who an order is for and where it goes, before it leaves. */
    correct: (author: DeskAuthor, number: number, version: number, correction: ContactCorrection) =>
      inOrder(number, async (tx, order) => {
        if (!CORRECTABLE.has(order.status)) return err({ code: 'orders/illegal-transition' })
        const present = (await findDesk(tx, order.id))?.version ?? 1
        if (present !== version) {
          return versionConflict(tx, { type: 'order', id: order.id }, present, contactOf(order))
        }
        if (!isAddressWhole(order, correction)) return err({ code: 'address/short-address' })
        const { row, before, after } = correctionOf(order, correction)
        if (isDeepStrictEqual(before, after)) return ok(undefined)
        await correctOrder(tx, order.id, row)
        await raiseVersion(tx, order.id)
        await traced(tx, order, author, 'order.correct', { before, after })
        return ok(undefined)
      }),

    /** Writes to the customer in words of one's own, where they are reached now. */
    write: (author: DeskAuthor, number: number, text: string) =>
      inOrder(number, async (tx, order) => {
        await notifyCustomer(tx, parts, order, { news: 'staff-message', occasion: randomUUID(), text })
        await traced(tx, order, author, 'order.message', { before: null, after: { text } })
        return ok(undefined)
      }),

    /** Sends a message to the customer once more, where they are reached now. */
    resend: (author: DeskAuthor, number: number, messageId: number) =>
      inOrder(number, async (tx, order) => {
        const copy = await copyMessage(tx, order.id, messageId)
        if (copy === undefined) return err({ code: 'orders/unknown-message' })
        await queue.enqueue(tx, [{ name: 'mail.send', data: { messageId: copy } }])
        await traced(tx, order, author, 'order.resend', { before: null, after: { message: String(messageId) } })
        return ok(undefined)
      }),
  }
}

type Sides = { readonly before: Fields | null; readonly after: Fields | null; readonly reason?: string }
type InOrder = (number: number, work: (tx: Db, order: OrderRow) => Promise<Done>) => Promise<Done>
type Traced = (tx: Db, order: OrderRow, author: DeskAuthor, action: ChangeAction, change: Sides) => Promise<void>

const holds = (inOrder: InOrder, traced: Traced) => ({
  /** Nothing happens to an order until that is ended. */
  hold: (author: DeskAuthor, number: number, reason: string) =>
    inOrder(number, async (tx, order) => {
      if (!(await allows(tx, order, 'hold'))) return err({ code: 'orders/illegal-transition' })
      await writeHold(tx, order.id, reason)
      await traced(tx, order, author, 'order.hold', { before: { hold: null }, after: { hold: reason } })
      return ok(undefined)
    }),

  release: (author: DeskAuthor, number: number) =>
    inOrder(number, async (tx, order) => {
      if (!(await allows(tx, order, 'release'))) return err({ code: 'orders/illegal-transition' })
      const hold = (await findDesk(tx, order.id))?.hold_reason ?? null
      await writeHold(tx, order.id, null)
      await traced(tx, order, author, 'order.release', { before: { hold }, after: { hold: null } })
      return ok(undefined)
    }),
})

const people = (inOrder: InOrder, traced: Traced) => ({
  /** Writes a note for colleagues, some of whom are asked to read it. */
  note: (author: DeskAuthor, number: number, note: { readonly text: string; readonly mentions: readonly string[] }) =>
    inOrder(number, async (tx, order) => {
      const { text, mentions } = note
      if ((await findReaders(tx, mentions)).length < mentions.length) return err({ code: 'orders/unknown-staff' })
      await insertNote(tx, { orderId: order.id, staffId: author.staffId, text, mentions })
      await traced(tx, order, author, 'order.note', { before: null, after: { text, mentions } })
      return ok(undefined)
    }),

  /** Assigns an order to a person, or to none. */
  assign: (author: DeskAuthor, number: number, staffId: string | null) =>
    inOrder(number, async (tx, order) => {
      const assignee = (await findDesk(tx, order.id))?.assignee_id ?? null
      if (assignee === staffId) return ok(undefined)
      if (!(await writeAssignee(tx, order.id, staffId))) return err({ code: 'orders/not-assignable' })
      await traced(tx, order, author, 'order.assign', { before: { assignee }, after: { assignee: staffId } })
      return ok(undefined)
    }),
})

/** Whether the order, which the transaction holds, can make a move that no table of statuses knows. */
async function allows(tx: Db, order: OrderRow, move: DeskMoveName): Promise<boolean> {
  const desk = await findDesk(tx, order.id)
  return isPossible(move, {
    status: order.status,
    fulfilment: order.fulfilment,
    isHeld: (desk?.hold_reason ?? null) !== null,
    isCancelRequested: order.cancel_requested_at !== null,
    isStarted: false,
    openJobs: 0,
    left: 0,
    needsApproval: false,
  })
}
