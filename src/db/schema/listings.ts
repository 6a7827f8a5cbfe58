import type { Generated } from 'kysely'
import type { Json } from './columns.ts'

export type ProductListingTable = {
  product_id: number
  top_category_id: number
  category_id: number
  published_at: Date
  popularity: number
  /** halalas, times priced_per */
  from_price: number
  offer_percent: number
  min_quantity: number
  production_days: number
  in_stock: boolean
  urgent_allowed: boolean
  attribute_value_ids: Generated<number[]>
}

/** JSON text of the contract's ProductCard. */
export type ProductCardTable = { product_id: number; card_en: string; card_ar: string }

/** JSON text of the contract's ProductDetail, U+0001 where each price's remaining quantity goes. */
export type ProductDetailTable = { product_id: number; detail_en: string; detail_ar: string }

/** Scope 0 is the whole shop, any other the category of that id. */
export type ListingScopeTable = { scope_id: number; product_count: number; counts: Json<unknown> }
