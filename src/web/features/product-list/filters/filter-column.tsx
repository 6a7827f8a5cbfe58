import { memo } from 'react'
import { useHref } from '#ui/router/router.tsx'
import { EMPTY_LIST_QUERY } from '#domain/catalog/list-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Asleep, useDeferredHydration } from '#ui/loading/hydrate-when-visible.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { listHref } from '../list-place.ts'
import { useList } from '../use-list.ts'

/** Id of the form that filters and order are sent with where there is no JavaScript. */
export const FILTER_FORM = 'filters'

/** Id of the filters beside a list; without JavaScript a phone has them below it. */
export const FILTERS = 'list-filters'

/** The filters beside a list: each change is followed at once; without JavaScript one button applies them. */
export const FilterColumn = memo(function FilterColumn() {
  const t = useT('list')
  // A phone does not show it but where scripts are off.
  const sleep = useDeferredHydration()
  return (
    <aside className="side" id={FILTERS} aria-label={t('filters')}>
      <Asleep until={sleep}>
        <FilterForm />
      </Asleep>
    </aside>
  )
})

function FilterForm() {
  const t = useT('list')
  const { facets, place, requested, change } = useList()
  return (
    <form
      id={FILTER_FORM}
      action={useHref(listHref(place, EMPTY_LIST_QUERY))}
      onSubmit={(event) => event.preventDefault()}
    >
      {place.kind === 'search' ? <SearchedFor name={requested.name} category={requested.category} /> : null}
      <FilterPanel facets={facets} query={requested} onChange={change} />
      <Button type="submit" look="secondary" wide className="unscripted">
        {t('apply')}
      </Button>
    </form>
  )
}

/** What a search keeps while it is filtered. */
const SearchedFor = (searched: { name: string | undefined; category: string | undefined }) =>
  Object.entries(searched).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
