import type { ReactNode } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { ButtonLink } from '#ui/button.tsx'

/** What came last, three cards beside their heading. */
export function Newest({ children }: { children: ReactNode }) {
  const t = useT('home')
  return (
    <section className="wrap section fresh">
      <div>
        <h2>{t('newest')}</h2>
        <p className="quiet">{t('newestText')}</p>
        <ButtonLink look="outline" to={hrefs.search({ sort: 'newest' })}>
          {t('newestAll')}
        </ButtonLink>
      </div>
      {children}
    </section>
  )
}
