import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { isClosed } from '#domain/orders/order-status.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { dueDocuments } from '#domain/invoicing/due-documents.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { paymentStatus } from '#domain/payments/payment-status.ts'
import { isRefundOpen } from '#domain/payments/refund-state.ts'
import { presentGoods } from '../line-goods.presenter.ts'
import { presentDocument } from '../order-documents.presenter.ts'
import { presentTotals } from '../order-totals.presenter.ts'
import type { InvoiceService } from '#services/invoices/invoice.service.ts'
import type { OrderReader } from '#services/orders/order-reader.service.ts'
import { isVisible } from '#services/orders/order-reader.service.ts'

type OrderRecord = NonNullable<Awaited<ReturnType<OrderReader['find']>>>
type Documents = Awaited<ReturnType<InvoiceService['ofOrder']>>
type Listed = Awaited<ReturnType<OrderReader['list']>>['orders'][number]
type Unpaid = Awaited<ReturnType<OrderReader['unpaid']>>[number]
type Moved = Awaited<ReturnType<OrderReader['transactions']>>['transactions'][number]

/** An order in a list: the contract's ListedOrder. */
export const presentListed = (order: Listed, language: Language) => ({
  id: order.id,
  number: order.number,
  status: order.status,
  placedAt: riyadhTimestamp(order.placed_at),
  readyBy: order.ready_by,
  fulfilment: order.fulfilment,
  total: order.total,
  tracking: trackingOf(order),
  awaited: order.awaited,
  lines: order.lines,
  names: order.names.map((name) => inLanguage(name, language)),
  images: [...order.images],
  previews: order.previews.map(({ id, image }) => ({ id, image })),
})

/** An order with everything: the contract's Order. */
export function presentOrder(
  { order, lines, events, money, cancellation, dayMoves }: OrderRecord,
  documents: Documents,
  language: Language,
) {
  const { status } = order
  return {
    id: order.id,
    number: order.number,
    status: isVisible(status) ? status : null,
    placedAt: riyadhTimestamp(order.placed_at),
    openedAt: riyadhTimestamp(order.placed_at),
    closedAt: closedAtOf(order.status, events),
    readyBy: order.ready_by,
    late:
      order.agreed_by === null || order.late_reason === null
        ? null
        : { agreedBy: order.agreed_by, reason: order.late_reason },
    dayMoves: dayMoves.map(presentDayMove),
    urgent: order.urgent,
    fulfilment: order.fulfilment,
    address: presentAddress(order.address, language),
    contact: { name: order.contact_name, phone: order.contact_phone, email: order.contact_email },
    poNumber: order.po_number,
    notes: order.notes,
    timeline: events.flatMap(({ to_status: to, recorded_at: at, reason }) =>
      isVisible(to) ? [{ status: to, at: riyadhTimestamp(at), reason }] : [],
    ),
    lines: lines.map((line) => presentLine(line, language)),
    totals: presentTotals(order),
    payments: money.payments.map((payment) => presentPayment(payment, money.refunds)),
    attempts: money.attempts.map(presentAttempt),
    tracking: trackingOf(order),
    documents: documents.filter(isReady).map(presentDocument),
    documentsDue: dueDocuments(money, documents),
    cancellation,
    cancelRequestedAt: order.cancel_requested_at && riyadhTimestamp(order.cancel_requested_at),
  }
}

const presentAttempt = (attempt: OrderRecord['money']['attempts'][number]) => ({
  id: attempt.id,
  method: attempt.method,
  status: attemptStatus(attempt.state),
  declineCode: attempt.decline_code,
  at: riyadhTimestamp(attempt.created_at),
})

const presentDayMove = ({ cut_off: cutOff, cause, from_day: from, to_day: to }: OrderRecord['dayMoves'][number]) => ({
  cutOff,
  cause,
  from,
  to,
})

/** A document that waits for its clearance is not shown yet. */
const isReady = ({ isFinal }: Documents[number]): boolean => isFinal

/** When the move happened that closed an order; null while it is open. */
function closedAtOf(status: OrderStatus, events: OrderRecord['events']): string | null {
  const closing = isClosed(status) ? events.findLast(({ to_status: to }) => to === status) : undefined
  return closing ? riyadhTimestamp(closing.recorded_at) : null
}

/** Money counts as refunded from the promise on; the customer sees what is back and what is on its way. */
function presentPayment(payment: OrderRecord['money']['payments'][number], refunds: OrderRecord['money']['refunds']) {
  const own = refunds.filter(({ payment_id: of }) => of === payment.id)
  const returning = sumOf(own.filter(({ state }) => isRefundOpen(state)))
  // What staff has not decided yet is promised to no one.
  const waiting = sumOf(own.filter(({ state }) => state === 'TO_APPROVE'))
  return {
    id: payment.attempt_id,
    method: payment.method,
    amount: payment.captured,
    refunded: payment.refunded - returning - waiting,
    returning,
    card: cardOf(payment),
    at: riyadhTimestamp(payment.received_at),
  }
}

const sumOf = (refunds: readonly { readonly amount: number }[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

/** An order that waits for its money: the contract's UnpaidOrder. */
export const presentUnpaid = (order: Unpaid) => ({
  orderId: order.id,
  number: order.number,
  placedAt: riyadhTimestamp(order.placed_at),
  total: order.total,
  payBefore: riyadhTimestamp(order.hold_expires_at),
  paymentId: order.attempt_id,
  method: order.method,
  status: attemptStatus(order.state),
  receipts: order.receipts,
})

/** An attempt that has brought no money, as its customer sees it. */
const attemptStatus = (state: Unpaid['state']) => paymentStatus({ state, captured: 0, refunded: 0 })

const trackingOf = (order: Pick<Listed, 'carrier' | 'tracking_number' | 'tracking_url'>) =>
  order.carrier !== null && order.tracking_number !== null
    ? { carrier: order.carrier, number: order.tracking_number, url: order.tracking_url }
    : null

const cardOf = ({ card_brand: brand, card_last_four: lastFour }: Pick<Moved, 'card_brand' | 'card_last_four'>) =>
  brand !== null && lastFour !== null ? { brand, lastFour } : null

const presentAddress = (address: OrderRecord['order']['address'], language: Language) =>
  address && {
    ...address,
    region: inLanguage(address.region, language),
    city: inLanguage(address.city, language),
    district: address.district && inLanguage(address.district, language),
  }

/** A line of an order: the contract's OrderLine. */
export const presentLine = (line: OrderRecord['lines'][number], language: Language) => ({
  ...presentGoods(line, language),
  preview: line.preview_id,
  unit: line.unit,
  setup: line.setup,
  total: line.line_total,
  discount: line.discount,
  designMode: line.design_mode,
  notes: line.notes,
  isInProduction: line.production_started_at !== null,
})

/** Money that moved: the contract's Transaction. */
export const presentTransaction = (moved: Moved) => ({
  id: moved.id,
  kind: moved.kind,
  paymentId: moved.attempt_id,
  orderId: moved.order_id,
  orderNumber: moved.number,
  amount: moved.amount,
  currency: 'SAR' as const,
  method: moved.method,
  card: cardOf(moved),
  status:
    moved.kind === 'PAYMENT'
      ? ('PAID' as const)
      : moved.state === 'DONE'
        ? ('REFUNDED' as const)
        : ('REFUND_PENDING' as const),
  at: riyadhTimestamp(moved.at),
  receiptUrl: moved.document_id && `/api/carts/profile/${moved.order_id}/invoice?document=${moved.document_id}`,
})
