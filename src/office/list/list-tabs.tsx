import { Link } from '#ui/router/link.tsx'
import { isSameList, readListAddress } from './list-address.ts'
import type { ListAddress } from './list-address.ts'

/** A list one comes back to: its name, and its filters as a query. */
export interface ListTab {
  readonly name: string
  readonly query: string
  /** Of two views with one name. */
  readonly id?: string
  /** Whose it is, where it is a colleague's. */
  readonly note?: string
}

/** The lists one comes back to, as tabs; the one that is shown is marked. */
export const ListTabs = ({
  label,
  path,
  tabs,
  address,
}: {
  label: string
  path: string
  tabs: readonly ListTab[]
  address: ListAddress
}) => (
  <nav className="views" aria-label={label}>
    {tabs.map(({ id, name, query, note }) => {
      const isShown = isSameList(address, readListAddress(new URLSearchParams(query)))
      return (
        <Link
          key={id ?? name}
          to={query ? `${path}?${query}` : path}
          aria-current={isShown ? 'page' : undefined}
          title={note}
          keepScroll
        >
          <bdi>{name}</bdi>
          {note ? <span className="vh">, {note}</span> : null}
        </Link>
      )
    })}
  </nav>
)
