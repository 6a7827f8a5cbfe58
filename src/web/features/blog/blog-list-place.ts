/** Which articles an address asks for; `isOdd` when it asks for a page that cannot be. */
export function readBlogList(search: URLSearchParams): { page: number; tag: string | undefined; isOdd: boolean } {
  const page = search.get('page') ?? '1'
  const isPage = /^[1-9]\d{0,3}$/.test(page)
  // The first page has one address.
  const isOdd = !isPage || (page === '1' && search.has('page')) || search.getAll('page').length > 1
  return { page: isOdd ? 1 : Number(page), tag: search.get('tag') ?? undefined, isOdd }
}
