import type { Db } from '#db/connection.ts'
import { possibleMoves } from '#domain/orders/desk/desk-moves.ts'
import type { PossibleMove } from '#domain/orders/desk/desk-moves.ts'
import { needsSecondPerson } from '#domain/orders/desk/plan-refund.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'
import type { InvoiceService } from '../../invoices/invoice.service.ts'
import type { OrderListing } from '../listing/order-listing.ts'
import type { Reader } from '../listing/order-lists.service.ts'
import { findLines } from '../order.repository.ts'
import type { OrderLineRow } from '../order.repository.ts'
import { findDeskMoney, findDeskOrder, findTimeline, NO_MONEY } from './desk-order.repository.ts'
import type { DeskMoney, DeskRow, TimelineRow } from './desk-order.repository.ts'

export type { DeskMoney, DeskRow } from './desk-order.repository.ts'

export interface DeskOrderParts {
  readonly db: Db
  readonly documentsOf: (db: Db, orderId: string) => ReturnType<InvoiceService['ofOrder']>
  readonly listing: Pick<OrderListing, 'followIfOld'>
  readonly policy: () => Pick<ShopPolicy, 'refundAlone'>
}

/** An order with everything that staff sees of it. Money and documents are undefined for those who may not. */
export type DeskOrderFile = {
  readonly order: DeskRow
  readonly lines: readonly OrderLineRow[]
  readonly money: DeskMoney | undefined
  readonly documents: Awaited<ReturnType<InvoiceService['ofOrder']>> | undefined
  readonly timeline: readonly TimelineRow[]
  readonly moves: readonly PossibleMove[]
}

export type DeskOrders = ReturnType<typeof createDeskOrders>

/** Entries of a timeline; no order has more. */
const MAX_ENTRIES = 500

/** Orders as staff reads them, one at a time. */
export const createDeskOrders = ({ db, documentsOf, listing, policy }: DeskOrderParts) => ({
  find: async (reader: Reader, number: number): Promise<DeskOrderFile | undefined> => {
    const { permissions } = reader
    await listing.followIfOld()
    const order = await findDeskOrder(db, number)
    if (!order) return undefined
    const [lines, money, documents, timeline] = await Promise.all([
      findLines(db, order.id),
      findDeskMoney(db, [order.id]).then((found) => found.get(order.id) ?? NO_MONEY),
      permissions.has('invoices.view') ? documentsOf(db, order.id) : undefined,
      findTimeline(db, order.id, MAX_ENTRIES),
    ])
    const moves = possibleMoves(factsOf(order, lines, { money, most: policy().refundAlone, permissions }), permissions)
    return { order, lines, documents, timeline, moves, money: permissions.has('money.view') ? money : undefined }
  },

  /** The money of each of these orders, by its id. */
  moneyOf: (orderIds: readonly string[]): Promise<ReadonlyMap<string, DeskMoney>> => findDeskMoney(db, orderIds),
})

/** What was paid for the order and is not promised back. */
export const leftOf = ({ payments }: DeskMoney): number =>
  payments
    .filter(({ purpose }) => purpose === 'ORDER')
    .reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)

type Decides = {
  readonly money: DeskMoney
  /** What one person gives back alone. */
  readonly most: number
  readonly permissions: Reader['permissions']
}

/** What was given back of the order by one person alone. */
const givenAlone = ({ refunds }: DeskMoney): number =>
  refunds
    .filter(({ by, needsApproval, state }) => by !== null && !needsApproval && state !== 'DECLINED')
    .reduce((sum, { amount }) => sum + amount, 0)

const factsOf = (order: DeskRow, lines: readonly OrderLineRow[], { money, most, permissions }: Decides) => ({
  status: order.status,
  fulfilment: order.fulfilment,
  isHeld: order.hold_reason !== null,
  isCancelRequested: order.cancel_requested_at !== null,
  isStarted: lines.every((line) => line.production_started_at !== null),
  openJobs: order.open_jobs,
  left: leftOf(money),
  needsApproval: !permissions.has('money.decide') || needsSecondPerson(leftOf(money), givenAlone(money), most),
})
