import { useEffect, useRef } from 'react'
import { Link } from '../router/link.tsx'
import { usePage } from '../app/page-context.tsx'
import { useT } from '../i18n/use-t.ts'
import { hrefs } from '../routes.ts'
import { Icon } from '../ui/icon.tsx'
import { CategoryPanel } from './category-panel.tsx'
import { useCategories } from './shell.queries.ts'
import { useShownCategory } from './use-shown-category.ts'
import { useCategoryPanel } from './use-category-panel.ts'
import { bringIntoLine, useScrollRoom } from './use-scroll-room.ts'

/**
 * Top categories in one scrolling line, each with a panel of its sub-categories (S96 to S103). Its arrows are for
 * pointers: whoever tabs along the line moves it by that, and would lose the focus with an arrow that goes.
 */
export function CategoryBar() {
  const t = useT('shell')
  const { direction } = usePage()
  const categories = useCategories()
  const { categoryId } = useShownCategory()
  const list = useRef<HTMLUListElement>(null)
  const room = useScrollRoom(list, direction)
  const panel = useCategoryPanel()
  // The category one is in may lie beyond the end of a phone's line.
  useEffect(() => {
    if (list.current) bringIntoLine(list.current, list.current.querySelector('.on'))
  }, [categoryId])
  return (
    <nav className="cats" aria-label={t('categories')} {...panel.bar}>
      <div className="wrap cats-in">
        {room.start ? (
          <button className="cats-go cats-back" tabIndex={-1} aria-label={t('scrollBack')} onClick={room.scrollBack}>
            <Icon name="next" className="back" />
          </button>
        ) : null}
        <ul ref={list}>
          {categories.map((category) => {
            const isOpen = panel.openId === category.id
            return (
              <li
                key={category.id}
                className={category.id === categoryId ? 'on' : undefined}
                {...panel.item(category.id)}
              >
                <Link
                  to={hrefs.category(category)}
                  {...(category.id === categoryId && { 'aria-current': 'true' as const })}
                  {...(category.subCategories.length > 0 && panel.link(category.id))}
                >
                  {category.name}
                </Link>
                {category.subCategories.length > 0 ? (
                  <button
                    className="cats-open"
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? 'category-panel' : undefined}
                    aria-label={t('openCategory', { category: category.name })}
                    onClick={(event) => panel.toggle(category.id, event)}
                  >
                    <Icon name="down" />
                  </button>
                ) : null}
              </li>
            )
          })}
        </ul>
        {room.end ? (
          <button className="cats-go" tabIndex={-1} aria-label={t('scrollOn')} onClick={room.scrollOn}>
            <Icon name="next" flip />
          </button>
        ) : null}
      </div>
      <CategoryPanel category={categories.find(({ id }) => id === panel.openId)} panel={panel} />
    </nav>
  )
}
