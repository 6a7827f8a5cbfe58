import type { Db } from '#db/connection.ts'
import { createCounterOrders } from '#services/checkout/placing/counter-order.service.ts'
import type { CounterOrderParts } from '#services/checkout/placing/counter-order.service.ts'
import { createDeskMoney } from '#services/checkout/desk/desk-money.service.ts'
import type { DeskMoneyParts } from '#services/checkout/desk/desk-money.service.ts'
import type { MediaWorkers } from '#integrations/media/media-workers.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import type { InvoiceFiles } from '#services/invoices/invoice-files.ts'
import type { InvoiceService } from '#services/invoices/invoice.service.ts'
import { createDeskOrders } from '#services/orders/desk/desk-order.service.ts'
import { createOrderPapers } from '#services/orders/desk/order-papers.ts'
import type { Gateways } from '#services/payments/gateways.ts'
import { readReceipt } from '#services/payments/receipt-files.ts'
import { assignmentUndoer, correctionUndoer } from '#services/orders/desk/order-undoers.ts'
import { createDeskWork } from '#services/orders/desk/desk-work.service.ts'
import type { LateOrders } from '#services/orders/late-orders.ts'
import type { OrderMoves } from '#services/orders/order-moves.service.ts'
import type { OrderListing } from '#services/orders/listing/order-listing.ts'
import { createOrderLists } from '#services/orders/listing/order-lists.service.ts'
import type { JobMoves } from '#services/production/job-moves.service.ts'
import { createJobPools } from '#services/production/job-pools.ts'
import { jobUndoer } from '#services/production/job-undoer.ts'
import { createJobPhotos } from '#services/production/job-photos.service.ts'
import { createProduction } from '#services/production/production.service.ts'
import { createDeskProofs } from '#services/proofs/desk/desk-proofs.service.ts'
import { createChecksService } from '#services/artwork/checks/checks.service.ts'
import { createDeskReader } from '#services/proofs/desk/desk-reader.service.ts'
import { createReleaseLine } from '#services/proofs/desk/release-line.ts'
import type { AuditLog } from '#services/audit/audit-log.ts'
import { createWorkshop } from '#services/production/workshop.service.ts'
import type { JobQueue } from '#services/queue/job-queue.ts'
import { currentPolicy } from '#services/shop-settings/current-policy.ts'

export interface OfficeOrderParts {
  readonly db: Db
  readonly queue: JobQueue
  readonly publicUrl: string
  readonly listing: OrderListing
  readonly invoices: Pick<InvoiceService, 'ofOrder'>
  readonly invoiceFiles: Pick<InvoiceFiles, 'pdf'>
  /** Where receipts of transfers, photos of jobs and artwork lie, and what looks at them. */
  readonly receipts: { readonly storage: FileStorage; readonly media: MediaWorkers }
  readonly audit: Pick<AuditLog, 'recordOfStaff'>
  readonly now: () => Date
  readonly settling: DeskMoneyParts['settling']
  readonly onRefunded: DeskMoneyParts['onRefunded']
  /** What orders are priced and placed with. */
  readonly price: CounterOrderParts['price']
  readonly addresses: CounterOrderParts['addresses']
  readonly gateways: Gateways
  readonly moves: OrderMoves
  readonly jobMoves: JobMoves
  readonly late: LateOrders
}

/** Puts together how staff finds and reads orders, and what it writes beside them. */
export const createOfficeOrders = ({ db, queue, listing, invoices, now, moves, late, ...parts }: OfficeOrderParts) => ({
  moves,
  late,
  listing,
  production: {
    ...createProduction({ db, now }),
    moves: parts.jobMoves,
    pools: createJobPools({ db, listing, storage: parts.receipts.storage }),
    workshop: createWorkshop({ db }),
    photos: createJobPhotos({ db, ...parts.receipts }),
  },
  artwork: {
    reader: createDeskReader({
      db,
      storage: parts.receipts.storage,
      checks: createChecksService({ db, now }),
      calendar: currentPolicy,
    }),
    desk: createDeskProofs({ db, queue, listing, publicUrl: parts.publicUrl, audit: parts.audit }),
    release: createReleaseLine({ db, moves: parts.jobMoves }),
  },
  papers: createOrderPapers({
    db,
    invoices,
    invoiceFiles: parts.invoiceFiles,
    receipt: (number, id) => readReceipt({ db, storage: parts.receipts.storage }, number, id),
  }),
  lists: createOrderLists({ db, listing, policy: currentPolicy, now }),
  files: createDeskOrders({
    db,
    listing,
    policy: currentPolicy,
    documentsOf: (...args) => invoices.ofOrder(...args),
  }),
  work: createDeskWork({ db, queue, listing, publicUrl: parts.publicUrl }),
  undoers: createUndoers({ db, listing, moves: parts.jobMoves }),
  counter: createCounterOrders({
    db,
    listing,
    settling: parts.settling,
    policy: currentPolicy,
    price: parts.price,
    addresses: parts.addresses,
    limits: parts.gateways.limits,
    hasBank: parts.gateways.bank !== undefined,
  }),
  money: createDeskMoney({
    db,
    queue,
    listing,
    publicUrl: parts.publicUrl,
    policy: currentPolicy,
    settling: parts.settling,
    gateways: parts.gateways,
    onRefunded: parts.onRefunded,
  }),
})

/** What takes back changes of orders and of their jobs. */
function createUndoers({ db, listing, moves }: { db: Db; listing: OrderListing; moves: JobMoves }) {
  const job = jobUndoer({ db, moves })
  return {
    'order.correct': correctionUndoer({ listing }),
    'order.assign': assignmentUndoer({ listing }),
    'job.start': job,
    'job.finish': job,
    'job.hold': job,
    'job.report': job,
    'job.resume': job,
    'job.move': job,
    'job.assign': job,
  }
}
