import { Link } from '#ui/router/link.tsx'
import type { MenuCategory } from '#contract/catalog/category.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { CategoryPanelState } from './use-category-panel.ts'
import { useCurrentCategory } from './use-current-category.ts'

/** The sub-categories of one category; outside of the scrolling line, which would cut it off. */
export function CategoryPanel({ category, panel }: { category: MenuCategory | undefined; panel: CategoryPanelState }) {
  const t = useT('shell')
  const { subCategoryId, isPage } = useCurrentCategory()
  if (!category) return null
  return (
    <div className="menu categories-panel" id="category-panel" {...panel.area}>
      <Link className="menu-heading" to={hrefs.category(category)} onClick={panel.close}>
        {t('viewAll', { category: category.name })}
      </Link>
      {category.subCategories.map((sub) => (
        <Link
          key={sub.id}
          to={hrefs.category(category, sub)}
          onClick={panel.close}
          {...(sub.id === subCategoryId && { 'aria-current': isPage ? ('page' as const) : ('true' as const) })}
        >
          {sub.name}
          {sub.id === subCategoryId ? <Icon name="check" /> : null}
        </Link>
      ))}
    </div>
  )
}
