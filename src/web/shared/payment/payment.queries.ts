import { apiQuery } from '#ui/fetching/api-query.ts'
import type { AnswerOf } from '#contract/api-client.ts'

/** The ways to pay, with the totals each is for. */
export const methodsQuery = apiQuery('/api/payments/methods', { tags: [] })

/** The customer's own cards. */
export const cardsQuery = apiQuery('/api/credit-cards', { tags: [] })

type Methods = AnswerOf<'/api/payments/methods'>['data']

/** Where browsers send cards, past the shop. */
export type CardGateway = NonNullable<Methods['cardGateway']>
export type SavedCard = AnswerOf<'/api/credit-cards'>['data'][number]
