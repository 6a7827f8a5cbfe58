import type { Db } from '#db/connection.ts'
import { inTransaction } from '#db/in-transaction.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { cancellation } from '#domain/orders/cancellation.ts'
import type { Cancellation } from '#domain/orders/cancellation.ts'
import { isTooLate } from '#domain/orders/lateness.ts'
import { CLAIM_DAYS } from '#domain/orders/return-policy.ts'
import { orderMove } from '#domain/orders/order-status.ts'
import type { OrderStatus, RejectionReason } from '#domain/orders/order-status.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { OrderNews } from '../messages/templates/order-news.ts'
import { BY_COMMAND } from '../changes/record-change.ts'
import type { ChangeAuthor } from '../changes/record-change.ts'
import { countOpenJobs, isOnHold, signAs } from './desk/desk-work.repository.ts'
import { traceOrder } from './desk/trace-order.ts'
import type { TraceParts } from './desk/trace-order.ts'
import type { ChangeAction } from '#domain/staff/change-actions.ts'
import { moveOrder } from './order-effects.ts'
import type { IllegalMove, OrderParts } from './order-effects.ts'
import { notifyCustomer } from './order-messages.ts'
import type { MessageParts } from './order-messages.ts'
import type { PromiseError, StaffRefunder } from '../payments/promise-refund.ts'
import { askToCancel, completeDelivered, findClosedGate, findLines, lockOrder, startLines } from './order.repository.ts'
import type { OrderLineRow, OrderName, OrderRow } from './order.repository.ts'

export interface MovesParts extends OrderParts, MessageParts, TraceParts {
  readonly db: Db
  readonly now: () => Date
  /** Makes the print jobs of an order that is accepted, in the transaction that accepts it. */
  readonly openJobs: (tx: Db, orderId: string) => Promise<void>
  /** Promises what is left of an order back that a person ends, by the rules of every refund of theirs. */
  readonly refundEnded: (
    tx: Db,
    refunder: StaffRefunder,
    ended: { readonly orderId: string; readonly reason: 'CANCELLED' | 'REJECTED' },
  ) => Promise<Result<void, PromiseError>>
}

/** Who ends an order: a person with what they may do about money, or a command of the shop's computer. */
export type Ender = ChangeAuthor & { readonly permissions?: ReadonlySet<Permission> }

export type MoveError =
  | IllegalMove
  | { readonly code: 'orders/unknown' }
  /** Staff put it on hold: first that ends. */
  | { readonly code: 'orders/on-hold' }
  /** The workshop has not made all of it. */
  | { readonly code: 'orders/jobs-open' }
  /** A customer has to sign the artwork of a line off first, or the shop to design it. */
  | { readonly code: 'orders/not-signed-off' | 'orders/not-designed' }
  | PromiseError
  /** Too far for that; the customer can ask for it. */
  | { readonly code: 'orders/ask-to-cancel' }
  | { readonly code: 'orders/asked-already' }

/** A parcel on its way. */
export type Shipment = {
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingUrl: string | null
}

/** That jobs which are not made count as made when the goods leave; without it they stop a person, not a command. */
export type OpenJobs = 'close' | undefined

type Moved = Result<OrderRow, MoveError>
type StaffMove = {
  readonly openJobs?: OpenJobs
  /** What the change is called. */
  readonly action: ChangeAction
  readonly to: OrderStatus
  readonly reason?: string
  readonly more?: Parameters<typeof moveOrder>[3]['more']
  readonly news?: (order: OrderRow) => OrderNews
  /** What else follows from it. */
  readonly follows?: (tx: Db, orderId: string) => Promise<void>
}

export type OrderMoves = ReturnType<typeof createOrderMoves>

/** What customers can do about an order: the rule of S255 for what its lines say. */
export const cancellationOf = (order: OrderRow, lines: readonly OrderLineRow[], now: Date): Cancellation =>
  cancellation(
    order.status,
    lines.map((line) => ({
      isInProduction: line.production_started_at !== null,
      isProofApproved: line.proof_approved_at !== null,
    })),
    isTooLate({ agreedBy: order.agreed_by ?? order.ready_by, readyBy: order.ready_by }, riyadhDate(now)),
  )

/** Moves of orders by people: customers who cancel, and staff. Each with its message, in one transaction. */
export function createOrderMoves(parts: MovesParts) {
  const { db } = parts

  const inOrder: InOrder = (name, work) =>
    inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, name)
      return order ? work(tx, order) : err({ code: 'orders/unknown' })
    })

  const moveByStaff = async (tx: Db, order: OrderRow, move: StaffMove, author: Ender): Promise<Moved> => {
    const { action, to, reason, more, news, follows } = move
    const refused =
      (await stopped(tx, order, { ...move, author })) ?? (await refundOfEnd(tx, parts, order, { to, author }))
    if (refused) return err(refused)
    await signAs(tx, author)
    const moved = await moveOrder(tx, parts, order, { to, by: 'STAFF', reason, ...(more && { more }) })
    if (!moved.ok) return moved
    if (follows) await follows(tx, order.id)
    if (news) await notifyCustomer(tx, parts, moved.value, news(moved.value))
    const [before, after] = [{ status: order.status }, { status: to, ...more }]
    await traceOrder(tx, parts, { author, action, order, before, after, reason })
    return moved
  }
  const byStaff = (number: number, move: StaffMove, author: Ender = BY_COMMAND): Promise<Moved> =>
    inOrder({ number }, (tx, order) => moveByStaff(tx, order, move, author))

  return {
    /** Cancels an order of the customer's, with all money back, while nothing of it is made. */
    cancel: (customerId: string, id: string): Promise<Moved> =>
      inOrder({ id, customerId }, async (tx, order) => {
        const possible = cancellationOf(order, await findLines(tx, order.id), parts.now())
        if (possible === 'ASK') return err({ code: 'orders/ask-to-cancel' })
        if (possible === 'NONE') return err({ code: 'orders/illegal-transition' })
        const moved = await moveOrder(tx, parts, order, { to: 'CANCELLED', by: 'CUSTOMER' })
        if (moved.ok) await notifyCustomer(tx, parts, moved.value, { news: 'cancelled' })
        return moved
      }),

    /** Asks the staff to end an order that is being made. */
    askToCancel: (customerId: string, id: string, reason: string): Promise<Moved> =>
      inOrder({ id, customerId }, async (tx, order) => {
        const possible = cancellationOf(order, await findLines(tx, order.id), parts.now())
        if (possible !== 'ASK') return err({ code: 'orders/illegal-transition' })
        return (await askToCancel(tx, order.id, reason)) ? ok(order) : err({ code: 'orders/asked-already' })
      }),

    /** Completes a delivered order of the customer's, who has all of it and nothing to claim (A-C3). */
    confirm: (customerId: string, id: string): Promise<Moved> =>
      inOrder({ id, customerId }, (tx, order) => moveOrder(tx, parts, order, { to: 'COMPLETED', by: 'CUSTOMER' })),

    ...plainMoves(parts, byStaff),

    ...goodsMoves(parts, inOrder, moveByStaff),

    /** Completes orders whose claim window is over; answers how many. */
    complete: (): Promise<number> => completeDelivered(db, CLAIM_DAYS),
  }
}

/** Moves that end an order, which a hold does not stop. */
const ENDS: Readonly<Partial<Record<OrderStatus, true>>> = { CANCELLED: true, REJECTED: true }

/** Why a move of staff is not made now. */
async function stopped(
  tx: Db,
  order: OrderRow,
  { to, openJobs, author }: StaffMove & { readonly author: Ender },
): Promise<MoveError | undefined> {
  if (!orderMove(order.status, to, 'STAFF')) return { code: 'orders/illegal-transition' }
  if (ENDS[to] === undefined && (await isOnHold(tx, order.id))) return { code: 'orders/on-hold' }
  const mustBeMade = to === 'ON_THE_WAY' && author.via === 'OFFICE' && openJobs !== 'close'
  return mustBeMade && (await countOpenJobs(tx, order.id)) > 0 ? { code: 'orders/jobs-open' } : undefined
}

/** Promises back what was paid for an order that a person ends; why not, when their limits are reached. */
async function refundOfEnd(
  tx: Db,
  { refundEnded }: Pick<MovesParts, 'refundEnded'>,
  order: OrderRow,
  { to, author }: { readonly to: OrderStatus; readonly author: Ender },
): Promise<PromiseError | undefined> {
  if (author.via !== 'OFFICE' || (to !== 'CANCELLED' && to !== 'REJECTED')) return undefined
  const refunder = {
    staffId: author.staffId,
    isUnlimited: author.permissions?.has('money.unlimited') ?? false,
    mayDecide: author.permissions?.has('money.decide') ?? false,
  }
  const promised = await refundEnded(tx, refunder, { orderId: order.id, reason: to })
  return promised.ok ? undefined : promised.error
}

type ByStaff = (number: number, move: StaffMove, author?: Ender) => Promise<Moved>

/** Moves that are nothing but a move and its message. */
const plainMoves = ({ openJobs }: Pick<MovesParts, 'openJobs'>, byStaff: ByStaff) => ({
  accept: (number: number, author?: ChangeAuthor) =>
    byStaff(
      number,
      { action: 'order.accept', to: 'PROCESSING', news: () => ({ news: 'in-production' }), follows: openJobs },
      author,
    ),
  reject: (number: number, reason: RejectionReason, author?: Ender) =>
    byStaff(
      number,
      { action: 'order.reject', to: 'REJECTED', reason, news: () => ({ news: 'rejected', reason }) },
      author,
    ),
  cancelByStaff: (number: number, reason: string, author?: Ender) =>
    byStaff(number, { action: 'order.cancel', to: 'CANCELLED', reason, news: () => ({ news: 'cancelled' }) }, author),
  deliver: (number: number, author?: ChangeAuthor) =>
    byStaff(number, { action: 'order.deliver', to: 'DELIVERED', news: () => ({ news: 'delivered' }) }, author),
  takeBack: (number: number, reason: string, author?: ChangeAuthor) =>
    byStaff(number, { action: 'order.takeBack', to: 'PROCESSING', reason }, author),
})

type InOrder = (name: OrderName, work: (tx: Db, order: OrderRow) => Promise<Moved>) => Promise<Moved>
type MoveByStaff = (tx: Db, order: OrderRow, move: StaffMove, author: ChangeAuthor) => Promise<Moved>

/** Moves of the goods of an order. */
const goodsMoves = (parts: TraceParts, inOrder: InOrder, moveByStaff: MoveByStaff) => ({
  /** The goods are being made: from now on the customer can only ask for an end. */
  start: (number: number, author: ChangeAuthor = BY_COMMAND): Promise<Moved> =>
    inOrder({ number }, async (tx, order) => {
      if (order.status !== 'PROCESSING') return err({ code: 'orders/illegal-transition' })
      if (await isOnHold(tx, order.id)) return err({ code: 'orders/on-hold' })
      const gate = await findClosedGate(tx, order.id)
      if (gate) return err({ code: gate === 'DESIGN' ? 'orders/not-designed' : 'orders/not-signed-off' })
      const lines = await startLines(tx, order.id)
      const [before, after] = [{ startedLines: 0 }, { startedLines: lines }]
      await traceOrder(tx, parts, { author, action: 'order.start', order, before, after })
      return ok(order)
    }),

  /** The goods are ready where they are picked up. */
  ready: (number: number, author: ChangeAuthor = BY_COMMAND, openJobs?: OpenJobs): Promise<Moved> =>
    inOrder({ number }, async (tx, order) => {
      if (order.fulfilment !== 'PICKUP') return err({ code: 'orders/illegal-transition' })
      const occasion = String(order.moved_at.getTime())
      const news = () => ({ news: 'ready-for-pickup', occasion }) as const
      return moveByStaff(tx, order, { action: 'order.ready', to: 'ON_THE_WAY', news, openJobs }, author)
    }),

  /** The goods have left. */
  ship: (number: number, shipment: Shipment, author: ChangeAuthor = BY_COMMAND, openJobs?: OpenJobs): Promise<Moved> =>
    inOrder({ number }, async (tx, order) => {
      if (order.fulfilment !== 'DELIVERY') return err({ code: 'orders/illegal-transition' })
      const { carrier, trackingNumber, trackingUrl } = shipment
      const more = { carrier, tracking_number: trackingNumber, tracking_url: trackingUrl }
      const news = () => ({ news: 'shipped', occasion: trackingNumber, ...shipment }) as const
      return moveByStaff(tx, order, { action: 'order.ship', to: 'ON_THE_WAY', more, news, openJobs }, author)
    }),
})
