import type { Halalas } from '#domain/money/halalas.ts'
import { limitsOf, outsideLimits, PAYMENT_METHODS, PROVIDER_OF } from '#domain/payments/payment-method.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { Gateways } from './gateways.ts'

/** A way to pay, and why it cannot be taken for a total; without a reason it can. */
export type OfferedMethod = {
  readonly method: PaymentMethod
  readonly hidden: 'TOO_LOW' | 'TOO_HIGH' | null
  readonly limits: { readonly least: Halalas; readonly most: Halalas }
}

/** The ways to pay that are set up, in the order they are shown. */
export const offeredMethods = (gateways: Gateways, total: Halalas): OfferedMethod[] =>
  PAYMENT_METHODS.filter((method) => isSetUp(gateways, method)).map((method) => {
    const limits = limitsOf(PROVIDER_OF[method], gateways.limits)
    return { method, hidden: outsideLimits(total, limits) ?? null, limits }
  })

/** Whether a way to pay is set up at all. */
export function isSetUp(
  { moyasar, tabby, tamara, bank, hasApplePay, hasStcPay }: Gateways,
  method: PaymentMethod,
): boolean {
  switch (method) {
    case 'CARD':
    case 'SAVED_CARD':
      return moyasar !== undefined
    case 'APPLE_PAY':
      return moyasar !== undefined && hasApplePay
    case 'STC_PAY':
      return moyasar !== undefined && hasStcPay
    case 'TABBY':
      return tabby !== undefined
    case 'TAMARA':
      return tamara !== undefined
    case 'BANK_TRANSFER':
      return bank !== undefined
  }
}
