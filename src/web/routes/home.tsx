import { useLoaded } from '#ui/fetching/api-query.ts'
import { CategoryMosaic } from '../features/home/category-mosaic.tsx'
import { Hero } from '../features/home/hero.tsx'
import { departmentsQuery, slidesQuery } from '../features/home/home.queries.ts'
import { TOKEN } from '../features/newsletter/unsubscribe.ts'
import { UnsubscribePanel } from '../features/newsletter/unsubscribe-panel.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useSearch } from '#ui/router/router.tsx'
import { hydrateWhenVisible } from '#ui/loading/hydrate-when-visible.tsx'

const BelowFirstScreens = hydrateWhenVisible('home/more', () => import('./home/below-first-screens.tsx'))

/** The home page (S492). */
export default function HomePage() {
  const t = useT('home')
  const token = useSearch().get(TOKEN)
  const slides = useLoaded(slidesQuery).data
  return (
    <>
      {token ? <UnsubscribePanel token={token} /> : null}
      {slides.length > 0 ? <Hero slides={slides} /> : <h1 className="visually-hidden">{t('title')}</h1>}
      <CategoryMosaic categories={useLoaded(departmentsQuery).data} />
      <BelowFirstScreens />
    </>
  )
}
