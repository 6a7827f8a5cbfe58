import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { MenuCategory } from '#contract/catalog/category.ts'
import { Link } from '#ui/router/link.tsx'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { CategoryPanel } from './category-panel.tsx'
import { useCategories } from '../shell.queries.ts'
import { useCurrentCategory } from './use-current-category.ts'
import { useCategoryPanel } from './use-category-panel.ts'
import type { CategoryPanelState } from './use-category-panel.ts'
import { bringIntoLine, useScrollRoom } from './use-scroll-room.ts'
import { walkAlong } from './walk-along.ts'

/** Top categories in one scrolling line, links with a button for the panel of their sub-categories (S96 to S103). */
export function CategoryBar() {
  const t = useT('shell')
  const { direction } = usePage()
  const categories = useCategories()
  const { categoryId } = useCurrentCategory()
  const list = useRef<HTMLUListElement>(null)
  const room = useScrollRoom(list, direction)
  const panel = useCategoryPanel()
  // The category one is in may lie beyond the end of a phone's line.
  useEffect(() => {
    if (list.current) bringIntoLine(list.current, list.current.querySelector('.on'))
  }, [categoryId])
  return (
    <nav className="categories" aria-label={t('categories')} {...panel.bar}>
      <div className="wrap categories-in">
        {room.start ? (
          <ScrollArrow line={list} direction="back" label={t('scrollBack')} onPress={room.scrollBack} />
        ) : null}
        <ul ref={list} {...walkAlong(direction)}>
          {categories.map((category) => (
            <Item key={category.id} category={category} isShown={category.id === categoryId} panel={panel} />
          ))}
        </ul>
        {room.end ? <ScrollArrow line={list} direction="on" label={t('scrollOn')} onPress={room.scrollOn} /> : null}
      </div>
      <CategoryPanel category={categories.find(({ id }) => id === panel.openId)} panel={panel} />
    </nav>
  )
}

type ArrowProps = {
  line: RefObject<HTMLUListElement | null>
  direction: 'back' | 'on'
  label: string
  onPress: () => void
}

/** Moves the line. It goes when nothing is left to show; the focus then goes to the link beside it. */
function ScrollArrow({ line, direction, label, onPress }: ArrowProps) {
  const isBack = direction === 'back'
  const arrow = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const [button, list] = [arrow.current, line.current]
    return () => {
      if (button !== document.activeElement) return
      list?.querySelector<HTMLElement>(isBack ? 'li:first-child > a' : 'li:last-child > a')?.focus()
    }
  }, [line, isBack])
  return (
    <button
      className={isBack ? 'categories-go categories-back' : 'categories-go'}
      aria-label={label}
      onClick={onPress}
      ref={arrow}
    >
      <Icon name="next" {...(isBack ? { className: 'back' } : { flip: true })} />
    </button>
  )
}

type ItemProps = { category: MenuCategory; isShown: boolean; panel: CategoryPanelState }

/** A category, with a button for its panel where it has sub-categories. */
function Item({ category, isShown, panel }: ItemProps) {
  const t = useT('shell')
  const { id, name, subCategories } = category
  const isOpen = panel.openId === id
  const hasPanel = subCategories.length > 0
  return (
    <li className={isShown ? 'on' : undefined} {...panel.item(id)}>
      <Link
        to={hrefs.category(category)}
        {...(isShown && { 'aria-current': 'true' as const })}
        {...(hasPanel && panel.link(id))}
      >
        {name}
      </Link>
      {hasPanel ? (
        <button
          className="categories-open"
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
