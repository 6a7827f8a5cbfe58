import type { Db } from '#db/connection.ts'
import { currentPolicy } from '#services/shop-settings/current-policy.ts'
import { createOrderListing } from '#services/orders/listing/order-listing.ts'
import { createOrderLists } from '#services/orders/listing/order-lists.service.ts'

export interface OfficeOrderParts {
  readonly db: Db
  readonly now?: () => Date
}

/** Puts together what staff does with orders. */
export function createOfficeOrders({ db, now = () => new Date() }: OfficeOrderParts) {
  const listing = createOrderListing({ db, now })
  return { listing, lists: createOrderLists({ db, listing, policy: currentPolicy, now }) }
}
