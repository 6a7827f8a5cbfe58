import { halalas, type Halalas } from '../money/halalas.ts'
import { err, ok, type Result } from '../result.ts'
import { cleanText } from '../text/clean-text.ts'
import { wholeNumberFrom } from '../text/digits.ts'
import {
  defaultSort,
  EMPTY_LIST_QUERY,
  LIST_SORTS,
  MAX_FILTER_VALUES,
  MAX_PAGE,
  MAX_PER_PAGE,
  MAX_SEARCH_LENGTH,
  type ListQuery,
  type ListSort,
} from './list-query.ts'
import { MAX_PRODUCTION_DAYS } from './facet-steps.ts'
import { MAX_QUANTITY } from './quantity.ts'

/** Why a parameter of a list's address cannot be used. */
export type ListQueryErrorCode =
  | 'list/not-an-id'
  | 'list/not-an-amount'
  | 'list/not-a-number'
  | 'list/not-yes-or-no'
  | 'list/unknown-sort'
  | 'list/repeated'
  | 'list/too-many-values'
  | 'list/bad-characters'
  | 'list/too-long'

export type ListQueryError = { readonly field: keyof ListQuery; readonly code: ListQueryErrorCode }

/** Reads all values of a parameter; none given is always fine. */
type Reader<Value> = (values: readonly string[]) => Result<Value, ListQueryErrorCode>

/**
 * Reads a list query from the parameters of an address (a URLSearchParams is such an iterable). Lists
 * are written `choices=1&choices=2`, or with `choices[]`. Empty values count as absent, as forms send
 * them; unknown parameters are passed over; prices are SAR; numbers may be in any digits; a price range
 * the wrong way round is turned. Returns all problems at once.
 */
export function parseListQuery(
  parameters: Iterable<readonly [string, string]>,
): Result<ListQuery, readonly ListQueryError[]> {
  const given = valuesByField(parameters)
  const errors: ListQueryError[] = []
  const read = <Value>(field: keyof ListQuery, reader: Reader<Value>): Value | undefined => {
    const values = given.get(field)
    if (!values) return undefined
    const result = reader(values)
    if (result.ok) return result.value
    errors.push({ field, code: result.error })
    return undefined
  }

  const name = read('name', single(readName))
  const minPrice = read('minPrice', single(readPrice))
  const maxPrice = read('maxPrice', single(readPrice))
  const sort = read('sort', single(readSort)) ?? defaultSort(name)
  if (sort === 'relevance' && name === undefined) errors.push({ field: 'sort', code: 'list/unknown-sort' })

  const query = {
    category: read('category', single(readId)),
    subCategories: read('subCategories', readIds) ?? [],
    name,
    ...inOrder(minPrice, maxPrice),
    choices: read('choices', readIds) ?? [],
    offers: read('offers', single(readYes)) ?? false,
    inStock: read('inStock', single(readYes)) ?? false,
    urgent: read('urgent', single(readYes)) ?? false,
    maxMinQuantity: read('maxMinQuantity', single(numberUpTo(MAX_QUANTITY))),
    maxProductionDays: read('maxProductionDays', single(numberUpTo(MAX_PRODUCTION_DAYS))),
    sort,
    page: read('page', single(numberUpTo(MAX_PAGE))) ?? EMPTY_LIST_QUERY.page,
    perPage: read('perPage', single(numberUpTo(MAX_PER_PAGE))) ?? EMPTY_LIST_QUERY.perPage,
  }
  return errors.length > 0 ? err(errors) : ok(query)
}

function valuesByField(parameters: Iterable<readonly [string, string]>): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>()
  for (const [parameter, text] of parameters) {
    const field = parameter.replace(/\[\]$/, '')
    const value = text.trim()
    if (value !== '') values.set(field, [...(values.get(field) ?? []).slice(0, MAX_FILTER_VALUES), value])
  }
  return values
}

const single =
  <Value>(reader: (text: string) => Result<Value, ListQueryErrorCode>): Reader<Value> =>
  ([text = '', ...more]) =>
    more.length > 0 ? err('list/repeated') : reader(text)

const readId = (text: string): Result<string, ListQueryErrorCode> =>
  /^[A-Za-z0-9_-]{1,64}$/.test(text) ? ok(text) : err('list/not-an-id')

const readIds: Reader<readonly string[]> = (values) => {
  if (values.length > MAX_FILTER_VALUES) return err('list/too-many-values')
  return values.every((value) => readId(value).ok) ? ok([...new Set(values)].toSorted()) : err('list/not-an-id')
}

/** What URLSearchParams reads from escapes that are no UTF-8 ("%ff"): what is left of such words was not searched. */
const UNREADABLE = '\uFFFD'

function readName(text: string): Result<string | undefined, ListQueryErrorCode> {
  if (text.includes(UNREADABLE)) return err('list/bad-characters')
  const cleaned = cleanText(text, { maxLength: MAX_SEARCH_LENGTH })
  if (cleaned.ok) return ok(cleaned.value || undefined)
  return err(cleaned.error.code === 'text/too-long' ? 'list/too-long' : 'list/bad-characters')
}

function readPrice(text: string): Result<Halalas, ListQueryErrorCode> {
  const amount = halalas(text)
  return amount.ok && amount.value >= 0 ? amount : err('list/not-an-amount')
}

const numberUpTo =
  (max: number) =>
  (text: string): Result<number, ListQueryErrorCode> => {
    const number = wholeNumberFrom(text)
    return number && number <= max ? ok(number) : err('list/not-a-number')
  }

function readYes(text: string): Result<boolean, ListQueryErrorCode> {
  if (text === '1' || text === 'true') return ok(true)
  return text === '0' || text === 'false' ? ok(false) : err('list/not-yes-or-no')
}

function readSort(text: string): Result<ListSort, ListQueryErrorCode> {
  const sort = LIST_SORTS.find((known) => known === text)
  return sort ? ok(sort) : err('list/unknown-sort')
}

const inOrder = (
  minPrice: Halalas | undefined,
  maxPrice: Halalas | undefined,
): Pick<ListQuery, 'minPrice' | 'maxPrice'> =>
  minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
    ? { minPrice: maxPrice, maxPrice: minPrice }
    : { minPrice, maxPrice }
