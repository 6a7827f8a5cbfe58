import { appliedFilters } from '#domain/catalog/applied-filters.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useFilterName } from './filters/filter-rows.tsx'
import { clearedHref, listHref } from './list-place.ts'
import { useList } from './use-list.ts'

/** Filters that leave nothing: take the last one off, or all. */
export function NarrowList() {
  const t = useT('list')
  const { place, query } = useList()
  const nameOf = useFilterName()
  const last = appliedFilters(query).at(-1)
  return (
    <EmptyState drawing="lens" title={t('narrowTitle')} text={t('narrowText')}>
      {last ? (
        <ButtonLink look="secondary" to={listHref(place, last.without)} keepScroll>
          {t('removeLast', { name: nameOf(last) })}
        </ButtonLink>
      ) : null}
      <ButtonLink look="link" to={clearedHref(place, query)} keepScroll>
        {t('clearAll')}
      </ButtonLink>
    </EmptyState>
  )
}
