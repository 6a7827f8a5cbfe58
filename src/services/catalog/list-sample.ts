import { activeFilters } from './list-filter.repository.ts'
import type { ListFilter } from './list-filter.repository.ts'
import { HIT_SAMPLES } from './listed-products.repository.ts'

/** A hit takes twice as long as a product of a category, for it is in two tables. */
const HITS_FOR_A_PRODUCT = 0.5

/**
 * Of how many products of a list one is counted; 1: all are. A list is sampled when it has filters or a search and more than
 * `countedUpTo` products (before its filters); without them its counts are stored.
 */
export function sampleOf(filter: ListFilter, size: number, countedUpTo: number): number {
  if (size <= countedUpTo || (activeFilters(filter).length === 0 && !filter.hits)) return 1
  if (!filter.hits) return size / countedUpTo
  return HIT_SAMPLES.find((outOf) => size / outOf <= countedUpTo * HITS_FOR_A_PRODUCT) ?? Math.max(...HIT_SAMPLES)
}
