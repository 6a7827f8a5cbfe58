import { z } from 'zod'
import { CategoryHit } from './category-hit.ts'
import { MAX_SEARCH_LENGTH } from '#domain/catalog/list-query.ts'
import { Id, success } from '../envelope.ts'
import { Picture } from './picture.ts'

/** What has been typed into the search box so far. */
export const SuggestQuery = z.strictObject({
  name: z.string().trim().min(1).max(MAX_SEARCH_LENGTH).describe('What has been typed so far'),
})

/** What the search box offers while typing (S95). */
export const SearchSuggestions = z.strictObject({
  /** the words searched for after correction; null when they were taken as typed */
  corrected: z.string().nullable(),
  products: z.array(
    z.strictObject({
      id: Id,
      code: z.string(),
      name: z.string(),
      slug: z.string(),
      picture: Picture.nullable(),
      fromPrice: z.int().min(0),
      pricedPer: z.int(),
    }),
  ),
  categories: z.array(CategoryHit),
})

export const SearchSuggestionsAnswer = success(SearchSuggestions)
export type SearchSuggestions = z.infer<typeof SearchSuggestions>
