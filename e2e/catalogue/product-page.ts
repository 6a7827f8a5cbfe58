import type { Page } from '@playwright/test'
import type { ProductDetail } from '../../src/contract/catalog/product-detail.ts'
import { configurableOf } from '../../src/contract/catalog/configurable.ts'
import { firstDecisions } from '../../src/web/features/product/configurator/decisions.ts'
import { DEFAULT_POLICY } from '../../src/domain/shop-policy.ts'
import { ticketOf } from '../../src/web/features/product/ticket/ticket.ts'

/** The price of the ticket. */
export const total = (page: Page) => page.locator('.ticket-total b')

/** Opens a product once the page has been taken over by the browser. */
export async function openProduct(page: Page, language: string, { id, slug }: ProductDetail): Promise<void> {
  await page.goto(`/${language}/product/${id}/${slug}`)
  await page.waitForFunction(() => {
    const control = document.querySelector('.quantity-other input')
    return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'))
  })
}

/** Made to order, with steps of quantity and a choice that costs more. */
export const hasLadder = ({ prices, features }: ProductDetail): boolean =>
  (prices[0]?.ladder.length ?? 0) > 2 &&
  prices[0]?.remainingQuantity === null &&
  features.some(({ control, choices }) => control === 'RADIO' && choices.some(({ price }) => price > 0))

/** The steps of quantity that its page shows. */
export const rowsOf = (product: ProductDetail) => {
  const configurable = configurableOf(product)
  return ticketOf(configurable, firstDecisions(configurable), shownNow()).rows
}

/** What the dates and prices of a page shown now depend on. */
export const shownNow = () => ({ now: Date.now(), policy: DEFAULT_POLICY })
