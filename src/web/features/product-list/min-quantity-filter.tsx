import type { ListFacets } from '#contract/catalog/product-list.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { useT } from '../../i18n/use-t.ts'
import { FilterGroup } from './facet-group.tsx'
import { tellingSteps } from './telling-steps.ts'

type Props = { facets: ListFacets; query: ListQuery; onChange: (query: ListQuery) => void }

/** Products that can be had in small numbers: minimum quantity at most this. */
export function MinQuantityFilter({ facets: { minQuantities }, query, onChange }: Props) {
  const t = useT('list')
  const telling = tellingSteps(minQuantities, query.maxMinQuantity)
  if (telling.length < 2 && query.maxMinQuantity === undefined) return null
  const options = [{ max: undefined, count: undefined }, ...telling]
  return (
    <FilterGroup title={t('minQuantity')}>
      <ul>
        {options.map(({ max, count }) => {
          const isChosen = query.maxMinQuantity === max
          const isOff = count === 0 && !isChosen
          return (
            <li key={max ?? 0}>
              <label className={`opt${isOff ? ' off' : ''}`}>
                <input
                  type="radio"
                  name="maxMinQuantity"
                  value={max ?? ''}
                  checked={isChosen}
                  disabled={isOff}
                  onChange={() => onChange({ ...query, maxMinQuantity: max, page: 1 })}
                />
                <span>{max === undefined ? t('anyQuantity') : t('upToQuantity', { count: max })}</span>
                <em>{count}</em>
              </label>
            </li>
          )
        })}
      </ul>
    </FilterGroup>
  )
}
