import { err, ok, type Result } from '../result.ts'

const MEGABYTE = 1024 * 1024

/** What one may send. Bytes. */
export const UPLOAD_POLICY = {
  maxFileBytes: 500 * MEGABYTE,
  /** All that a browser of no customer sends in a day. */
  visitorBytesADay: 2048 * MEGABYTE,
  /** All that a customer has announced and not given up, in a day. */
  customerBytesADay: 10 * 1024 * MEGABYTE,
  /** An upload that stands still is given up after this. */
  expiryHours: 24,
  /** Its customer is informed of one that is not whole so long after it began, */
  stoppedAfterHours: 3,
  /** while it can be continued for so long. */
  continuedWithinHours: 2,
} as const

/** Who sends a file: a customer, or a browser of no customer by the hash of its name. */
export type ArtworkOwner =
  | { readonly kind: 'CUSTOMER'; readonly customerId: string }
  | { readonly kind: 'BROWSER'; readonly hash: Uint8Array }

export type UploadRefusal =
  | { readonly code: 'artwork/empty' }
  | { readonly code: 'artwork/too-large'; readonly maxBytes: number }
  | { readonly code: 'artwork/too-much-today'; readonly maxBytes: number }

/** Whether a file of `bytes` may be sent by an owner who announced `announcedToday` bytes in the last day. */
export function mayUpload(owner: ArtworkOwner, bytes: number, announcedToday: number): Result<void, UploadRefusal> {
  const { maxFileBytes, visitorBytesADay, customerBytesADay } = UPLOAD_POLICY
  if (bytes < 1) return err({ code: 'artwork/empty' })
  if (bytes > maxFileBytes) return err({ code: 'artwork/too-large', maxBytes: maxFileBytes })
  const maxBytes = owner.kind === 'CUSTOMER' ? customerBytesADay : visitorBytesADay
  return announcedToday + bytes > maxBytes ? err({ code: 'artwork/too-much-today', maxBytes }) : ok(undefined)
}
