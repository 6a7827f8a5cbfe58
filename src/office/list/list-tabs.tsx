import { Link } from '#ui/router/link.tsx'
import { isSameList, readListAddress } from './list-address.ts'
import type { ListAddress } from './list-address.ts'

/** A list one comes back to: its name, and its filters as a query. */
export interface ListTab {
  readonly name: string
  readonly query: string
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
    {tabs.map(({ name, query }) => {
      const isShown = isSameList(address, readListAddress(new URLSearchParams(query)))
      return (
        <Link key={name} to={query ? `${path}?${query}` : path} aria-current={isShown ? 'page' : undefined} keepScroll>
          <bdi>{name}</bdi>
        </Link>
      )
    })}
  </nav>
)
