import { Link } from '#ui/router/link.tsx'
import type { ReactNode } from 'react'
import { appliedFilters } from '#domain/catalog/applied-filters.ts'
import type { AppliedFilter } from '#domain/catalog/applied-filters.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { plainPrice } from '#domain/money/halalas.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { valueNames } from './facet-names.ts'
import { clearedHref, listHref } from '../list-place.ts'
import { quickFilters } from './quick-filters.ts'
import { useList } from '../use-list.ts'

/** The promoted filters above a list: a press puts one on or off. */
export function QuickFilters() {
  const t = useT('list')
  const { facets, query } = useList()
  const filters = quickFilters(facets, query)
  if (!filters.some(({ isPossible }) => isPossible)) return null
  return (
    <div className="quick" role="group" aria-label={t('quick')}>
      {filters.map(({ key, name, isOn, isPossible, toggled }) => {
        const label = name ?? t(key === 'urgent' ? 'urgent' : 'offers')
        return isPossible ? (
          <FilterLink key={key} to={toggled} className="chip" {...(isOn && { 'aria-current': 'true' })}>
            {isOn ? <Icon name="check" /> : null}
            {label}
          </FilterLink>
        ) : (
          <span key={key} className="chip off" aria-disabled="true" role="link">
            {label}
          </span>
        )
      })}
    </div>
  )
}

/** Every filter in force as a chip that takes it off, and one link that takes off all. */
export function AppliedFilters() {
  const t = useT('list')
  const nameOf = useFilterName()
  const { place, query } = useList()
  const filters = appliedFilters(query)
  if (filters.length === 0) return null
  return (
    <div className="applied" role="group" aria-label={t('applied')}>
      {filters.map((applied) => {
        const name = nameOf(applied)
        return (
          <FilterLink
            key={applied.filter + applied.value}
            to={applied.without}
            className="removable-tag"
            aria-label={t('remove', { name })}
          >
            {name}
            <Icon name="close" />
          </FilterLink>
        )
      })}
      <Link className="btn link sm" to={clearedHref(place, query)} keepScroll rel="nofollow">
        {t('clearAll')}
      </Link>
    </div>
  )
}

/** Names a filter in force as its chip does. */
export function useFilterName(): (applied: AppliedFilter) => string {
  const t = useT('list')
  const { language } = usePage()
  const { facets, query } = useList()
  const names = valueNames(facets)
  const price = (): string => {
    const [min, max] = [query.minPrice, query.maxPrice].map((amount) => amount && plainPrice(amount, language))
    if (min && max) return `${min} – ${max}`
    return min ? t('priceAtLeast', { price: min }) : t('priceAtMost', { price: max ?? '' })
  }
  return ({ filter, value }) => {
    if (filter === 'choices' || filter === 'subCategories') return names.get(value ?? '') ?? ''
    if (filter === 'price') return price()
    if (filter === 'maxMinQuantity') return t('upToQuantity', { count: query.maxMinQuantity ?? 0 })
    if (filter === 'maxProductionDays') {
      return t('readyWithin', { time: t('withinDays', { count: query.maxProductionDays ?? 0 }) })
    }
    return t(filter)
  }
}

type LinkProps = {
  to: ListQuery
  className: string
  children: ReactNode
  'aria-label'?: string
  'aria-current'?: 'true'
}

/** A link to the list in another state; the page stays where it is. Robots need not follow every combination. */
function FilterLink({ to, ...rest }: LinkProps) {
  const { place } = useList()
  return <Link {...rest} to={listHref(place, to)} keepScroll rel="nofollow" />
}
