import { removeText } from '#ui/browser-storage/storage.ts'

/** What checkout and payment store of a customer in the browser (A-C6). */
export const CUSTOMER_ENTRIES = [
  'checkout',
  'paymentId',
  'pendingCartData',
  'paymentMethod',
  'cardToVerify',
  'uploads',
] as const

/** Removes it when the customer signs out (S205), by name: the code that stores it is not loaded on every page. */
export function forgetEntries(): void {
  for (const key of CUSTOMER_ENTRIES) removeText('local', key)
}
