import { useEffect, useEffectEvent, useState } from 'react'
import type { ListFacets } from '#contract/catalog/product-list.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { placeOf, priceAt } from '#domain/catalog/price-scale.ts'
import type { PriceBounds } from '#domain/catalog/price-scale.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import type { PlaceRange } from './price-bars.ts'

/** How long a handle stands still before the list follows it, in ms: a request for every press of a key would undo later ones. */
const QUIET_MS = 250

/** Where the two handles of the price stand, and the ways to move them. */
export function usePriceHandles(facets: ListFacets, query: ListQuery, onChange: (query: ListQuery) => void) {
  const bounds = { min: Math.round(facets.price.min * 100), max: Math.round(facets.price.max * 100) }
  // Handles stand where the query says, until they are moved. While they move, an answer for an earlier place does not move them.
  const requestKey = [query.minPrice, query.maxPrice, bounds.min, bounds.max].join()
  const [drag, setDrag] = useState<{ requestKey: string; range: PlaceRange; isMoving: boolean } | null>(null)
  const range = drag && (drag.isMoving || drag.requestKey === requestKey) ? drag.range : rangeOf(query, bounds)
  const commit = (min: Halalas | undefined, max: Halalas | undefined): void => {
    const next = {
      minPrice: min === undefined || min <= bounds.min ? undefined : min,
      maxPrice: max === undefined || max >= bounds.max ? undefined : max,
    }
    if (next.minPrice === query.minPrice && next.maxPrice === query.maxPrice) return
    onChange({ ...query, ...next, page: 1 })
  }
  const follow = (): void => {
    if (!drag?.isMoving) return
    setDrag({ requestKey, range, isMoving: false })
    commit(priceAt(range.min, bounds), priceAt(range.max, bounds))
  }
  const settle = useEffectEvent(follow)
  useEffect(() => {
    if (!drag?.isMoving) return undefined
    const timer = setTimeout(settle, QUIET_MS)
    return () => clearTimeout(timer)
  }, [drag])
  const move = (end: 'min' | 'max', place: number): void =>
    setDrag({ requestKey, range: moved(range, end, place), isMoving: true })
  return { bounds, range, requestKey, move, follow, commit }
}

const rangeOf = ({ minPrice, maxPrice }: ListQuery, bounds: PriceBounds): PlaceRange => ({
  min: minPrice === undefined ? 0 : placeOf(minPrice, bounds),
  max: maxPrice === undefined ? 1 : placeOf(maxPrice, bounds),
})

const moved = (range: PlaceRange, end: 'min' | 'max', place: number) =>
  end === 'min' ? { ...range, min: Math.min(place, range.max) } : { ...range, max: Math.max(place, range.min) }
