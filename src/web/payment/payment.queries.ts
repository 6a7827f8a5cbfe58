import { apiQuery } from '../app/api-query.ts'
import type { AnswerOf } from '#contract/api-client.ts'

/** The ways to pay a total, in halalas. */
export const methodsQuery = (total: number) => apiQuery('/api/payments/methods', { query: { total }, tags: [] })

/** The customer's own cards. */
export const cardsQuery = apiQuery('/api/credit-cards', { tags: [] })

type Methods = AnswerOf<'/api/payments/methods'>['data']

/** Where browsers send cards, past the shop. */
export type CardGateway = NonNullable<Methods['cardGateway']>
export type SavedCard = AnswerOf<'/api/credit-cards'>['data'][number]
