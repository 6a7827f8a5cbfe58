import { SearchSuggestionsAnswer, SuggestQuery } from '#contract/catalog/search-suggestions.ts'
import type { Language } from '#domain/language.ts'
import type { Suggestions } from '#services/search/search.service.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { languageOf } from '../request-language.ts'
import { routeSchema } from '../route-schema.ts'
import { succeed } from '../success.ts'

/** Finds what the search box offers for what has been typed. */
export type Suggest = (words: string, language: Language) => Promise<Suggestions>

/** What the search box offers while a shopper types (S95). */
export function suggestRoutes(api: ApiServer, suggest: Suggest): void {
  const schema = {
    ...routeSchema('search', 'Products and categories for what has been typed so far', SearchSuggestionsAnswer),
    querystring: SuggestQuery,
  }
  api.get('/app/search/suggest', { schema, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const { corrected, products, categories } = await suggest(request.query.name, language)
    return succeed(language, { corrected, products: [...products], categories: [...categories] })
  })
}
