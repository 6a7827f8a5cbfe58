import type { AnswerOf } from '#contract/api-client.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

const PER_PAGE = 10
export const TRANSACTION_STATUSES = ['PAID', 'REFUNDED', 'REFUND_PENDING'] as const

export type TransactionSearch = {
  readonly status: (typeof TRANSACTION_STATUSES)[number] | ''
  readonly method: PaymentMethod | ''
  readonly page: number
}

export type Transaction = AnswerOf<'/api/customers/transactions'>['data'][number]

export const transactionsQuery = ({ status, method, page }: TransactionSearch) =>
  apiQuery('/api/customers/transactions', {
    query: { page, perPage: PER_PAGE, ...(status !== '' && { status }), ...(method !== '' && { method }) },
    tags: [],
  })
