import type { FacetValue, ListFacets } from '#contract/catalog/product-list.ts'
import { toggleValue } from '#domain/catalog/applied-filters.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { tidyText } from '#ui/text/tidy-text.ts'

/** A filter promoted above a list: a switch or a value of the category's own attributes. */
export type QuickFilter = {
  readonly key: string
  /** null: the switch that `key` names says it in words. */
  readonly name: string | null
  readonly isOn: boolean
  readonly isPossible: boolean
  readonly toggled: ListQuery
}

const MOST = 5

/**
 * The filters, five at most, most worth a press, always in the same order so that nothing moves under the
 * finger: fast printing and offers if the list has any, then the values that a fair share of the list has.
 */
export function quickFilters(facets: ListFacets, query: ListQuery): readonly QuickFilter[] {
  const switches = (['urgent', 'offers'] as const)
    .filter((key) => facets[key] !== 0 || query[key])
    .map((key) => ({
      key,
      name: null,
      isOn: query[key],
      isPossible: facets[key] !== 0,
      toggled: { ...query, [key]: !query[key], page: 1 },
    }))
  const values = new Map(facets.attributes.flatMap((attribute) => attribute.values.map((value) => [value.id, value])))
  const promoted = facets.promoted.flatMap((id) => values.get(id) ?? [])
  return [...switches, ...promoted.map((value) => ofValue(value, query))].slice(0, MOST)
}

const ofValue = ({ id, name, count }: FacetValue, query: ListQuery): QuickFilter => {
  const isOn = query.choices.includes(id)
  return {
    key: id,
    name: tidyText(name),
    isOn,
    isPossible: isOn || count !== 0,
    toggled: toggleValue(query, 'choices', id),
  }
}
