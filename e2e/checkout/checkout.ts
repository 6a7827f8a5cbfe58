import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import type { ProductDetail } from '../../src/contract/catalog/product-detail.ts'
import { codeFor, newPhone } from '../customers.ts'
import { openLive } from '../open-live.ts'
import { lineOf, newBuyer } from '../orders.ts'
import { findProduct, product as fetchProduct } from '../shop-data.ts'

/** The shop as it knows itself: the bank's page leads back to that address. */
export const OWN_ADDRESS = `http://localhost:${process.env['E2E_PORT'] ?? 3199}`

const BUYERS = {
  en: { first: 'Noura', last: 'Al Otaibi', district: 'malq' },
  ar: { first: 'نورة', last: 'العتيبي', district: 'ملق' },
} as const

export type BuyerLanguage = keyof typeof BUYERS

/** Made to order, possible as urgent, dear enough for every way to pay, and nothing that must be typed; its file may come later. */
const isPlain = ({ prices, features, urgentAllowed, productionDays, minQuantity }: ProductDetail): boolean =>
  prices.length === 1 &&
  prices[0]?.remainingQuantity === null &&
  (prices[0]?.price ?? 0) * minQuantity >= 12_000 &&
  urgentAllowed &&
  productionDays > 2 &&
  features.every(
    ({ control, shownWhen }) => ['RADIO', 'SWATCH', 'SELECT', 'FILE'].includes(control) && shownWhen.length === 0,
  )

/** Halalas that the goods in the cart cost. */
export type GoodsWorth = { readonly from: number; readonly to: number }

const goods = (request: APIRequestContext, { from, to }: GoodsWorth = { from: 0, to: Infinity }) => {
  const isWorth = ({ prices, minQuantity }: ProductDetail): boolean =>
    (prices[0]?.price ?? 0) * minQuantity >= from && (prices[0]?.price ?? 0) * minQuantity <= to
  return findProduct(request, (product) => isPlain(product) && isWorth(product))
}

/** Puts a product into the cart as it is met. */
export async function fillCart(page: Page, request: APIRequestContext, language: BuyerLanguage): Promise<void> {
  const { id, slug } = await fetchProduct(request, (await goods(request)).id, language)
  await openLive(page, `/${language}/product/${id}/${slug}`)
  await page.locator('.ticket button.btn:visible, .buybar button.btn:visible').first().click()
  await expect(page.locator('.header-account a[href$="/cart"] .count')).toBeVisible()
}

/** Signs in within the checkout, whose first step is open. */
export async function signIn(
  page: Page,
  request: APIRequestContext,
  identifier: string,
  language: BuyerLanguage,
): Promise<void> {
  const panel = page.locator('.sign-in-page')
  await panel.locator('[name="firstName"]').fill(BUYERS[language].first)
  await panel.locator('[name="lastName"]').fill(BUYERS[language].last)
  await panel.locator('[name="emailOrNumber"]').fill(identifier)
  await panel.locator('button[type="submit"]').click()
  await panel.locator('.code-input input').waitFor()
  await panel.locator('.code-input input').pressSequentially(await codeFor(request, identifier))
  await expect(page.locator('#contact-title')).toBeVisible()
}

/** Fills in the form of a new address, and goes on with it. */
export async function giveAddress(page: Page, language: BuyerLanguage): Promise<void> {
  const form = page.locator('.row-in')
  await form.locator('[name="regionId"]').selectOption('1')
  await form.locator('[name="cityId"]:not([disabled])').selectOption('1')
  const district = form.getByRole('combobox').and(page.locator('input'))
  await expect(district).toBeEnabled()
  await district.fill(BUYERS[language].district)
  await form.locator('.search-select [role="option"]').first().click()
  await form.locator('[name="street"]').fill('King Fahd Road')
  await form.locator('[name="building"]').fill('٢٩٢٩')
  await form.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/step=delivery/)
}

export const price = (page: Page) => page.locator('.ticket-total b')
export const payButton = (page: Page) => page.locator('.checkout-end > .btn')
/** The shop has been asked, and what it answered is shown. */
export const priced = (page: Page) => expect(page.locator('.sum-amounts[aria-busy]')).toHaveCount(0)

/** A customer with an address and a product in the cart, at the payment; made by calls, the steps before are not walked. */
export async function atPayment(
  page: Page,
  request: APIRequestContext,
  language: BuyerLanguage,
  { worth, phone = newPhone() }: { worth?: GoodsWorth; phone?: string } = {},
): Promise<string> {
  const buyer = await newBuyer(page.context(), language, phone)
  const [district] = await buyer.call<{ id: string }[]>('GET', '/app/cities/1/districts')
  await buyer.call('POST', '/addresses', {
    name: 'Studio',
    phone,
    regionId: '1',
    cityId: '1',
    districtId: district?.id ?? '',
    street: 'King Fahd Road',
    building: '2929',
    isDefault: true,
  })
  const line = lineOf(await goods(request, worth))
  await buyer.call('PUT', '/carts/current', {
    version: 0,
    items: [{ ...line, copy: 0, designMode: 'LATER', artworkIds: [], notes: '' }],
    saved: [],
    couponCode: null,
    urgent: false,
  })
  // A page of the account knows at once who it is, and fetches the cart.
  await page.goto(`/${language}/user-profile?tab=myOrders`)
  await expect(page.locator('.header-account a[href$="/cart"] .count')).toHaveText('1')
  await openLive(page, `/${language}/cart?step=payment`)
  await expect(page.locator('input[name="method"]').first()).toBeVisible()
  await priced(page)
  return buyer.email
}

export const choose = (page: Page, method: string) => page.locator(`input[name="method"][value="${method}"]`).check()

export async function typeCard(page: Page, number: string, cvv = '123'): Promise<void> {
  await choose(page, 'CARD')
  await page.locator('[name="cc-number"]').fill(number)
  await page.locator('[name="cc-exp"]').fill('12/30')
  await page.locator('[name="cc-csc"]').fill(cvv)
  await page.locator('[name="cc-name"]').fill('Noura Al Otaibi')
}

export const acceptTerms = (page: Page) => page.locator('.checkout-terms input').check()

/** On the bank's page: gives it a code. */
export async function confirmAtBank(page: Page): Promise<void> {
  await page.waitForURL(/\/dev\/payments\//)
  await page.locator('#code').fill('123456')
  await page.locator('button.main').click()
}

type PaymentAnswer = { status: string; orderId: string; orderNumber: number; method: string }

/** The newest payment of this browser, as the shop knows it. */
export async function payment(page: Page): Promise<PaymentAnswer> {
  const id = new URL(page.url()).searchParams.get('paymentId') ?? ''
  // From the page that is opened again: of one that is left the answer may be gone before it is read.
  await page.reload({ waitUntil: 'commit' })
  const answer = await page.waitForResponse(
    (response) => response.url().endsWith(`/api/payments/${id}`) && response.ok(),
  )
  return ((await answer.json()) as { data: PaymentAnswer }).data
}
