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
import type { CountedFacets } from './facet-counts.repository.ts'
import { listFacets } from './list-facets.ts'
import { listFilter } from './list-filter.ts'
import type { ListError } from './list-filter.ts'
import { activeFilters } from './list-filter.repository.ts'
import type { ListFilter } from './list-filter.repository.ts'
import { listPages } from './list-page.ts'
import { sampleOf } from './list-sample.ts'
import { sampleCounter } from './product-list.repository.ts'

export interface ProductListOptions {
  readonly pool: pg.Pool
  readonly db: Db
  readonly tree: () => Promise<CategoryTree>
  readonly dictionary: () => Promise<AttributeDictionary>
  /** How many products a filtered or searched list may have to be counted one by one. */
  readonly countedUpTo?: number
}

/** Counting more takes longer than a shopper should wait: 2.5 ms for a thousand. */
const COUNTED_UP_TO = 8000

/** What the search made of the words; without words, nothing. */
export type SearchSummary = Pick<
  SearchAnswer,
  'totalIsMore' | 'matchesSome' | 'correctedName' | 'didYouMean' | 'categories'
>

/** A page of a list; `cards` is a JSON array of the cards as the read model keeps them, as text or its bytes. */
export type ProductPage = {
  readonly total: number
  readonly totalIsEstimate: boolean
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
export function createProductList({ pool, db, tree, dictionary, countedUpTo = COUNTED_UP_TO }: ProductListOptions) {
  const readFacets = facetReader(db)
  const countSampled = sampleCounter(db)
  const pages = listPages(pool, db)

  const facetsOf = async (query: ListQuery, counted: CountedFacets, language: Language) =>
    listFacets(query, counted, { tree: await tree(), dictionary: await dictionary() }, language)

  /** The facets count the sample as well. */
  const pageOf = (query: ListQuery, list: Listed, language: Language, counted: Promise<CountedFacets> | undefined) => {
    const { filter, outOf } = list
    const { sort, page, perPage } = query
    const request = { filter, sort, language, limit: perPage, offset: (page - 1) * perPage }
    if (outOf === 1) return pages.counted(request)
    const countSample = async () => (counted ? (await counted).counts.total : countSampled(pool, { filter, outOf }))
    return pages.long(request, { ...list, countSample })
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
    const size = listSize(filter, search, await tree())
    const outOf = sampleOf(filter, size.expected, countedUpTo)
    const counted = requested.facets ? readFacets(pool, { filter, outOf }) : undefined
    const [page, facets] = await Promise.all([
      search && ranked
        ? { ...search, isEstimate: false }
        : pageOf(query, { filter, outOf, ...size }, language, counted),
      counted?.then((counts) => facetsOf(query, counts, language)),
    ])
    return ok({
      total: page.total,
      totalIsEstimate: page.isEstimate,
      cards: page.cards,
      found: search ? foundOf(search, ranked) : NOT_SEARCHED,
      ...(facets && { facets }),
    })
  }
}

/** The search itself ranks and pages what nothing else narrows or orders: it need not read all hits for that. */
const isRankedBySearch = ({ sort }: ListQuery, filter: ListFilter): boolean => sort === 'relevance' && isWhole(filter)

/** Nothing narrows the shop. */
const isWhole = (filter: ListFilter): boolean => filter.scope.kind === 'shop' && activeFilters(filter).length === 0

/** A list as it is read: all of it, or estimated by one product in `outOf`. */
type Listed = ListSize & { readonly filter: ListFilter; readonly outOf: number }
type ListSize = {
  readonly among: number
  readonly known: number | undefined
  readonly expected: number
  readonly broad: SearchAnswer['broad']
}

/** How many products a list is chosen from, and how many it has where a search has counted them. */
function listSize(filter: ListFilter, search: SearchAnswer | undefined, tree: CategoryTree): ListSize {
  const { scope } = filter
  const among =
    scope.kind === 'shop'
      ? tree.top.reduce((sum, { row }) => sum + row.product_count, 0)
      : (tree.find(scope.categoryId)?.row.product_count ?? 0)
  const known = search && !search.totalIsMore && isWhole(filter) ? search.total : undefined
  return { among, known, expected: search?.expected ?? among, broad: search?.broad }
}

/** A list that is filtered or sorted is counted, or estimated, beyond what the search itself counts. */
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
