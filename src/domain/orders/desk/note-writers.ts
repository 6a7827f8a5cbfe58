import type { Permission } from '../../staff/permissions.ts'

/** Rights to work on orders: who has one of them writes notes and takes orders over; who only reads orders does neither. */
export const ORDER_WORKERS: readonly Permission[] = [
  'orders.edit',
  'orders.handOver',
  'production.edit',
  'artwork.edit',
  'money.decide',
]

/** The characters that a note about an order may have. Twin of the check in SQL. */
export const MAX_ORDER_NOTE = 2000

/** Whether a person with these rights may write notes about orders. */
export const mayWriteNotes = (held: ReadonlySet<Permission>): boolean =>
  ORDER_WORKERS.some((permission) => held.has(permission))
