import type { ListFacets } from '#contract/catalog/product-list.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { tidyText } from '#ui/text/tidy-text.ts'

/** The name of every value a list can be filtered by, by id. */
export const valueNames = ({ subCategories, attributes }: ListFacets): ReadonlyMap<string, string> =>
  new Map([...subCategories, ...attributes.flatMap(({ values }) => values)].map(({ id, name }) => [id, tidyText(name)]))

/** The query without filter values that this list does not know (old or invented addresses). */
export function withKnownValues(query: ListQuery, facets: ListFacets): ListQuery {
  const choices = new Set(facets.attributes.flatMap(({ values }) => values.map(({ id }) => id)))
  const subCategories = new Set(facets.subCategories.map(({ id }) => id))
  return {
    ...query,
    choices: query.choices.filter((id) => choices.has(id)),
    subCategories: query.subCategories.filter((id) => subCategories.has(id)),
  }
}
