import type { Db } from '#db/connection.ts'
import type { InvoiceService } from '#services/invoices/invoice.service.ts'
import { createDeskOrders } from '#services/orders/desk/desk-order.service.ts'
import { createDeskWork } from '#services/orders/desk/desk-work.service.ts'
import type { OrderListing } from '#services/orders/listing/order-listing.ts'
import { createOrderLists } from '#services/orders/listing/order-lists.service.ts'
import type { JobQueue } from '#services/queue/job-queue.ts'
import { currentPolicy } from '#services/shop-settings/current-policy.ts'

export interface OfficeOrderParts {
  readonly db: Db
  readonly queue: JobQueue
  readonly listing: OrderListing
  readonly invoices: Pick<InvoiceService, 'ofOrder'>
  readonly now: () => Date
}

/** Puts together how staff finds and reads orders, and what it writes beside them. */
export const createOfficeOrders = ({ db, queue, listing, invoices, now }: OfficeOrderParts) => ({
  listing,
  lists: createOrderLists({ db, listing, policy: currentPolicy, now }),
  files: createDeskOrders({ db, listing, documentsOf: (...asked) => invoices.ofOrder(...asked) }),
  work: createDeskWork({ db, queue, listing }),
})
