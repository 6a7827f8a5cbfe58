import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** Without tags: the page is cached nowhere. */
export const requestQuotationQuery = (key: string) => apiQuery(`/api/special-requests/${key}/quotation`, { tags: [] })

export type RequestQuotation = AnswerOf<`/api/special-requests/${string}/quotation`>['data']
