import { paymentLinkMethods } from '#domain/orders/payment-link.ts'
import type { PaymentLinkMethod } from '#domain/orders/payment-link.ts'
import type { Gateways } from '../../payments/gateways.ts'
import { offeredMethods } from '../../payments/offered-methods.ts'

/** The ways to pay an order that its payment link offers. */
export function linkMethods(
  gateways: Gateways,
  { total, contact_email: email }: { readonly total: number; readonly contact_email: string | null },
): PaymentLinkMethod[] {
  const offered = offeredMethods(gateways, total).filter(({ hidden }) => hidden === null)
  return paymentLinkMethods(
    offered.map(({ method }) => method),
    { hasEmail: email !== null },
  )
}
