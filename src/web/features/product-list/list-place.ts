import { appliedFilters, withoutFilters } from '#domain/catalog/applied-filters.ts'
import { MAX_SEARCH_LENGTH } from '#domain/catalog/list-query.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { parseListQuery } from '#domain/catalog/parse-list-query.ts'
import { listQueryParameters } from '#domain/catalog/write-list-query.ts'
import { pageNumber } from '../../app/page-number.ts'
import { hrefs } from '../../site-map.ts'

type Linked = { id: string; slug: string }

/** Where a list stands. A category's list is fixed to its own category or sub-category; a search's to nothing. */
export type ListPlace =
  | { readonly kind: 'category'; readonly category: Linked; readonly sub?: Linked | undefined }
  | { readonly kind: 'search' }

/** A list query as parameters of a call or address; repeated ones are arrays. */
export function parametersOf(query: ListQuery): Record<string, string | string[]> {
  const parameters: Record<string, string | string[]> = {}
  for (const [key, value] of listQueryParameters(query)) {
    const before = parameters[key]
    parameters[key] = before === undefined ? value : [before, value].flat()
  }
  return parameters
}

/** The address of a list in a state of filters, sorting and page. */
export function listHref(place: ListPlace, query: ListQuery): string {
  const { category, ...rest } = parametersOf(query)
  if (place.kind === 'search') return hrefs.search({ ...(category && { category }), ...rest })
  return hrefs.category(place.category, place.sub, rest)
}

/** Whether an address of the search asks for products: by name, by a filter, or simply in an order. */
export const asksForProducts = (search: URLSearchParams, query: ListQuery): boolean =>
  query.name !== undefined || appliedFilters(query).length > 0 || search.has('sort') || search.has('page')

/** The address under which a list is remembered: without its page. */
export const addressOf = (place: ListPlace, query: ListQuery): string => listHref(place, { ...query, page: 1 })

/** The same list with nothing filtered, in its usual order. */
export const clearedHref = (place: ListPlace, query: ListQuery): string =>
  listHref(place, { ...withoutFilters(query), sort: query.sort })

/** A list as an address asks for it; `isOdd` when the address does not say what is shown. */
export type RequestedList = { readonly query: ListQuery; readonly isOdd: boolean }

/**
 * What an address asks for, without parameters that make no sense. What the place itself decides (`fixed`) is not read
 * from the address.
 */
export function readListQuery(search: URLSearchParams, fixed: Partial<ListQuery> = {}): RequestedList {
  const own = [...search].filter(([key]) => !(fieldOf(key) in fixed) && key !== 'page')
  const { query: read, isWhole } = readSome(own.map(cutLongWords))
  const query = { ...read, ...fixed, page: pageNumber(search) ?? 1 }
  return {
    query,
    isOdd:
      !isWhole ||
      own.some(isTooLong) ||
      own.some(isEmpty) ||
      !AS_DISPLAYED.every((field) => isAsDisplayed(search, query, field)),
  }
}

type Parameter = readonly [name: string, value: string]

const isTooLong = ([name, value]: Parameter): boolean => name === 'name' && value.trim().length > MAX_SEARCH_LENGTH

/** What a form without script sends of the fields left empty. */
const isEmpty = ([name, value]: Parameter): boolean => name !== 'name' && value.trim() === ''

/** What was searched for, as far as it is read (S94): the beginning of a long text finds more than nothing. */
const cutLongWords = (parameter: Parameter): Parameter =>
  isTooLong(parameter)
    ? [parameter[0], parameter[1].trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed().trim()]
    : parameter

/** Reads parameters without those that make no sense; `isWhole` when all do. */
function readSome(parameters: readonly Parameter[]): { query: ListQuery; isWhole: boolean } {
  const read = parseListQuery(parameters)
  if (read.ok) return { query: read.value, isWhole: true }
  const bad = new Set<string>(read.error.map(({ field }) => field))
  return { query: readSome(parameters.filter(([key]) => !bad.has(fieldOf(key)))).query, isWhole: false }
}

/** What has one spelling in an address: no first page, no range the wrong way round. */
const AS_DISPLAYED = ['page', 'minPrice', 'maxPrice'] as const

const isAsDisplayed = (search: URLSearchParams, query: ListQuery, field: (typeof AS_DISPLAYED)[number]): boolean =>
  !search.get(field) || search.get(field) === parametersOf(query)[field]

const fieldOf = (key: string): string => key.replace(/\[\]$/, '')
