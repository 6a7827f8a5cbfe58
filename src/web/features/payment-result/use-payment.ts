import { useQuery, useQueryClient } from '@tanstack/react-query'
import { plain } from '#ui/fetching/api-query.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import { paymentQuery } from '../../shared/orders/order.queries.ts'
import type { Payment } from '../../shared/orders/order.queries.ts'
import { isOpen, outcomeOf } from './outcome.ts'
import type { Outcome } from './outcome.ts'

/** How often an open payment is asked about by itself, and every how many ms (S324). */
const MAX_QUESTIONS = 15
const REFETCH_MS = 2_000

export type PaymentNews = {
  readonly outcome: Outcome
  readonly payment: Payment | undefined
  /** Asked often enough: the customer gets a message. */
  readonly isLong: boolean
  readonly refetch: () => void
  readonly isLooking: boolean
}

/** How a payment stands, asked again while that is open. */
export function usePayment(paymentId: string, hasPendingCart: boolean): PaymentNews {
  const judge = (payment: Payment | undefined, error: unknown): Outcome =>
    outcomeOf({
      paymentId,
      hasPendingCart,
      payment: payment && { status: payment.status, action: payment.clientAction?.type ?? null },
      failure: error ? (isApiFailure(error) && error.status === 404 ? 'unknown' : 'unreachable') : undefined,
    })
  const requested = plain(paymentQuery(paymentId))
  const query = useQuery<{ readonly data: Payment }>({
    ...requested,
    enabled: paymentId !== '',
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      isOpen(judge(state.data?.data, state.error)) && questionsIn(state) < MAX_QUESTIONS ? REFETCH_MS : false,
  })
  const state = useQueryClient().getQueryState(requested.queryKey)
  const payment = query.data?.data
  const outcome = judge(payment, query.error)
  return {
    outcome,
    payment,
    isLong: isOpen(outcome) && state !== undefined && questionsIn(state) >= MAX_QUESTIONS,
    refetch: () => void query.refetch(),
    isLooking: query.isFetching,
  }
}

const questionsIn = (state: { readonly dataUpdateCount: number; readonly errorUpdateCount: number }): number =>
  state.dataUpdateCount + state.errorUpdateCount
