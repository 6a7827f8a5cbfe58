import { useState } from 'react'
import { appliedFilters } from '#domain/catalog/applied-filters.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { useLocation } from '#ui/router/router.tsx'
import { FilterColumn } from './filters/filter-column.tsx'
import { AppliedFilters, QuickFilters } from './filters/filter-rows.tsx'
import { FilterSheet } from './filters/filter-sheet.tsx'
import { ListBar } from './list-bar.tsx'
import { ListCards } from './list-cards.tsx'
import type { DrawCard } from './list-cards.tsx'
import type { ListPlace } from './list-place.ts'
import { EarlierLink, LoadMore } from './load-more.tsx'
import { NarrowList } from './narrow-list.tsx'
import { ListProvider, useLoadedList } from './use-list.ts'

type Props = {
  place: ListPlace
  query: ListQuery
  /** How many products the list holds unfiltered, where that is known. */
  outOf?: number
  drawCard: DrawCard
}

/** Products with their filters, order and paging; all of it is in the address. Hand in a `key` per place. */
export function ProductList({ place, query, outOf, drawCard }: Props) {
  const list = useLoadedList(place, query)
  // Open on one state of the list: going back or on closes it.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isFiltered = appliedFilters(query).length > 0
  return (
    <ListProvider value={list}>
      <div className="product-list">
        <FilterColumn />
        <div className="list-main">
          <ListBar outOf={outOf} onFilters={() => setOpenAt(key)} />
          <QuickFilters />
          <AppliedFilters />
          {list.total === 0 && isFiltered ? (
            <NarrowList />
          ) : (
            <>
              <EarlierLink />
              <ListCards drawCard={drawCard} />
              <LoadMore />
            </>
          )}
        </div>
      </div>
      <FilterSheet open={openAt === key} onClose={() => setOpenAt(undefined)} />
    </ListProvider>
  )
}
