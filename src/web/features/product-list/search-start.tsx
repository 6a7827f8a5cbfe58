import { Link } from '#ui/router/link.tsx'
import type { ReactNode } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { useCategories } from '../../shell/shell.queries.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLoaded } from '#ui/fetching/api-query.ts'
import { popularQuery } from './list.queries.ts'
import type { DrawCard } from './list-cards.tsx'

/** Where to go when nothing was found, or nothing searched for yet: categories, often ordered products, a request. */
export function SearchStart({
  name,
  drawCard,
  children,
}: {
  name: string | undefined
  drawCard: DrawCard
  children: ReactNode
}) {
  const t = useT('list')
  const popular = useLoaded(popularQuery).data
  return (
    <>
      {children}
      <p className="start-actions">
        <ButtonLink look="secondary" to={hrefs.specialRequest({ description: name })}>
          {name === undefined ? t('special') : t('askFor', { name })}
        </ButtonLink>
      </p>
      <section className="section">
        <h2 className="start-heading">{t('categories')}</h2>
        <Categories />
      </section>
      <section className="section">
        <h2 className="start-heading">{t('popular')}</h2>
        <div className="cards four">{popular.map((card) => drawCard(card, false))}</div>
      </section>
    </>
  )
}

const Categories = () => (
  <div className="found-in start-cats">
    {useCategories().map((category) => (
      <Link key={category.id} className="chip" to={hrefs.category(category)}>
        {category.name}
      </Link>
    ))}
  </div>
)
