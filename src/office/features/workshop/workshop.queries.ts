import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

export type WorkshopAnswer = AnswerOf<'/api/office/production/workshop'>
export type Station = WorkshopAnswer['data']['stations'][number]
export type Route = WorkshopAnswer['data']['routes'][number]
export type Category = WorkshopAnswer['data']['categories'][number]

export const WORKSHOP = apiQuery('/api/office/production/workshop', { tags: [] })
