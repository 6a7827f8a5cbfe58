import type pg from 'pg'
import type { Db } from '#db/connection.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import type { Language } from '#domain/language.ts'
import { err, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import { searchProducts } from '../search/search.service.ts'
import type { SearchAnswer } from '../search/search.service.ts'
import type { AttributeDictionary } from './attribute-dictionary.ts'
import type { CategoryTree } from './category-tree.ts'
import { facetReader } from './facet-counts.repository.ts'
import { listFacets } from './list-facets.ts'
import { listFilter } from './list-filter.ts'
import type { ListError } from './list-filter.ts'
import { activeFilters } from './list-filter.repository.ts'
import type { ListFilter } from './list-filter.repository.ts'
import { pageReader } from './product-list.repository.ts'

export interface ProductListOptions {
  readonly pool: pg.Pool
  readonly db: Db
  readonly tree: () => Promise<CategoryTree>
  readonly dictionary: () => Promise<AttributeDictionary>
}

/** What the search made of the words; without words, nothing. */
export type SearchSummary = Pick<
  SearchAnswer,
  'totalIsMore' | 'matchesSome' | 'correctedName' | 'didYouMean' | 'categories'
>

/** A page of a list; `cards` is a JSON array of the cards as the read model keeps them, as text or its bytes. */
export type ProductPage = {
  readonly total: number
  readonly cards: string | Buffer
  readonly found: SearchSummary
  readonly facets?: ReturnType<typeof listFacets>
}

const NOT_SEARCHED: SearchSummary = {
  totalIsMore: false,
  matchesSome: false,
  correctedName: null,
  didYouMean: null,
  categories: [],
}

/** Reads lists of products: in any order, searched and filtered, one statement for the page and one for the facets. */
export function createProductList({ pool, db, tree, dictionary }: ProductListOptions) {
  const readPage = pageReader(db)
  const readFacets = facetReader(db)

  const facetsOf = async (query: ListQuery, filter: ListFilter, language: Language) => {
    const counted = await readFacets(pool, filter)
    return listFacets(query, counted, { tree: await tree(), dictionary: await dictionary() }, language)
  }

  const pageOf = async (query: ListQuery, filter: ListFilter, language: Language) => {
    const { sort, page, perPage } = query
    const offset = (page - 1) * perPage
    return readPage(pool, { filter, sort, language, limit: perPage, offset })
  }

  return async (
    query: ListQuery,
    language: Language,
    requested: { readonly facets: boolean },
  ): Promise<Result<ProductPage, ListError>> => {
    const unsearched = listFilter(query, await tree(), await dictionary())
    if (!unsearched.ok) return unsearched
    if (query.name === undefined && query.sort === 'relevance')
      return err({ code: 'list/not-an-option', field: 'sort' })

    const ranked = isRankedBySearch(query, unsearched.value)
    const search =
      query.name === undefined
        ? undefined
        : await searchProducts(pool, {
            words: query.name,
            language,
            page: query.page,
            perPage: ranked ? query.perPage : 0,
          })
    const filter = { ...unsearched.value, hits: search?.hits }
    const [page, facets] = await Promise.all([
      search && ranked ? search : pageOf(query, filter, language),
      requested.facets ? facetsOf(query, filter, language) : undefined,
    ])
    return ok({
      total: page.total,
      cards: page.cards,
      found: search ? foundOf(search, ranked) : NOT_SEARCHED,
      ...(facets && { facets }),
    })
  }
}

/** The search itself ranks and pages what nothing else narrows or orders: it need not read all hits for that. */
const isRankedBySearch = ({ sort }: ListQuery, filter: ListFilter): boolean =>
  sort === 'relevance' && filter.scope.kind === 'shop' && activeFilters(filter).length === 0

/** A list that is filtered or sorted is counted exactly. */
const foundOf = (
  { totalIsMore, matchesSome, correctedName, didYouMean, categories }: SearchAnswer,
  ranked: boolean,
) => ({
  totalIsMore: ranked && totalIsMore,
  matchesSome,
  correctedName,
  didYouMean,
  categories,
})
