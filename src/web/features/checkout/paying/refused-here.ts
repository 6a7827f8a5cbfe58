import type { Payment } from '../../../shared/orders/order.queries.ts'

/** Why one stays on the page of the checkout, as the key of a sentence. */
export type RefusalKey = 'cardRefused' | 'gatewayAway' | 'tabbyRefused' | 'tamaraRefused'

/**
 * What is said at once of a payment that failed before its customer left for a provider of instalments; undefined for the
 * others, whose outcome has a page. A provider that was not reached, or does not accept the shop, has decided nothing about
 * the customer.
 */
export function refusedHere({ method, declineCode }: Pick<Payment, 'method' | 'declineCode'>): RefusalKey | undefined {
  if (method !== 'TABBY' && method !== 'TAMARA') return undefined
  if (declineCode === 'GATEWAY_AWAY') return 'gatewayAway'
  return method === 'TABBY' ? 'tabbyRefused' : 'tamaraRefused'
}
