import type { SearchSuggestions } from '#contract/catalog/search-suggestions.ts'
import { hrefs } from '../../site-map.ts'

/** One line of the list under the search box. */
export type SuggestionOption = {
  kind: 'past' | 'corrected' | 'category' | 'product'
  text: string
  /** Where it leads. */
  path: string
  product?: SearchSuggestions['products'][number]
}

/** The lines in the order shown: past searches, then the corrected text, categories, products. */
export function suggestionOptions(past: readonly string[], found: SearchSuggestions | undefined): SuggestionOption[] {
  return [
    ...past.map((text) => searchOption('past', text)),
    ...(found?.corrected ? [searchOption('corrected', found.corrected)] : []),
    ...(found?.categories ?? []).map((category) => ({
      kind: 'category' as const,
      text: category.parentName ? `${category.parentName} › ${category.name}` : category.name,
      path: category.parentId
        ? hrefs.category({ id: category.parentId, slug: category.parentSlug ?? '' }, category)
        : hrefs.category(category),
    })),
    ...(found?.products ?? []).map((product) => ({
      kind: 'product' as const,
      text: product.name,
      path: hrefs.product(product),
      product,
    })),
  ]
}

const searchOption = (kind: 'past' | 'corrected', text: string): SuggestionOption => ({
  kind,
  text,
  path: hrefs.search({ name: text }),
})

/** Past searches that begin like what is typed; all of them while nothing is typed. */
export const matchingPast = (past: readonly string[], typed: string): readonly string[] =>
  past.filter((text) => text !== typed && text.toLowerCase().startsWith(typed.toLowerCase())).slice(0, typed ? 3 : 6)
