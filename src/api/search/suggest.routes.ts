import { SearchSuggestionsAnswer, SuggestQuery } from '#contract/catalog/search-suggestions.ts'
import type { Language } from '#domain/language.ts'
import type { Suggestions } from '#services/search/search.service.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { routeSchema } from '../route-schema.ts'
import { route } from '../route.ts'

/** Finds what the search box offers for what has been typed. */
export type Suggest = (words: string, language: Language) => Promise<Suggestions>

/** What the search box offers while a shopper types (S95). */
export function suggestRoutes(api: ApiServer, suggest: Suggest): void {
  const schema = {
    ...routeSchema('search', 'Suggest products and categories while the visitor types', SearchSuggestionsAnswer),
    querystring: SuggestQuery,
  }
  route(api, { method: 'GET', path: '/app/search/suggest', access: PUBLIC, schema }, async ({ query, language }) => {
    const { corrected, products, categories } = await suggest(query.name, language)
    return { corrected, products: [...products], categories: [...categories] }
  })
}
