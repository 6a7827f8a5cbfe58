import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import type { ProductDetail } from '../../src/contract/catalog/product-detail.ts'
import { openLive } from '../open-live.ts'
import { findProduct, product as fetchProduct } from '../shop-data.ts'

export const count = (page: Page) => page.locator('.header-account a[href$="/cart"] .count')
export const lines = (page: Page) => page.locator('.lines > .line')
export const addButton = (page: Page) => page.locator('.ticket button.btn:visible, .buybar button.btn:visible').first()

/** Made to order, with a choice to make, and nothing that must be typed; its file may come later. */
const isPlain = ({ prices, features, urgentAllowed, productionDays }: ProductDetail): boolean =>
  prices.length === 1 &&
  prices[0]?.remainingQuantity === null &&
  urgentAllowed &&
  productionDays > 2 &&
  features.some(({ control, choices }) => control === 'RADIO' && choices.length > 1) &&
  features.every(
    ({ control, shownWhen }) => ['RADIO', 'SWATCH', 'SELECT', 'FILE'].includes(control) && shownWhen.length === 0,
  )

export const hasStock = ({ prices, features, minQuantity, quantityStep }: ProductDetail): boolean =>
  (prices[0]?.remainingQuantity ?? 0) >= minQuantity + quantityStep &&
  features.every(
    ({ control, required }) => !required || ['RADIO', 'SWATCH', 'SELECT', 'CHECKBOX', 'FILE'].includes(control),
  )

/** Puts a product into the cart as it is met. */
export async function add(page: Page, language: string, { id, slug }: ProductDetail): Promise<void> {
  await openLive(page, `/${language}/product/${id}/${slug}`)
  await addButton(page).click()
  await expect(count(page)).toBeVisible()
}

/** Changes what the browser keeps, as an earlier visit or another version of the shop would have left it. */
export const changeStored = (page: Page, change: string): Promise<void> =>
  page.evaluate((code) => {
    const stored = JSON.parse(localStorage.getItem('cart') ?? '{}')
    new Function('data', code)(stored.data)
    localStorage.setItem('cart', JSON.stringify(stored))
  }, change)

export const plain = async (request: APIRequestContext, language: string) =>
  fetchProduct(request, (await findProduct(request, isPlain)).id, language)
