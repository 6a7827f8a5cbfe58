import { useEffect, useRef } from 'react'
import type { MenuCategory } from '#contract/catalog/category.ts'
import { Link } from '../router/link.tsx'
import { usePage } from '../app/page-context.tsx'
import { useT } from '../i18n/use-t.ts'
import { hrefs } from '../routes.ts'
import { Icon } from '../ui/icon.tsx'
import { CategoryPanel } from './category-panel.tsx'
import { useCategories } from './shell.queries.ts'
import { useShownCategory } from './use-shown-category.ts'
import { useCategoryPanel } from './use-category-panel.ts'
import type { CategoryPanelState } from './use-category-panel.ts'
import { useOneStop } from './use-one-stop.ts'
import { bringIntoLine, useScrollRoom } from './use-scroll-room.ts'

/**
 * Top categories in one scrolling line, each with a panel of its sub-categories (S96 to S103): one stop of the Tab key,
 * along which the arrow keys walk. Its arrows are for pointers: whoever walks along the line moves it by that, and would
 * lose the focus with an arrow that goes.
 */
export function CategoryBar() {
  const t = useT('shell')
  const { direction } = usePage()
  const categories = useCategories()
  const { categoryId } = useShownCategory()
  const list = useRef<HTMLUListElement>(null)
  const room = useScrollRoom(list, direction)
  const panel = useCategoryPanel()
  const stops = useOneStop((categories.find(({ id }) => id === categoryId) ?? categories[0])?.id, direction)
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
        <ul ref={list} {...stops.list}>
          {categories.map((category) => (
            <Item
              key={category.id}
              category={category}
              isShown={category.id === categoryId}
              panel={panel}
              stops={stops}
            />
          ))}
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

type ItemProps = {
  category: MenuCategory
  isShown: boolean
  panel: CategoryPanelState
  stops: ReturnType<typeof useOneStop>
}

/** A category, with a button for its panel where it has sub-categories. */
function Item({ category, isShown, panel, stops }: ItemProps) {
  const t = useT('shell')
  const { id, name, subCategories } = category
  const isOpen = panel.openId === id
  const hasPanel = subCategories.length > 0
  return (
    <li className={isShown ? 'on' : undefined} {...panel.item(id)} {...stops.item(id)}>
      <Link
        to={hrefs.category(category)}
        {...stops.stop(id)}
        {...(isShown && { 'aria-current': 'true' as const })}
        {...(hasPanel && panel.link(id))}
      >
        {name}
      </Link>
      {hasPanel ? (
        <button
          className="cats-open"
          {...stops.stop(id)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'category-panel' : undefined}
          aria-label={t('openCategory', { category: name })}
          onClick={(event) => panel.toggle(id, event)}
        >
          <Icon name="down" />
        </button>
      ) : null}
    </li>
  )
}
