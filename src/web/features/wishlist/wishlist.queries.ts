import { apiQuery } from '#ui/fetching/api-query.ts'

/** The cards of product prices a customer likes; those that are not sold any more are missing in the answer. */
export const favoriteCardsQuery = (productPrice: readonly string[]) =>
  apiQuery('/api/app/favorites', { query: { productPrice: [...productPrice] }, tags: [] })
