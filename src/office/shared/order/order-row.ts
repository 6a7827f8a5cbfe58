import type { AnswerOf } from '#contract/api-client.ts'

/** An order as lists show it. */
export type OrderRow = AnswerOf<'/api/office/orders'>['data'][number]
