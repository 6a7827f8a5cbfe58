import type { PaymentMethod } from '../payments/payment-method.ts'
import type { ShopPolicy } from '../shop-policy.ts'

/** The part of the policy that says how long goods wait for their money. */
export type HoldPolicy = Pick<ShopPolicy, 'holdMinutes'>

/** How long the goods of an order wait for money that comes this way. */
export const holdMinutesOf = ({ holdMinutes }: HoldPolicy, method: PaymentMethod): number =>
  method === 'BANK_TRANSFER' ? holdMinutes.transfer : holdMinutes.checkout

/** An attempt that was written down so long ago and never sent has lost its process. */
export const NEVER_SENT_SECONDS = 60
