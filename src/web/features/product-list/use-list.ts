import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { useNavigate, useVisit } from '#ui/router/router.tsx'
import type { ListFacets, ListMeta } from '#contract/catalog/product-list.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { useFetched } from '#ui/fetching/api-query.ts'
import { productListQuery } from './list.queries.ts'
import type { ProductList } from './list.queries.ts'
import type { Visit } from '#ui/router/navigator.ts'
import { addressOf, listHref } from './list-place.ts'
import type { ListPlace } from './list-place.ts'
import { useFirstPage } from './use-first-page.ts'

/** A list as its parts see it. */
export type List = {
  readonly place: ListPlace
  readonly query: ListQuery
  readonly total: number
  /** `total` is as far as was counted; there are more. */
  readonly totalIsMore: boolean
  /** `total` is an estimate. */
  readonly totalIsEstimate: boolean
  /** Number, in the whole list, of the last product that is shown. */
  readonly displayedUpTo: number
  readonly lastPage: number
  /** Pages from this one to the query's are shown. */
  readonly firstPage: number
  readonly facets: ListFacets
  /** What the search was taken for; absent for a moment when a list is shown again. */
  readonly meta: ListMeta | undefined
  /** What the controls show: the query, or the one that was just asked for. */
  readonly requested: ListQuery
  /** Goes to the list in another state, without moving the page under the reader. */
  readonly change: (query: ListQuery) => void
}

const ListContext = createContext<List | null>(null)

export const ListProvider = ListContext.Provider

/** The list around a component. */
export function useList(): List {
  const list = useContext(ListContext)
  if (!list) throw new Error('useList outside of a list')
  return list
}

const NO_FACETS: ListFacets = {
  isEstimate: false,
  subCategories: [],
  attributes: [],
  promoted: [],
  offers: 0,
  inStock: 0,
  urgent: 0,
  minQuantities: [],
  productionDays: [],
  price: { min: 0, max: 0 },
  priceHistogram: [],
}

/** The list a page shows, put together from what its loader has fetched; the same object until something in it changes. */
export function useLoadedList(place: ListPlace, query: ListQuery): List {
  const firstPage = useFirstPage(addressOf(place, query), query.page)
  const first = useFetched(productListQuery({ ...query, page: firstPage }, true)) as ProductList | undefined
  const last = useFetched(productListQuery(query, query.page === firstPage))
  const { requested, change } = useWish(place, query)
  return useMemo(
    () => ({
      requested,
      change,
      place,
      query,
      firstPage,
      meta: first?.meta,
      total: last?.meta.total ?? 0,
      totalIsMore: last?.meta.totalIsMore ?? false,
      totalIsEstimate: last?.meta.totalIsEstimate ?? false,
      displayedUpTo: (query.page - 1) * query.perPage + (last?.data.length ?? 0),
      lastPage: last?.meta.lastPage ?? 1,
      facets: first?.facets ?? NO_FACETS,
    }),
    [requested, change, place, query, firstPage, first, last],
  )
}

/** Goes to a list in another state of its filters; until its products are there, the controls show what was asked for. */
function useWish(place: ListPlace, query: ListQuery): Pick<List, 'requested' | 'change'> {
  const navigate = useNavigate()
  const visit = useVisit()
  const [wish, setWish] = useState<{ query: ListQuery; from: Visit } | null>(null)
  // Granted, or left behind. Going back makes another visit under the same key, which may be the first one rendered
  // since the wish; a key alone would show the wish again there.
  if (wish && wish.from !== visit) setWish(null)
  const change = useCallback(
    (next: ListQuery) => {
      setWish({ query: next, from: visit })
      navigate(listHref(place, next), { keepScroll: true })
    },
    [place, visit, navigate],
  )
  return { requested: wish?.from === visit ? wish.query : query, change }
}
