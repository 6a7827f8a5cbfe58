import { EMPTY_LIST_QUERY, type ListQuery } from './list-query.ts'

/** A filter in force, as a chip shows it, and the query with it taken off. */
export type AppliedFilter = {
  readonly filter:
    | 'subCategories'
    | 'price'
    | 'choices'
    | 'offers'
    | 'inStock'
    | 'urgent'
    | 'maxMinQuantity'
    | 'maxProductionDays'
  /** The id, for filters of several values. */
  readonly value?: string
  readonly without: ListQuery
}

/** Every filter in force, in the order of the address; a category and a search are no filters. */
export function appliedFilters(query: ListQuery): readonly AppliedFilter[] {
  const hasPrice = query.minPrice !== undefined || query.maxPrice !== undefined
  return [
    ...query.subCategories.map((id) => ofValue(query, 'subCategories', id)),
    ...(hasPrice ? [off(query, 'price', { minPrice: undefined, maxPrice: undefined })] : []),
    ...query.choices.map((id) => ofValue(query, 'choices', id)),
    ...(query.offers ? [off(query, 'offers', { offers: false })] : []),
    ...(query.inStock ? [off(query, 'inStock', { inStock: false })] : []),
    ...(query.urgent ? [off(query, 'urgent', { urgent: false })] : []),
    ...(query.maxMinQuantity === undefined ? [] : [off(query, 'maxMinQuantity', { maxMinQuantity: undefined })]),
    ...(query.maxProductionDays === undefined
      ? []
      : [off(query, 'maxProductionDays', { maxProductionDays: undefined })]),
  ]
}

/** The query with a value of a filter put on or taken off, on its first page. */
export const toggleValue = (query: ListQuery, filter: 'subCategories' | 'choices', id: string): ListQuery => ({
  ...query,
  [filter]: query[filter].includes(id)
    ? query[filter].filter((other) => other !== id)
    : [...query[filter], id].toSorted(),
  page: 1,
})

/** The query with all filters taken off; category, search, order and page size stay. */
export const withoutFilters = ({ category, name, sort, perPage }: ListQuery): ListQuery => ({
  ...EMPTY_LIST_QUERY,
  category,
  name,
  sort,
  perPage,
})

const off = (query: ListQuery, filter: AppliedFilter['filter'], change: Partial<ListQuery>): AppliedFilter => ({
  filter,
  without: { ...query, ...change, page: 1 },
})

const ofValue = (query: ListQuery, filter: 'subCategories' | 'choices', id: string): AppliedFilter => ({
  filter,
  value: id,
  without: toggleValue(query, filter, id),
})
