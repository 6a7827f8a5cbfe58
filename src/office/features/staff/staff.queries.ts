import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** A person of the staff, as their list and their page show them. */
export type Person = AnswerOf<'/api/office/staff'>['data'][number]
export type PersonFile = AnswerOf<`/api/office/staff/${string}`>['data']
export type Role = AnswerOf<'/api/office/roles'>['data'][number]

export const ROLES = apiQuery('/api/office/roles', { tags: [] })

export const personQuery = (id: string) => apiQuery(`/api/office/staff/${encodeURIComponent(id)}`, { tags: [] })
