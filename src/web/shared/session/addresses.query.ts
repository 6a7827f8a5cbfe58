import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** Where the customer's goods go. Without tags: discarded with the session. */
export const addressesQuery = apiQuery('/api/addresses', { tags: [] })

export type Address = AnswerOf<'/api/addresses'>['data'][number]
