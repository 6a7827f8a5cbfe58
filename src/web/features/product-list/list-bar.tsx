import { LIST_SORTS } from '#domain/catalog/list-query.ts'
import { appliedFilters } from '#domain/catalog/applied-filters.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { groupDigits } from '#ui/text/bidi.tsx'
import { FILTER_FORM, FILTERS } from './filters/filter-column.tsx'
import { useList } from './use-list.ts'

/** Count, order, and on phones the way to the filters. `outOf` is what the list holds unfiltered, if known. */
export function ListBar({ outOf, onFilters }: { outOf: number | undefined; onFilters: () => void }) {
  const t = useT('list')
  const { query, total, totalIsMore, totalIsEstimate } = useList()
  const count = appliedFilters(query).length
  return (
    <div className="list-bar">
      <p role="status">
        {outOf !== undefined && outOf > total ? (
          <Text
            area="list"
            id="countOf"
            count={outOf}
            fill={{ shown: <b>{totalIsEstimate ? t('about', { count: total }) : groupDigits(total)}</b> }}
          />
        ) : (
          t(totalIsMore ? 'countMore' : totalIsEstimate ? 'countAbout' : 'count', { count: total })
        )}
      </p>
      <div className="list-controls">
        <Button look="outline" className="phone-only scripted" aria-haspopup="dialog" onClick={onFilters}>
          <Icon name="filter" />
          {t('filters')}
          {count > 0 ? <span className="count-badge">{count}</span> : null}
        </Button>
        <a className={`${buttonClass({ look: 'outline' })} jump`} href={`#${FILTERS}`}>
          <Icon name="filter" />
          {t('filters')}
        </a>
        <SortSelect />
      </div>
    </div>
  )
}

/** Belongs to the form of the filters, so that it is sent with them without JavaScript. */
function SortSelect() {
  const t = useT('list')
  const { requested, change } = useList()
  return (
    <label className="select-box">
      <span className="no-phone">{t('sort')}</span>
      <select
        name="sort"
        form={FILTER_FORM}
        aria-label={t('sort')}
        value={requested.sort}
        onChange={({ target }) => {
          const chosen = LIST_SORTS.find((each) => each === target.value)
          if (chosen) change({ ...requested, sort: chosen, page: 1 })
        }}
      >
        {LIST_SORTS.filter((each) => each !== 'relevance' || requested.name !== undefined).map((each) => (
          <option key={each} value={each}>
            {t(`sort-${each}`)}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </label>
  )
}
