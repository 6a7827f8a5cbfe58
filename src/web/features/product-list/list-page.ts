import { PageFailure, redirect } from '#ui/router/outcome.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { listQueryText } from '#domain/catalog/write-list-query.ts'
import type { PageLoadArgs } from '../../app/page.ts'
import { withKnownValues } from './filters/facet-names.ts'
import { firstPageOf } from './loaded-pages.ts'
import { productListQuery } from './list.queries.ts'
import type { ProductList } from './list.queries.ts'
import { addressOf, listHref } from './list-place.ts'
import type { RequestedList, ListPlace } from './list-place.ts'

/**
 * Fetches every page of a list that will be shown; the first answer has the facets. Filter values that do not exist
 * are refused by the API: then it is the list without them, and `mendedQuery` is the query to ask.
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
  ).catch(async (failure: unknown) => {
    if (!isRefusal(failure) || !hasValues(query)) throw failure
    return [await fetch(productListQuery({ ...query, choices: [], subCategories: [], page: 1 }, true))]
  })
  if (!list) throw new Error('a list has at least one page')
  return list
}

/**
 * How a list is asked for when the address asks for what it does not have: without filter values it does not know, at
 * its last page when it ends before the one asked for. Undefined when the address is right.
 */
export function mendedQuery({ query, isOdd }: RequestedList, { facets, meta }: ProductList): ListQuery | undefined {
  const known = facets ? withKnownValues(query, facets) : query
  if (listQueryText(known) !== listQueryText(query)) return { ...known, page: 1 }
  // An estimate ends too soon or too late: the page itself shows whether there is more.
  if (query.page > meta.lastPage && !meta.totalIsEstimate) return { ...query, page: meta.lastPage }
  return isOdd ? query : undefined
}

/** Leads to the list as it can be shown. Not for good: filter values and pages come and go with the products. */
export function leadTo(place: ListPlace, query: ListQuery | undefined): void {
  if (query) throw redirect(listHref(place, query))
}

const hasValues = ({ choices, subCategories }: ListQuery): boolean => choices.length + subCategories.length > 0

/** Whether a fetch failed because the API finds the request itself wrong. */
const isRefusal = (failure: unknown): boolean => failure instanceof PageFailure && failure.status === 400

/** Whether search engines should know this state of a list: unfiltered and in its usual order. */
export const isPlainList = (search: URLSearchParams): boolean => [...search.keys()].every((key) => key === 'page')
