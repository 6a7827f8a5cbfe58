import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** Without tags: the page is cached nowhere, and fetched again while a payment is under way. */
export const paymentLinkQuery = (token: string) => apiQuery(`/api/payment-links/${token}`, { tags: [] })

export type PaymentLink = AnswerOf<`/api/payment-links/${string}`>['data']
export type LinkedOrder = NonNullable<PaymentLink['order']>
