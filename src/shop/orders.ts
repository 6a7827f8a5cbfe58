import { alertTo } from '#services/alert.ts'
import type { Alert } from '#services/alert.ts'
import type { Db } from '#db/connection.ts'
import type { Seller } from '#domain/invoicing/seller.ts'
import type { InvoiceFiles } from '#services/invoices/invoice-files.ts'
import type { InvoiceService } from '#services/invoices/invoice.service.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import type { DeskWorkParts } from '#services/orders/desk/desk-work.service.ts'
import { createBulkRunJob } from '#services/bulk/bulk-run-job.ts'
import { createDeskWork } from '#services/orders/desk/desk-work.service.ts'
import { createChecksService } from '#services/artwork/checks/checks.service.ts'
import { joinArrivals } from '#services/artwork/lines/arrivals.ts'
import { checkLineFiles, type AfterChecks } from '#services/artwork/lines/line-checks.ts'
import { createNotifications } from '#services/messages/notifications.service.ts'
import { createCostsTheSame } from '#services/orders/costs-the-same.ts'
import { createInvoiceIssuer } from '#services/orders/invoice-issuer.ts'
import { createLateOrders } from '#services/orders/late-orders.ts'
import type { CollectParts } from '#services/checkout/paying/collect.ts'
import { createMoneyEvents } from '#services/checkout/paying/money-events.ts'
import { createOrderListing } from '#services/orders/listing/order-listing.ts'
import { createOrderMoves } from '#services/orders/order-moves.service.ts'
import type { MovesParts } from '#services/orders/order-moves.service.ts'
import { createOrderReader } from '#services/orders/order-reader.service.ts'
import { createPlaceOrder } from '#services/checkout/placing/place-order.service.ts'
import { remindOfPayments } from '#services/checkout/unpaid/payment-reminders.ts'
import { createPriceAgain } from '#services/orders/reorder.ts'
import { createStaffRefunds } from '#services/checkout/desk/staff-refunds.ts'
import { sweepOrders } from '#services/checkout/unpaid/sweep-orders.ts'
import type { Gateways } from '#services/payments/gateways.ts'
import { createBankReceipts } from '#services/checkout/paying/bank-receipts.service.ts'
import type { BankReceiptParts } from '#services/checkout/paying/bank-receipts.service.ts'
import { createPaymentJobs } from '#services/checkout/paying/payment-jobs.ts'
import { createPaymentLinks } from '#services/checkout/links/payment-links.service.ts'
import { createPaymentService } from '#services/checkout/paying/payment.service.ts'
import { createJobMoves } from '#services/production/job-moves.service.ts'
import { createSavedCards } from '#services/payments/saved-cards.service.ts'
import { currentPolicy } from '#services/shop-settings/current-policy.ts'
import { promiseEndRefund } from '#services/payments/promise-refund.ts'
import { requestFullRefund } from '#services/payments/refund-requests.ts'
import type { OrderParts } from '#services/orders/order-effects.ts'
import type { JobQueue } from '#services/queue/job-queue.ts'
import { sweepSteps } from '#services/sweep-each.ts'
import { remindOfArtwork } from '#services/orders/clock/artwork-reminders.ts'
import { moveDays } from '#services/orders/clock/move-days.ts'
import type { ClockParts } from '#services/orders/clock/move-days.ts'
import { newReviewAddress } from '#services/proofs/links/review-links.ts'
import type { OrderQuotationParts } from '#services/checkout/placing/quotation-order.ts'
import { createQuotationCustomers } from '#services/quotations/quotation-customer.service.ts'
import { createQuotationDesk } from '#services/quotations/quotation-desk.service.ts'
import type { QuotationDeskParts } from '#services/quotations/quotation-desk.service.ts'
import type { QuotationClockParts } from '#services/quotations/quotation-clock.ts'
import { turnQuotationClock } from '#services/quotations/quotation-clock.ts'
import { remindOfProofs } from '#services/proofs/proof-reminders.ts'
import { createOfficeOrders } from './office-orders.ts'
import type { CommonServices } from './common.ts'
import { WorkUnderWay } from '#services/work-under-way.ts'
import type { ShopLogger } from './shop-logger.ts'

export interface OrderOptions extends Pick<CommonServices, 'price' | 'coupons' | 'addresses' | 'policy' | 'audit'> {
  readonly db: Db
  readonly queue: JobQueue
  readonly gateways: Gateways
  readonly limits: Pick<RateLimits, 'take' | 'giveBack'>
  readonly publicUrl: string
  readonly invoices: InvoiceService
  /** Whose address stands for orders that are picked up. */
  readonly seller: () => Promise<Seller>
  readonly invoiceFiles: InvoiceFiles
  /** Where receipts of transfers lie, and artwork, and who looks at the receipts. */
  readonly receipts: Pick<BankReceiptParts, 'storage' | 'media' | 'staffAddress'>
  /** What follows the checks of the files of a line. */
  readonly afterChecks?: AfterChecks
  /** Tracks background work, so that a stop waits for it. */
  readonly underWay?: WorkUnderWay
  readonly logger: Pick<ShopLogger, 'error'>
  readonly now?: () => Date
}

export type OrderServices = ReturnType<typeof createOrderServices>

/** What does the rows of a run over many orders, each within its transaction. */
const createBulk = (parts: DeskWorkParts, movesIn: (tx: Db) => ReturnType<typeof createOrderMoves>, alert: Alert) =>
  createBulkRunJob({
    db: parts.db,
    within: (tx) => ({ moves: movesIn(tx), work: createDeskWork({ ...parts, db: tx }) }),
    alert,
  })

/** Moves the days of orders whose customers are waited for, then reminds those; answers how many days moved. */
async function turnArtworkClock(parts: ClockParts): Promise<number> {
  let moved = 0
  const steps = {
    moveDays: async () => void (moved = await moveDays(parts)),
    remindOfProofs: () => remindOfProofs(parts),
    remindOfArtwork: () =>
      remindOfArtwork({ ...parts, fileLink: (tx, line) => newReviewAddress(tx, parts.publicUrl, line) }),
  }
  await sweepSteps(steps, { sweep: 'artwork.clock', alert: parts.alert })
  return moved
}

/** Moves of orders within a transaction; what a person ends is refunded by the rules of their refunds. */
const movesWithin = (parts: Omit<MovesParts, 'db' | 'refundEnded'>) => (tx: Db) =>
  createOrderMoves({
    ...parts,
    db: tx,
    refundEnded: (within, refunder, ended) =>
      promiseEndRefund(within, { queue: parts.queue, policy: currentPolicy }, refunder, ended),
  })

type Placing = Pick<
  OrderOptions,
  'db' | 'queue' | 'price' | 'addresses' | 'policy' | 'gateways' | 'afterChecks' | 'underWay'
> & {
  readonly moving: OrderParts
  readonly now: () => Date
  readonly alert: Alert
}

/** Orders are placed; their files are checked after that, for which no request waits. What fails there is done by the jobs. */
function createPlacing({
  moving,
  gateways,
  now,
  alert,
  db,
  afterChecks,
  underWay = new WorkUnderWay(),
  ...parts
}: Placing) {
  const checking = { db, checks: createChecksService({ db, now }), ...afterChecks }
  const whenFilesOrdered = (orderId: string): void =>
    void underWay
      .track(joinArrivals(db, { orderId }).then(() => checkLineFiles(checking, { orderId })))
      .catch((error: unknown) => alert('files of an order could not be checked at once', { err: error, orderId }))
  return createPlaceOrder({ ...parts, ...moving, db, limits: gateways.limits, whenFilesOrdered })
}

type Staffing = Pick<OrderQuotationParts, 'listing' | 'now'>

/** Paying of who is signed in, and of who has a link; and quotations, which are accepted on the way to it. */
function createPaying(collecting: CollectParts & Pick<OrderQuotationParts, 'policy'>, { listing, now }: Staffing) {
  const payments = createPaymentService(collecting)
  return {
    payments,
    paymentLinks: createPaymentLinks({ ...collecting, payments }),
    quotations: createQuotationCustomers({ ...collecting, listing, now }),
  }
}

/** The tax documents of orders, as customers download them. */
const documentsOf = ({ db, invoices, invoiceFiles }: Pick<OrderOptions, 'db' | 'invoices' | 'invoiceFiles'>) => ({
  documentsOf: (orderId: string) => invoices.ofOrder(db, orderId),
  documentFile: (id: string) => invoiceFiles.pdf(id),
})

/** Quotations as staff sends them, and what the clock does to them. */
const createQuoting = (parts: QuotationDeskParts & QuotationClockParts) => ({
  requests: createQuotationDesk(parts),
  turnQuotationClock: () => turnQuotationClock(parts),
})

/** Puts together what the calls, the jobs and the commands of orders and payments call. */
export function createOrderServices(options: OrderOptions) {
  const { db, queue, price, coupons, policy, gateways, limits, publicUrl, seller } = options
  const { logger, now = () => new Date() } = options
  const alert = alertTo(logger)
  const issuer = createInvoiceIssuer({ db, invoices: options.invoices, now, alert })
  const { onRefunded, onTransferDue, ...events } = createMoneyEvents({
    ...options,
    issuer,
    bank: gateways.bank,
    now,
    alert,
  })
  const moving: OrderParts = { coupons, refundInFull: (tx, id, cause) => requestFullRefund(tx, queue, id, cause) }
  const staffing = { db, queue, publicUrl, now, listing: createOrderListing({ db, now }) }
  const jobMoves = createJobMoves({ ...staffing, storage: options.receipts.storage })
  const movesIn = movesWithin({ ...staffing, ...moving, openJobs: jobMoves.open })
  const moves = movesIn(db)
  const late = createLateOrders({ ...staffing, policy })
  const remind = () => remindOfPayments({ ...staffing, bank: gateways.bank })
  const cards = createSavedCards({ db, vault: gateways.moyasar })
  const collecting = {
    db,
    queue,
    ...moving,
    gateways,
    publicUrl,
    seller,
    policy,
    alert,
    costsTheSame: createCostsTheSame(price),
    events,
  }
  const jobs = createPaymentJobs({ ...collecting, onRefunded, onTransferDue, cards })
  const api = {
    place: createPlacing({ ...options, moving, now, alert }),
    moves,
    orders: createOrderReader(db, now),
    priceAgain: createPriceAgain({ db, price, checks: createChecksService({ db, now }) }),
    ...createPaying(collecting, staffing),
    notifications: createNotifications(db),
    cards,
    receipts: createBankReceipts({ db, queue, ...options.receipts }),
    cardGateway: gateways.moyasar?.browser ?? null,
    ...documentsOf(options),
    limits,
  }
  return {
    api,
    jobs,
    moves,
    late,
    desk: createOfficeOrders({ ...options, ...staffing, settling: collecting, onRefunded, moves, jobMoves, late }),
    bulk: createBulk(staffing, movesIn, alert),
    refunds: createStaffRefunds({ db, queue, settling: collecting, onRefunded }),
    ...createQuoting({ ...staffing, ...options.receipts, addresses: options.addresses, alert }),
    turnArtworkClock: () => turnArtworkClock({ ...staffing, policy, alert }),
    sweep: () =>
      sweepOrders({ ...staffing, ...moving, payments: jobs, issuer, complete: moves.complete, remind, alert }),
  }
}
