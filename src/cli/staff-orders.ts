import { pino } from 'pino'
import type { Config } from '#config'
import { openJobs } from '#jobs/open-jobs.ts'
import { createCartPricing } from '#services/cart/cart-pricing.ts'
import type { OpenShop } from '#services/catalog-import/open-shop.ts'
import { createCatalogChanges } from '#services/catalog/catalog-changes.ts'
import { createCouponService } from '#services/coupons/coupon.service.ts'
import { createInvoiceService } from '#services/invoices/invoice.service.ts'
import { openUnits } from '#services/invoices/invoice-unit.ts'
import { createCostsTheSame } from '#services/orders/costs-the-same.ts'
import { createInvoiceIssuer } from '#services/orders/invoice-issuer.ts'
import { createLateOrders } from '#services/orders/late-orders.ts'
import type { LateOrders } from '#services/orders/late-orders.ts'
import { createMoneyEvents } from '#services/orders/money-events.ts'
import { createOrderMoves } from '#services/orders/order-moves.service.ts'
import type { OrderMoves } from '#services/orders/order-moves.service.ts'
import { createStaffRefunds } from '#services/orders/staff-refunds.ts'
import { createShippingCosts } from '#services/places/shipping-cost.ts'
import { createShopSettingsService } from '#services/shop-settings/shop-settings.service.ts'
import { withShop } from './command.ts'

/** What staff does with orders. No gateway is asked here: jobs of the running shop do that. */
export interface StaffOrders {
  readonly moves: OrderMoves
  readonly late: LateOrders
  readonly money: ReturnType<typeof createStaffRefunds>
  readonly shop: OpenShop
}

/** Opens the shop for staff, does the work, and closes it. */
export const withStaffOrders = (config: Config, work: (orders: StaffOrders) => Promise<number>): Promise<number> =>
  withShop(config, async (shop) => {
    const { db, pool } = shop
    const logger = pino({ level: 'warn' }, pino.destination(2))
    const jobs = await openJobs({ pool, logger, isWorker: false })
    const { queue } = jobs
    const publicUrl = config.http.publicUrl
    const coupons = createCouponService({ pool, db })
    const now = () => new Date()
    const invoices = createInvoiceService({
      seller: createShopSettingsService({ db, changes: createCatalogChanges() }).seller,
      unit: openUnits(config.taxAuthority).own,
    })
    const price = createCartPricing({ pool, db, coupons, shippingTo: createShippingCosts({ pool, db }), now })
    const alert = (sentence: string) => console.error(sentence)
    const issuer = createInvoiceIssuer({ db, invoices, now, alert })
    const events = createMoneyEvents({ queue, publicUrl, invoices, issuer, bank: undefined, now, alert })
    const settling = {
      db,
      queue,
      coupons,
      costsTheSame: createCostsTheSame(price),
      events,
      alert,
    }
    try {
      const moves = createOrderMoves({ db, queue, coupons, publicUrl, now })
      const late = createLateOrders({ db, queue, publicUrl, now })
      return await work({
        shop,
        moves,
        late,
        money: createStaffRefunds({ db, queue, settling, onRefunded: events.onRefunded }),
      })
    } finally {
      await jobs.close()
    }
  })
