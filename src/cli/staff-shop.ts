import type { Config } from '#config'
import type { ShopData } from '#services/catalog-import/open-shop-data.ts'
import { openCommandShop } from '#shop/command-shop.ts'
import type { Shop } from '#shop/shop.ts'
import { withShop } from './command.ts'

/** Opens the shop with its services, does the work, and closes it. Jobs and messages are left to the running shop. */
export const withStaffShop = (config: Config, work: (shop: Shop, data: ShopData) => Promise<number>): Promise<number> =>
  withShop(config, async (data) => {
    const { shop, close } = await openCommandShop(config, data, console.error)
    try {
      return await work(shop, data)
    } finally {
      await close()
    }
  })
