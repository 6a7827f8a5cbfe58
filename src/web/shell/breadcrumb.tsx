import { Fragment } from 'react'
import { Link } from '#ui/router/link.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../site-map.ts'
import { Icon } from '#ui/icons/icon.tsx'

export type Crumb = { name: string; path: string }

/** The way to a page, home first; `current` is the page itself and no link. */
export function Breadcrumb({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  const t = useT('shell')
  return (
    <nav className="crumb" aria-label={t('breadcrumb')}>
      {[{ name: t('home'), path: hrefs.home() }, ...trail].map(({ name, path }) => (
        <Fragment key={path}>
          <Link to={path}>{name}</Link>
          <Icon name="next" flip />
        </Fragment>
      ))}
      <span aria-current="page">{current}</span>
    </nav>
  )
}
