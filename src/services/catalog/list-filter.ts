import type { ListQuery } from '#domain/catalog/list-query.ts'
import { err, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import type { Attribute, AttributeDictionary } from './attribute-dictionary.ts'
import type { CategoryNode, CategoryTree } from './category-tree.ts'
import type { ListFilter, ListScope } from './list-filter.repository.ts'

/** Why a list cannot be made: it asks for something that does not exist. */
export type ListError =
  | { readonly code: 'list/category-not-found' }
  | { readonly code: 'list/not-an-option'; readonly field: 'subCategories' | 'choices' | 'sort' }

/** A query in the database's terms, every id checked. */
export function listFilter(
  query: ListQuery,
  tree: CategoryTree,
  dictionary: AttributeDictionary,
): Result<ListFilter, ListError> {
  const category = query.category === undefined ? undefined : tree.find(query.category)
  if (query.category !== undefined && !category) return err({ code: 'list/category-not-found' })

  const subCategories = query.subCategories.map((id) => tree.find(id))
  if (!subCategories.every((sub) => sub && isWithin(sub, category))) {
    return err({ code: 'list/not-an-option', field: 'subCategories' })
  }
  const chosen = chosenByAttribute(query.choices, dictionary)
  if (!chosen) return err({ code: 'list/not-an-option', field: 'choices' })

  const { minPrice, maxPrice, offers, inStock, urgent, maxMinQuantity, maxProductionDays } = query
  return ok({
    scope: scopeOf(category),
    hits: undefined,
    subCategoryIds: query.subCategories.map(Number),
    attributes: [...chosen].map(([{ values }, chosenValueIds]) => ({
      chosenValueIds,
      valueIds: values.map(({ id }) => id),
    })),
    minPrice,
    maxPrice,
    offers,
    inStock,
    urgent,
    maxMinQuantity,
    maxProductionDays,
  })
}

/** The scope of a category's list; of the whole shop's without one. */
export const scopeOf = (category: CategoryNode | undefined): ListScope =>
  category ? { kind: category.parent ? 'sub' : 'top', categoryId: category.row.id } : { kind: 'shop' }

/** A sub-category can be chosen in the whole shop, in its top category, and in itself. */
const isWithin = ({ row, parent }: CategoryNode, category: CategoryNode | undefined): boolean =>
  parent !== null && (!category || category.row.id === parent.id || category.row.id === row.id)

/** In the order of the dictionary's attributes; undefined when a value is unknown. */
function chosenByAttribute(
  choices: readonly string[],
  dictionary: AttributeDictionary,
): ReadonlyMap<Attribute, readonly number[]> | undefined {
  const chosen = new Map<Attribute, number[]>()
  for (const valueId of choices.map(Number)) {
    const attribute = dictionary.attributeOf(valueId)
    if (!attribute) return undefined
    chosen.set(attribute, [...(chosen.get(attribute) ?? []), valueId])
  }
  return chosen
}
