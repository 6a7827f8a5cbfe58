/** What a list shows, as its address says it: filters by name, the order, and where in the list. */
export interface ListAddress {
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly sort: string | undefined
  /** Ids of the columns that are shown, in the order of the list; undefined: all. */
  readonly columns: readonly string[] | undefined
  readonly cursor: string | undefined
  /** Of the pages walked through, which this is; from 1. */
  readonly page: number
}

/** Names of an address that are no filters. */
const OWN = new Set(['sort', 'columns', 'cursor', 'page'])

/** Reads the address of a list: filters have their values between commas. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const filters: Record<string, readonly string[]> = {}
  for (const [name, value] of search) {
    if (!OWN.has(name) && value !== '') filters[name] = name === 'q' ? [value] : value.split(',')
  }
  const page = Number(search.get('page') ?? 1)
  return {
    filters,
    sort: search.get('sort') ?? undefined,
    columns: search.get('columns')?.split(','),
    cursor: search.get('cursor') ?? undefined,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The query of a list, filters in the order of the alphabet, so that the same list has one address. */
export function listQuery({ filters, sort, columns, cursor, page }: Partial<ListAddress>): string {
  const query = new URLSearchParams()
  for (const [name, values] of Object.entries(filters ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (values.length > 0) query.set(name, values.join(','))
  }
  if (sort !== undefined) query.set('sort', sort)
  if (columns !== undefined) query.set('columns', columns.join(','))
  if (cursor !== undefined) query.set('cursor', cursor)
  if (page !== undefined && page > 1) query.set('page', String(page))
  return query.toString().replaceAll('%2C', ',')
}

/** The list with one filter set to other values; none takes it out. It begins at its first page. */
export const withFilter = ({ filters, sort, columns }: ListAddress, name: string, values: readonly string[]): string =>
  listQuery({ filters: { ...filters, [name]: values }, sort, columns })

/** Whether two lists show the same things, whatever their order. */
export const isSameList = (one: ListAddress, other: ListAddress): boolean =>
  listQuery({ filters: one.filters }) === listQuery({ filters: other.filters })

/** The list without the filters, the order or the place that were refused, by their names; undefined when it has none of them. */
export function withoutRefused(address: ListAddress, refused: readonly string[]): string | undefined {
  const names = new Set(refused.map((field) => field.split('.')[0]))
  const filters = Object.fromEntries(Object.entries(address.filters).filter(([name]) => !names.has(name)))
  const { sort, columns } = address
  const query = listQuery({ filters, sort: names.has('sort') ? undefined : sort, columns })
  return query === listQuery(address) ? undefined : query
}
