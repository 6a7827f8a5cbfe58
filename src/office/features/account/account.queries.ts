import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** How one comes in, and where one is signed in. */
export type Security = AnswerOf<'/api/office/me/security'>['data']

export const SECURITY = apiQuery('/api/office/me/security', { tags: [] })
