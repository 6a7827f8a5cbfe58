import type { AnswerOf } from '#contract/api-client.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { Translate } from '#ui/i18n/messages.ts'

/** Why a way to pay cannot be chosen, as sentences. */
export type Unavailable = Partial<Record<PaymentMethod, string>>

const REASONS = { NOT_ELIGIBLE: 'tabbyRefused', TOO_HIGH: 'tabbyTooHigh', TOO_LOW: 'tabbyTooLow' } as const

type Verdicts = AnswerOf<'/api/payments/eligibility', 'post'>['data']['unavailable']

/** What a provider of instalments says of a customer and a total. */
export const unavailableTexts = (verdicts: Verdicts, t: Translate<'payment'>): Unavailable =>
  Object.fromEntries(verdicts.map(({ method, reason }) => [method, t(REASONS[reason])]))
