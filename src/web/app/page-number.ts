import { MAX_PAGE } from '#domain/catalog/list-query.ts'
import { wholeNumberFrom } from '#domain/text/digits.ts'

/**
 * The page of a list that an address asks for. A list leads to the nearest page it has: what is below 1 or no number is
 * the first (undefined), and no number is too high, because a page beyond the last leads to the last.
 */
export function pageNumber(search: URLSearchParams): number | undefined {
  const [text = '', ...more] = search.getAll('page')
  const number = more.length === 0 ? wholeNumberFrom(text) : undefined
  return number ? Math.min(number, MAX_PAGE) : undefined
}
