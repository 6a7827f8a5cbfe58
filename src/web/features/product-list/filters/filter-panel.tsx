import type { ListFacets } from '#contract/catalog/product-list.ts'
import { toggleValue } from '#domain/catalog/applied-filters.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { countText } from './count-text.ts'
import { FacetGroup, FilterGroup } from './facet-group.tsx'
import { PriceFilter } from './price-filter.tsx'
import { StepFilter } from './step-filter.tsx'

type Props = {
  facets: ListFacets
  query: ListQuery
  onChange: (query: ListQuery) => void
}

const SWITCHES = ['offers', 'inStock', 'urgent'] as const

/** All filters of a list. Every control has the name and value its form sends without JavaScript. */
export function FilterPanel({ facets, query, onChange }: Props) {
  const t = useT('list')
  const { subCategories, attributes, price, isEstimate } = facets
  const toggle = (filter: 'subCategories' | 'choices') => (id: string) => onChange(toggleValue(query, filter, id))
  return (
    <>
      {subCategories.length > 1 ? (
        <FacetGroup
          title={t('subCategories')}
          name="subCategories"
          values={subCategories}
          isEstimate={isEstimate}
          chosen={query.subCategories}
          onToggle={toggle('subCategories')}
        />
      ) : null}
      {attributes.map(({ code, name, values }) => (
        <FacetGroup
          key={code}
          title={name}
          name="choices"
          values={values}
          isEstimate={isEstimate}
          chosen={query.choices}
          onToggle={toggle('choices')}
        />
      ))}
      {price.max > price.min ? (
        <FilterGroup title={t('price')}>
          <PriceFilter facets={facets} query={query} onChange={onChange} />
        </FilterGroup>
      ) : null}
      <StepFilter
        title={t('productionDays')}
        name="maxProductionDays"
        steps={facets.productionDays}
        isEstimate={isEstimate}
        chosen={query.maxProductionDays}
        onChoose={(max) => onChange({ ...query, maxProductionDays: max, page: 1 })}
        labelOf={(max) => (max === undefined ? t('anyDay') : t('withinDays', { count: max }))}
      />
      <StepFilter
        title={t('minQuantity')}
        name="maxMinQuantity"
        steps={facets.minQuantities}
        isEstimate={isEstimate}
        chosen={query.maxMinQuantity}
        onChoose={(max) => onChange({ ...query, maxMinQuantity: max, page: 1 })}
        labelOf={(max) => (max === undefined ? t('anyQuantity') : t('upToQuantity', { count: max }))}
      />
      <Switches facets={facets} query={query} onChange={onChange} />
    </>
  )
}

function Switches({ facets, query, onChange }: Props) {
  const t = useT('list')
  return SWITCHES.map((name) => (
    <label key={name} className={`choice-label swatch-row${facets[name] !== 0 || query[name] ? '' : ' off'}`}>
      <input
        type="checkbox"
        role="switch"
        name={name}
        value="1"
        checked={query[name]}
        disabled={facets[name] === 0 && !query[name]}
        onChange={() => onChange({ ...query, [name]: !query[name], page: 1 })}
      />
      <span>{t(name)}</span>
      <em>{countText(t, facets[name], facets)}</em>
    </label>
  ))
}
