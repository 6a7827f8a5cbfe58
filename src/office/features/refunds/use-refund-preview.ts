import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import type { WantedRefund } from '#domain/orders/desk/wanted-refund.ts'
import { usePage } from '#ui/page-context.tsx'

type Answer = AnswerOf<`/api/office/orders/${string}/refunds/preview`, 'post'>

/** What a refund would be, as the server works it out. */
export type RefundPreview = Answer['data']

/** Asks what a refund would be; nothing is written. Undefined while nothing is asked for, or the server refuses it. */
export function useRefundPreview(number: number, wanted: WantedRefund | undefined): RefundPreview | undefined {
  const { api } = usePage()
  const { data, isError } = useQuery<Answer>({
    queryKey: ['refund-preview', number, wanted],
    queryFn: () => api.post(`/api/office/orders/${number}/refunds/preview`, { wanted: wanted ?? { all: true } }),
    enabled: wanted !== undefined,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return wanted === undefined || isError ? undefined : data?.data
}
