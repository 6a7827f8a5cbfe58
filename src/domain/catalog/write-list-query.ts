import { decimalAmount, type Halalas } from '../money/halalas.ts'
import { defaultSort, EMPTY_LIST_QUERY, type ListQuery } from './list-query.ts'

/**
 * The parameters of a list query in their one order, defaults left out: equal queries give equal
 * parameters. For `new URLSearchParams(...)`; prices are SAR.
 */
export function listQueryParameters(query: ListQuery): [string, string][] {
  const usual = { ...EMPTY_LIST_QUERY, sort: defaultSort(query.name) }
  return [
    ...written('category', query.category),
    ...query.subCategories.toSorted().map((id): [string, string] => ['subCategories', id]),
    ...written('name', query.name),
    ...written('minPrice', inSar(query.minPrice)),
    ...written('maxPrice', inSar(query.maxPrice)),
    ...query.choices.toSorted().map((id): [string, string] => ['choices', id]),
    ...written('offers', query.offers ? '1' : undefined),
    ...written('inStock', query.inStock ? '1' : undefined),
    ...written('urgent', query.urgent ? '1' : undefined),
    ...written('maxMinQuantity', query.maxMinQuantity),
    ...written('maxProductionDays', query.maxProductionDays),
    ...written('sort', query.sort === usual.sort ? undefined : query.sort),
    ...written('page', query.page === usual.page ? undefined : query.page),
    ...written('perPage', query.perPage === usual.perPage ? undefined : query.perPage),
  ]
}

/** The same as the text after "?" of a canonical address or a cache key; "" for the empty query. */
export const listQueryText = (query: ListQuery): string =>
  listQueryParameters(query)
    .map(([field, value]) => `${field}=${encodeURIComponent(value)}`)
    .join('&')

const written = (field: keyof ListQuery, value: string | number | undefined): [string, string][] =>
  value === undefined ? [] : [[field, String(value)]]

const inSar = (amount: Halalas | undefined): string | undefined =>
  amount === undefined ? undefined : decimalAmount(amount).replace(/\.00$/, '')
