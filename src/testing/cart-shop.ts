import { QuoteAnswer } from '#contract/cart/quote.ts'
import { LIMITS } from '#services/limits/rate-limits.ts'
import { insertConfigured, insertCoupon } from './cart-fixture.ts'
import type { Configured } from './cart-fixture.ts'
import { insertCategory } from './catalogue-fixture.ts'
import { PLENTY, testCustomers } from './customer-api.ts'
import { testDatabase } from './test-database.ts'

/** A Sunday at noon in Riyadh. */
const NOW = new Date('2026-11-22T09:00:00Z')

export type CartShop = Awaited<ReturnType<typeof openCartShop>>

/** The calls of carts over a database of their own, with cards made to order, five mugs, and three coupons. */
export async function openCartShop() {
  const database = await testDatabase()
  const category = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards', ar: 'بطاقات' } })
  const name = { en: 'Business cards', ar: 'بطاقات أعمال' }
  const ladder = [{ min_quantity: 500, unit_price: 800 }]
  const product = { categoryId: category, name, price: 1035, offerPercent: 15, ladder }
  const cards = await insertConfigured(database.db, { ...product, code: 'BC-1' })
  const mug = await insertConfigured(database.db, {
    code: 'MG-1',
    categoryId: category,
    price: 3000,
    remaining: 5,
    more: { urgent_allowed: false, production_days: 6 },
  })
  await insertCoupon(database.db, { code: 'TEN' })
  await insertCoupon(database.db, { code: 'BIG', more: { min_subtotal: 1_000_000 } })
  await insertCoupon(database.db, { code: 'OLD', more: { ends_at: new Date('2026-01-01') } })
  const limits = { ...PLENTY, 'coupon-guess': LIMITS['coupon-guess'] }
  const shop = await testCustomers(database, { now: () => NOW, limits })
  const visitor = shop.browser()
  return {
    ...shop,
    database,
    visitor,
    cards,
    mug,
    ...linesOf(cards, mug),
    /** The answer to a question about a cart; a visitor's unless another browser asks. */
    quote: async (body: object, headers = {}, browser = visitor) => {
      const answer = (await browser.send('POST', '/carts/quote', body, headers)).json()
      // The server leaves this check out.
      if (answer.status === 1) QuoteAnswer.parse(answer)
      return answer
    },
    shut: async (): Promise<void> => {
      await shop.app.close()
      await database.close()
    },
  }
}

function linesOf(cards: Configured, mug: Configured) {
  const paper = (product: Configured, choice: 'matt' | 'gloss' = 'matt') => ({
    productFeature: product.features.paper,
    choices: [product.choices[choice]],
  })
  return {
    paper,
    cardsLine: (more = {}) => ({
      productPrice: cards.priceId,
      quantity: 3,
      features: [paper(cards, 'gloss')],
      ...more,
    }),
    mugLine: (more = {}) => ({ productPrice: mug.priceId, quantity: 2, features: [paper(mug)], ...more }),
  }
}
