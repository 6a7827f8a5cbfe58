import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useMay } from '../../app/me.tsx'

/** A special request with every version of its quotation. */
export type DeskRequest = AnswerOf<`/api/office/requests/${string}`>['data']
export type DeskQuotation = DeskRequest['versions'][number]
export type RequestRow = AnswerOf<'/api/office/requests'>['data'][number]
export type RequestCounts = AnswerOf<'/api/office/request-counts'>['data']

/** How often it is asked again, in ms. */
const REFETCH_MS = 60_000

/** How many requests wait; undefined while that is not known, and for roles that see none. */
export function useRequestCounts(): RequestCounts | undefined {
  const maySee = useMay('quotations.view')
  return useQuery<AnswerOf<'/api/office/request-counts'>>({
    ...plain(apiQuery('/api/office/request-counts', { tags: [] })),
    enabled: maySee,
    refetchInterval: REFETCH_MS,
    staleTime: 10_000,
  }).data?.data
}
