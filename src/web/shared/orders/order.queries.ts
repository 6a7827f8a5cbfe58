import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** Without tags: they belong to who is signed in, and are discarded with the session. */
const OF_CUSTOMER = { tags: [] } as const

/** An order with everything that belongs to it. */
export const orderQuery = (id: string) => apiQuery(`/api/carts/profile/${encodeURIComponent(id)}`, OF_CUSTOMER)

/** A payment; asked again and again while it is open. */
export const paymentQuery = (id: string) => apiQuery(`/api/payments/${encodeURIComponent(id)}`, OF_CUSTOMER)

export const unpaidOrdersQuery = apiQuery('/api/carts/unpaid', OF_CUSTOMER)

export type Order = AnswerOf<'/api/carts/profile/{id}'>['data']
export type OrderLine = Order['lines'][number]
export type Payment = AnswerOf<'/api/payments/{id}'>['data']
export type BankTransfer = Extract<NonNullable<Payment['clientAction']>, { type: 'BANK_TRANSFER' }>
