import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { CategoryRow } from './category-tree.repository.ts'
import { pictureOf } from './picture.ts'
import { slugsOf } from './product-detail.ts'

/** A category and its place in the tree. */
export type CategoryNode = {
  readonly row: CategoryRow
  readonly parent: CategoryRow | null
  readonly children: readonly CategoryRow[]
}

/** The category tree: two levels, in the order in which it is shown. */
export type CategoryTree = {
  readonly top: readonly CategoryNode[]
  readonly find: (id: string | number) => CategoryNode | undefined
}

export function categoryTree(rows: readonly CategoryRow[]): CategoryTree {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const nodes = rows.map((row) => ({
    row,
    parent: row.parent_id === null ? null : (byId.get(row.parent_id) ?? null),
    children: rows.filter(({ parent_id: parent }) => parent === row.id),
  }))
  const nodesById = new Map(nodes.map((node) => [node.row.id, node]))
  return { top: nodes.filter(({ parent }) => parent === null), find: (id) => nodesById.get(Number(id)) }
}

/** A top category with its sub-categories: the contract's Category. */
export const presentCategory = ({ row, children }: CategoryNode, language: Language) => ({
  ...presentDepartment(row, language),
  code: row.code,
  description: row.description && inLanguage(row.description, language),
  productCount: row.product_count,
  subCategories: children.map((child) => presentSubCategory(child, row.id, language)),
})

/** The contract's MenuCategory. */
export const presentMenuCategory = ({ row, children }: CategoryNode, language: Language) => ({
  ...linked(row, language),
  subCategories: children.map((child) => linked(child, language)),
})

/** The contract's Department. */
export const presentDepartment = (row: CategoryRow, language: Language) => ({
  ...linked(row, language),
  picture: pictureOf(row, null, row.name, language),
  tint: row.tint,
  fromPrice: row.from_price,
})

/** The contract's SubCategory. */
export const presentSubCategory = (row: CategoryRow, parentId: number, language: Language) => ({
  ...named(row, language),
  parentId: String(parentId),
  productCount: row.product_count,
  picture: pictureOf(row, null, row.name, language),
})

/** One category with its way up: the contract's CategoryDetail. */
export const presentCategoryDetail = ({ row, parent, children }: CategoryNode, language: Language) => ({
  ...named(row, language),
  slugs: slugsOf(row.slug),
  description: row.description && inLanguage(row.description, language),
  picture: pictureOf(row, null, row.name, language),
  tint: row.tint,
  productCount: row.product_count,
  parent: parent && {
    id: String(parent.id),
    name: inLanguage(parent.name, language),
    slug: inLanguage(parent.slug, language),
    slugs: slugsOf(parent.slug),
  },
  subCategories: children.map((child) => presentSubCategory(child, row.id, language)),
})

const named = (row: CategoryRow, language: Language) => ({ ...linked(row, language), code: row.code })

const linked = (row: CategoryRow, language: Language) => ({
  id: String(row.id),
  name: inLanguage(row.name, language),
  slug: inLanguage(row.slug, language),
})
