import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type pg from 'pg'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import { cachedValue } from '../cached-value.ts'
import { attributeDictionary } from './attribute-dictionary.ts'
import type { CatalogChanges } from './catalog-changes.ts'
import {
  categoryTree,
  presentCategory,
  presentCategoryDetail,
  presentDepartment,
  presentMenuCategory,
  presentSubCategory,
} from './category-tree.ts'
import { readAttributes, readCategories } from './category-tree.repository.ts'
import { withStock } from './product-detail.ts'
import { createProductList } from './product-list.ts'
import { cardsByCode, findTemplate, priceBounds, productReaders, readProductChanges } from './product.repository.ts'

export interface CatalogOptions {
  /** Reads go here; may be a replica. */
  readonly pool: pg.Pool
  /** The same database. */
  readonly db: Db
  readonly changes: CatalogChanges
  /** How many products a filtered or searched list may have to be counted one by one. */
  readonly countedUpTo?: number
}

export type CatalogService = ReturnType<typeof createCatalogService>

/** Reads the catalogue for the API: texts in one language, products as stored JSON text. */
export function createCatalogService({ pool, db, changes, countedUpTo }: CatalogOptions) {
  const tree = cachedValue(changes, ['catalogue'], async () => categoryTree(await readCategories(db)))
  const dictionary = cachedValue(changes, ['catalogue'], async () => attributeDictionary(await readAttributes(db)))
  const { detail, related } = productReaders(db)

  return {
    /** A page of a list, with what it can be filtered by when asked for. */
    listProducts: createProductList({ pool, db, tree, dictionary, ...(countedUpTo !== undefined && { countedUpTo }) }),

    /** A product as JSON text of the contract's ProductDetail, its stock as it is now. */
    findProduct: async (id: string, language: Language): Promise<string | undefined> => {
      const [row] = await detail[language].run(pool, Number(id), 'short')
      return row && withStock(row.detail, row.stock?.split(',') ?? [])
    },

    /** Cards of products that go with a product, as JSON text with commas between; undefined for an unknown one. */
    relatedProducts: async (id: string, language: Language): Promise<string | undefined> =>
      (await related[language].run(pool, Number(id), 'short'))[0]?.cards,

    /** When products last changed, the newest products first. */
    productChanges: async (page: { limit: number; offset: number }) => {
      const { total, rows } = await readProductChanges(db, page)
      return { total, changes: rows.map((row) => ({ id: String(row.id), updatedAt: riyadhTimestamp(row.updated_at) })) }
    },

    /** Cards of products by code, as JSON text, in no order. */
    cardsByCode: async (codes: readonly string[]) => cardsByCode(db, codes),

    categories: async (language: Language) => (await tree()).top.map((node) => presentCategory(node, language)),

    menu: async (language: Language) => (await tree()).top.map((node) => presentMenuCategory(node, language)),

    departments: async (language: Language) => (await tree()).top.map(({ row }) => presentDepartment(row, language)),

    subCategories: async (language: Language) =>
      (await tree()).top.flatMap(({ row, children }) =>
        children.map((child) => presentSubCategory(child, row.id, language)),
      ),

    findCategory: async (id: string, language: Language) => {
      const node = (await tree()).find(id)
      return node && presentCategoryDetail(node, language)
    },

    /** Bounds of the shown prices of a category in SAR; undefined for an unknown one. */
    priceRange: async (categoryId: string): Promise<{ min: number; max: number } | undefined> => {
      const node = (await tree()).find(categoryId)
      if (!node) return undefined
      const { low, high } = await priceBounds(db, node.row.id)
      return { min: (low ?? 0) / 100, max: (high ?? 0) / 100 }
    },

    findTemplate: async (id: string) => findTemplate(db, Number(id)),
  }
}
