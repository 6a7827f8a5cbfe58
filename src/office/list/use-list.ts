import { useNavigate, useLocation, useSearch } from '#ui/router/router.tsx'
import { listQuery, readListAddress, withFilter } from './list-address.ts'
import type { ListAddress } from './list-address.ts'

/** A list by its address, and the ways to its other pages, filters and orders. */
export interface ListWays {
  readonly address: ListAddress
  /** The address as a text: another one is another list. */
  readonly key: string
  readonly onFilter: (name: string, values: readonly string[]) => void
  readonly onSort: (sort: string | undefined) => void
  /** Shows other columns; undefined shows all. */
  readonly onColumns: (columns: readonly string[] | undefined) => void
  readonly onNext: (cursor: string) => void
  readonly onPrevious: () => void
}

/** Reads the list that the address says, and leads to others: everything a list shows is in its address. */
export function useList(): ListWays {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const address = readListAddress(useSearch())
  const show = (query: string) => navigate(query ? `${pathname}?${query}` : pathname, { keepScroll: true })
  return {
    address,
    key: listQuery(address),
    onFilter: (name, values) => show(withFilter(address, name, values)),
    onSort: (sort) => show(listQuery({ filters: address.filters, sort, columns: address.columns })),
    onColumns: (columns) => show(listQuery({ ...address, columns })),
    onNext: (cursor) =>
      navigate(`${pathname}?${listQuery({ ...address, cursor, page: address.page + 1 })}`, { keepScroll: false }),
    // The page before is the browser's; one that was opened in the middle begins again.
    onPrevious: () => {
      if (history.length > 1 && address.page > 1) history.back()
      else show(listQuery({ filters: address.filters, sort: address.sort, columns: address.columns }))
    },
  }
}
