import type { AnswerOf } from '#contract/api-client.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { outsideLimits } from '#domain/payments/payment-method.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { hasApplePay } from '../../../shared/payment/apple-pay.ts'
import type { SavedCard } from '../../../shared/payment/payment.queries.ts'

export type Methods = AnswerOf<'/api/payments/methods'>['data']

/** An order that costs nothing is sent with a way to pay all the same: with one that needs no more. */
export const methodForNothing = ({ methods }: Methods): PaymentMethod =>
  (['BANK_TRANSFER', 'TABBY', 'TAMARA'] as const).find((each) => methods.some(({ method }) => method === each)) ??
  'BANK_TRANSFER'

/** What can be had for a total: a saved card by who has one, Apple Pay where the browser has it; cards that are saved come first. */
export function offeredTo({ methods }: Methods, total: Halalas, cards: readonly SavedCard[]): PaymentMethod[] {
  const all = methods.filter(({ limits }) => !outsideLimits(total, limits)).map(({ method }) => method)
  const fits = (method: PaymentMethod): boolean =>
    method === 'SAVED_CARD' ? cards.length > 0 : method !== 'APPLE_PAY' || hasApplePay()
  const first = (method: PaymentMethod): number => (method === 'SAVED_CARD' ? 0 : method === 'APPLE_PAY' ? 1 : 2)
  return all.filter(fits).toSorted((a, b) => first(a) - first(b))
}
