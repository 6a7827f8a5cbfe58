import type { Config } from '#config'
import type { ShopData } from '#services/catalog-import/open-shop-data.ts'
import type { Shop } from '#shop/shop.ts'
import { withStaffShop } from '../staff-shop.ts'

/** What staff does with orders. No gateway is asked here: jobs of the running shop do that. */
export interface StaffOrders {
  readonly moves: Shop['orders']['moves']
  readonly late: Shop['orders']['late']
  readonly money: Shop['orders']['refunds']
  readonly shop: ShopData
}

/** Opens the shop for staff, does the work, and closes it. */
export const withStaffOrders = (config: Config, work: (orders: StaffOrders) => Promise<number>): Promise<number> =>
  withStaffShop(config, ({ orders: { moves, late, refunds } }, shop) => work({ shop, moves, late, money: refunds }))
