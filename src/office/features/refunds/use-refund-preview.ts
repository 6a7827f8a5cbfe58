import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import type { RefundRequest } from '#domain/orders/desk/plan-refund.ts'
import { usePage } from '#ui/page-context.tsx'

type Answer = AnswerOf<`/api/office/orders/${string}/refunds/preview`, 'post'>

/** What a refund would be, as the server works it out. */
export type RefundPreview = Answer['data']

/** Asks what a refund would be; nothing is written. Undefined while nothing is asked for, or the server refuses it. */
export function useRefundPreview(number: number, request: RefundRequest | undefined): RefundPreview | undefined {
  const { api } = usePage()
  const { data, isError } = useQuery<Answer>({
    queryKey: ['refund-preview', number, request],
    queryFn: () => api.post(`/api/office/orders/${number}/refunds/preview`, { wanted: request ?? { all: true } }),
    enabled: request !== undefined,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return request === undefined || isError ? undefined : data?.data
}
