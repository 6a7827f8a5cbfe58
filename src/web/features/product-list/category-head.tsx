import { Link } from '#ui/router/link.tsx'
import type { CategoryDetail } from '#contract/catalog/category.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { Picture } from '#ui/picture.tsx'
import { tidyText } from '#ui/text/tidy-text.ts'

/** Name, promise and picture of a category on its tint. */
export const CategoryHead = ({ category: { name, description, picture, tint } }: { category: CategoryDetail }) => (
  <div className={`list-head tint-${tint}`}>
    <div>
      <h1>{name}</h1>
      {description ? <p className="lead">{tidyText(description)}</p> : null}
    </div>
    {picture ? (
      <div className="list-head-picture">
        <Picture picture={picture} sizes="(max-width: 767px) 34vw, 520px" alt="" />
      </div>
    ) : null}
  </div>
)

type Tab = { id: string; name: string; slug: string }

/** The sub-categories of a top category as tabs, all of it first; `currentId` is the one shown, or the top's own. */
export function SubCategoryTabs({ top, subs, currentId }: { top: Tab; subs: readonly Tab[]; currentId: string }) {
  const t = useT('list')
  if (subs.length === 0) return null
  const current = (id: string) => id === currentId && { 'aria-current': 'page' as const }
  return (
    <nav className="subnav" aria-label={top.name}>
      <Link to={hrefs.category(top)} {...current(top.id)}>
        {t('all')}
      </Link>
      {subs.map((sub) => (
        <Link key={sub.id} to={hrefs.category(top, sub)} {...current(sub.id)}>
          {sub.name}
        </Link>
      ))}
    </nav>
  )
}
