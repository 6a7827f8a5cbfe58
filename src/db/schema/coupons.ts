import type { Generated } from 'kysely'
import type { Id } from './columns.ts'

export type CouponTable = {
  id: Id
  code: string
  kind: 'PERCENT' | 'FIXED' | 'FREE_SHIPPING'
  percent: number | null
  /** halalas */
  amount: number | null
  /** halalas */
  max_discount: number | null
  /** halalas */
  min_subtotal: Generated<number>
  starts_at: Date | null
  ends_at: Date | null
  usage_limit: number | null
  used_count: Generated<number>
  per_customer_limit: number | null
  first_order_only: Generated<boolean>
  exclude_offer_items: Generated<boolean>
  active: Generated<boolean>
  created_at: Generated<Date>
}

export type CouponTargetTable = {
  id: Id
  coupon_id: number
  is_excluded: Generated<boolean>
  category_id: number | null
  product_id: number | null
}

export type CouponCustomerTable = { coupon_id: number; customer_id: string }

export type CouponUseTable = {
  order_id: string
  coupon_id: number
  customer_id: string
  nth: number
  taken_at: Generated<Date>
  released_at: Date | null
}

export type CouponVersionTable = { coupon_id: number; version: number }
