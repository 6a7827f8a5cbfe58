import { useEffect, useRef } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { groupDigits } from '#ui/text/bidi.tsx'
import { isSameList, readListAddress } from './list-address.ts'
import type { ListAddress } from './list-address.ts'

/** A list one comes back to: its name, and its filters as a query. */
export interface ListTab {
  readonly name: string
  readonly query: string
  /** Distinguishes it from another view of the same name. */
  readonly id?: string
  /** How many rows it has, where that is known. */
  readonly count?: number | undefined
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
}) => {
  const t = useT('office-list')
  const active = activeTab(tabs, address)
  const strip = useMarkedInView(active?.query)
  return (
    <nav className="views" aria-label={label} ref={strip}>
      {tabs.map((tab) => {
        const { id, name, query, note, count } = tab
        return (
          <Link
            key={id ?? name}
            to={query ? `${path}?${query}` : path}
            aria-current={tab === active ? 'page' : undefined}
            title={note}
            keepScroll
          >
            <bdi>{name}</bdi>
            {count === undefined ? null : <em> {groupDigits(count)}</em>}
            {note ? <span className="visually-hidden">{`${t('listComma')}${note}`}</span> : null}
          </Link>
        )
      })}
    </nav>
  )
}

/** Scrolls a strip of tabs sideways, and nothing else, until the marked one is seen; on a phone not all have room. */
function useMarkedInView(marked: string | undefined) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const tab = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    const room = strip.current?.getBoundingClientRect()
    if (!tab || !room) return
    const left = tab.right > room.right ? tab.right - room.right : Math.min(0, tab.left - room.left)
    strip.current?.scrollBy({ left, behavior: 'instant' })
  }, [marked])
  return strip
}

/** The tab of a list: the one with its very order, or the first with its filters. */
export function activeTab<Tab extends Pick<ListTab, 'query'>>(
  tabs: readonly Tab[],
  address: ListAddress,
): Tab | undefined {
  const fitting = tabs.map((tab) => ({ tab, of: readListAddress(new URLSearchParams(tab.query)) }))
  const same = fitting.filter(({ of }) => isSameList(address, of))
  return (same.find(({ of }) => of.sort === address.sort) ?? same[0])?.tab
}
