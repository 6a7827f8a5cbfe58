import { pageNumber } from '../../app/page-number.ts'

/** Which articles an address asks for; `isOdd` when it does not say their page as links do. */
export function readBlogList(search: URLSearchParams): { page: number; tag: string | undefined; isOdd: boolean } {
  const page = pageNumber(search) ?? 1
  const given = search.get('page')
  // The first page has one address.
  const isOdd = given !== null && (page === 1 || given !== String(page))
  return { page, tag: search.get('tag') ?? undefined, isOdd }
}
