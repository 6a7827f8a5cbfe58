import type { Generated } from 'kysely'
import type { Json } from './columns.ts'

export type CartTable = {
  customer_id: string
  version: Generated<number>
  items: Json<unknown>
  saved: Json<unknown>
  coupon_code: string | null
  urgent: Generated<boolean>
  updated_at: Generated<Date>
}
