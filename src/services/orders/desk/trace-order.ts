import type { Db } from '#db/connection.ts'
import type { ChangeAction } from '#domain/staff/change-actions.ts'
import type { Fields } from '#domain/staff/changed-fields.ts'
import { recordChange } from '../../changes/record-change.ts'
import type { ChangeAuthor } from '../../changes/record-change.ts'
import type { OrderListing } from '../listing/order-listing.ts'

export interface TraceParts {
  readonly listing: Pick<OrderListing, 'refresh'>
}

type Traced = {
  readonly author: ChangeAuthor
  readonly action: ChangeAction
  readonly order: { readonly id: string }
  readonly before: Fields | null
  readonly after: Fields | null
  readonly reason?: string | undefined
}

/** Writes down what staff did with an order, and how lists show it now: in the transaction that did it. */
export async function traceOrder(tx: Db, { listing }: TraceParts, { order, ...change }: Traced): Promise<void> {
  await recordChange(tx, change.author, { ...change, subject: { type: 'order', id: order.id } })
  await listing.refresh(tx, order.id)
}
