import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { SecretPart } from './card-gateway.ts'

/** How an order is paid, as the API takes it; a card itself never is in it. */
export type Paying = {
  readonly paymentMethod: PaymentMethod
  readonly sourceToken?: string
  readonly cardId?: string
  readonly keepCard?: boolean
}

/**
 * A way to pay that is ready. `secret`: what only the gateway may see, where the browser pays there itself. `onBegun`: a wallet that waits to
 * hear whether the payment has begun.
 */
export type Ready = Paying & { readonly secret?: SecretPart; readonly onBegun?: (hasBegun: boolean) => void }
