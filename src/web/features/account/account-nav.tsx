import { useEffect, useRef } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { hrefs } from '../../site-map.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { ACCOUNT_TABS } from './account-tabs.ts'
import type { AccountTab } from './account-tabs.ts'

/** The parts of the account: a column beside them, on phones a row that scrolls. */
export function AccountNav({ current }: { current: AccountTab }) {
  const t = useT('account')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [current])
  return (
    <nav className="account-nav" aria-label={t('parts')}>
      <ul ref={list}>
        {ACCOUNT_TABS.map(({ tab, icon }) => (
          <li key={tab}>
            <Link to={hrefs.userProfile({ tab })} keepScroll {...(tab === current && { 'aria-current': 'page' })}>
              <Icon name={icon} />
              {t(tab)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
