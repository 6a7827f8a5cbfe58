import type { AnswerOf } from '#contract/api-client.ts'

/** What the shop answers to the question what an order would be today. */
export type OrderAgain = AnswerOf<'/api/carts/profile/{id}/reorder', 'post'>['data']

export type LineAgain = OrderAgain['lines'][number]
