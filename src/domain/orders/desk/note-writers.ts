import type { Permission } from '../../staff/permissions.ts'

/** Rights to work on orders, each of which lets a person write notes about them; who only reads orders writes none. */
const WRITERS: readonly Permission[] = [
  'orders.edit',
  'orders.handOver',
  'production.edit',
  'artwork.edit',
  'money.decide',
]

/** Whether a person with these rights may write notes about orders. */
export const mayWriteNotes = (held: ReadonlySet<Permission>): boolean =>
  WRITERS.some((permission) => held.has(permission))
