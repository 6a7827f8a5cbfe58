import { redirect } from 'react-router'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import type { PageLoadArgs } from '../../app/page.ts'
import { withKnownValues } from './facet-names.ts'
import { firstPageOf } from './loaded-pages.ts'
import { productListQuery } from './list.queries.ts'
import type { ProductList } from './list.queries.ts'
import { addressOf, listHref } from './list-place.ts'
import type { ListPlace } from './list-place.ts'

/**
 * Fetches every page of a list that will be shown; the first answer has the facets. Filter values that do not exist
 * are refused by the API: the address is put right without them (301).
 */
export async function fetchList(
  place: ListPlace,
  query: ListQuery,
  fetch: PageLoadArgs['fetch'],
): Promise<ProductList> {
  const first = firstPageOf(addressOf(place, query), query.page)
  const pages = Array.from({ length: query.page - first + 1 }, (_, index) => first + index)
  const [list]: ProductList[] = await Promise.all(
    pages.map((page) => fetch(productListQuery({ ...query, page }, page === first))),
  ).catch((failure: unknown) => {
    const plain = { ...query, choices: [], subCategories: [] }
    throw isRefusal(failure) && hasValues(query) ? redirect(listHref(place, plain), 301) : failure
  })
  if (!list) throw new Error('a list has at least one page')
  return list
}

/**
 * Redirects an address that asks for what cannot be: parameters without sense (`bad`) and filter values that this
 * list does not have are left out for good (301), a page beyond the last leads to the last (302).
 */
export function refuseOddAddress(
  place: ListPlace,
  { query, bad }: { query: ListQuery; bad: readonly string[] },
  { facets, meta }: ProductList,
): void {
  const known = facets ? withKnownValues(query, facets) : query
  const isOdd = bad.length > 0 || listHref(place, known) !== listHref(place, query)
  if (isOdd) throw redirect(listHref(place, { ...known, page: bad.includes('page') ? 1 : query.page }), 301)
  if (query.page > meta.lastPage) throw redirect(listHref(place, { ...query, page: meta.lastPage }))
}

const hasValues = ({ choices, subCategories }: ListQuery): boolean => choices.length + subCategories.length > 0

/** Whether a fetch failed because the API finds the request itself wrong. */
const isRefusal = (failure: unknown): boolean =>
  typeof failure === 'object' &&
  failure !== null &&
  'init' in failure &&
  (failure.init as ResponseInit | null)?.status === 400

/** Whether search engines should know this state of a list: unfiltered and in its usual order. */
export const isPlainList = (search: URLSearchParams): boolean => [...search.keys()].every((key) => key === 'page')
