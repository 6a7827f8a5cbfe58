import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import type { ProductDetail } from '../src/contract/catalog/product-detail.ts'
import { codeFor, fromOwnNetwork, newEmail, newPhone } from './customers.ts'
import { openLive } from './open-live.ts'
import { findProduct, product as fetchProduct } from './shop-data.ts'
import { pixelsTooWide } from './sideways.ts'

// Journeys through several sites, with codes that arrive in an outbox.
test.describe.configure({ timeout: 180_000 })
// The bank's page leads back to the address that the shop knows itself by.
test.use({ baseURL: `http://localhost:${process.env['E2E_PORT'] ?? 3199}` })

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }
const PAID = '4201320111111010'
const NO_FUNDS = '4201320000311101'

const SENTENCES = {
  en: {
    login: 'Please login to submit cart',
    contact: 'Please complete contact info',
    address: 'Please select a shipping address',
    method: 'Please select a payment method',
    cvv: 'Please enter CVV',
    cvvForm: 'Invalid CVV format (must be 3 or 4 digits)',
    couponUrgent: 'Coupons are not valid for urgent deliveries',
    mada: 'Is this a mada card?',
    terms: 'Please accept the terms to place the order',
    district: 'malq',
    first: 'Noura',
    last: 'Al Otaibi',
    pay: /^Pay .* with mada$/,
    changed: 'Something has changed',
  },
  ar: {
    login: 'يرجى تسجيل الدخول لإرسال السلة',
    contact: 'يرجى إكمال بيانات التواصل',
    address: 'يرجى اختيار عنوان الشحن',
    method: 'يرجى اختيار طريقة الدفع',
    cvv: 'يرجى إدخال رمز الأمان (CVV)',
    cvvForm: 'صيغة رمز الأمان غير صحيحة (يجب أن يكون 3 أو 4 أرقام)',
    couponUrgent: 'القسائم غير صالحة للتوصيل المستعجل',
    mada: 'هل هذه بطاقة مدى؟',
    terms: 'يرجى قبول الشروط لإرسال الطلب',
    district: 'ملق',
    first: 'نورة',
    last: 'العتيبي',
    pay: /^ادفع .* عبر مدى$/,
    changed: 'تغيّر شيء في طلبك',
  },
} as const

type Language = keyof typeof SENTENCES

/** Made to order, possible as urgent, dear enough for every way to pay, and nothing that must be typed. */
const isPlain = ({ prices, features, urgentAllowed, productionDays, minQuantity }: ProductDetail): boolean =>
  prices.length === 1 &&
  prices[0]?.remainingQuantity === null &&
  (prices[0]?.price ?? 0) * minQuantity >= 12_000 &&
  urgentAllowed &&
  productionDays > 2 &&
  features.every(({ control, shownWhen }) => ['RADIO', 'SWATCH', 'SELECT'].includes(control) && shownWhen.length === 0)

/** Puts a product into the cart as it is met. */
async function fillCart(page: Page, request: APIRequestContext, language: Language): Promise<void> {
  const { id, slug } = await fetchProduct(request, (await findProduct(request, isPlain)).id, language)
  await openLive(page, `/${language}/product/${id}/${slug}`)
  await page.locator('.ticket button.btn:visible, .buybar button.btn:visible').first().click()
  await expect(page.locator('.acct a[href$="/cart"] .count')).toBeVisible()
}

/** Signs in within the checkout, whose first step is open. */
async function signIn(page: Page, request: APIRequestContext, identifier: string, language: Language): Promise<void> {
  const panel = page.locator('.sign-in-page')
  await panel.locator('[name="firstName"]').fill(SENTENCES[language].first)
  await panel.locator('[name="lastName"]').fill(SENTENCES[language].last)
  await panel.locator('[name="emailOrNumber"]').fill(identifier)
  await panel.locator('button[type="submit"]').click()
  await panel.locator('.otp input').waitFor()
  await panel.locator('.otp input').pressSequentially(await codeFor(request, identifier))
  await expect(page.locator('#contact-title')).toBeVisible()
}

/** Fills in the form of a new address, and goes on with it. */
async function giveAddress(page: Page, language: Language): Promise<void> {
  const form = page.locator('.row-in')
  await form.locator('[name="regionId"]').selectOption('1')
  await form.locator('[name="cityId"]:not([disabled])').selectOption('1')
  const district = form.getByRole('combobox').and(page.locator('input'))
  await expect(district).toBeEnabled()
  await district.fill(SENTENCES[language].district)
  await form.locator('.search-select [role="option"]').first().click()
  await form.locator('[name="street"]').fill('King Fahd Road')
  await form.locator('[name="building"]').fill('٢٩٢٩')
  await form.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/step=delivery/)
}

const price = (page: Page) => page.locator('.tk-total b')
const payButton = (page: Page) => page.locator('.ck-end > .btn')
/** The shop has been asked, and what it answered is shown. */
const priced = (page: Page) => expect(page.locator('.sum-n[aria-busy]')).toHaveCount(0)

/** A customer with an address, at the payment. */
async function atPayment(page: Page, request: APIRequestContext, language: Language): Promise<string> {
  await fromOwnNetwork(page.context())
  await fillCart(page, request, language)
  await openLive(page, `/${language}/cart?step=details`)
  const email = newEmail()
  await signIn(page, request, email, language)
  await page.locator('.ck-main [name="phone"]').first().fill(newPhone())
  await giveAddress(page, language)
  await page.locator('.ck-next a').click()
  await expect(page).toHaveURL(/step=payment/)
  await expect(page.locator('input[name="method"]').first()).toBeVisible()
  await priced(page)
  return email
}

const choose = (page: Page, method: string) => page.locator(`input[name="method"][value="${method}"]`).check()

async function typeCard(page: Page, number: string, cvv = '123'): Promise<void> {
  await choose(page, 'CARD')
  await page.locator('[name="cc-number"]').fill(number)
  await page.locator('[name="cc-exp"]').fill('12/30')
  await page.locator('[name="cc-csc"]').fill(cvv)
  await page.locator('[name="cc-name"]').fill('Noura Al Otaibi')
}

const acceptTerms = (page: Page) => page.locator('.ck-terms input').check()

/** On the bank's page: gives it a code. */
async function confirmAtBank(page: Page): Promise<void> {
  await page.waitForURL(/\/dev\/payments\//)
  await page.locator('#code').fill('123456')
  await page.locator('button.main').click()
}

/** The newest payment of this browser, as the shop knows it. */
async function payment(page: Page): Promise<{ status: string; orderId: string; method: string }> {
  const id = new URL(page.url()).searchParams.get('paymentId') ?? ''
  // From the page that is opened anew: of one that is left the answer may be gone before it is read.
  await page.reload({ waitUntil: 'commit' })
  const answer = await page.waitForResponse(
    (response) => response.url().endsWith(`/api/payments/${id}`) && response.ok(),
  )
  return ((await answer.json()) as { data: { status: string; orderId: string; method: string } }).data
}

/** The step has nothing that stands in anybody's way, and fits the screen. */
async function isFit(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(await pixelsTooWide(page)).toBe(0)
}

for (const [language, viewport] of [
  ['en', DESK],
  ['ar', PHONE],
] as const) {
  test.describe(`the checkout in ${language} at ${viewport.width}`, () => {
    test.use({ viewport })
    const say = SENTENCES[language]

    test('leads a visitor from the cart to a paid order', async ({ page, request }) => {
      await fromOwnNetwork(page.context())
      await fillCart(page, request, language)
      await openLive(page, `/${language}/cart`)
      await page.locator('a[href$="step=details"]:visible').first().click()
      await expect(page.locator('.sign-in-page')).toContainText(say.login)
      await isFit(page)
      await signIn(page, request, newPhone(), language)
      await expect(page.locator('.ck-known')).toContainText(say.first)

      // What is missing is said, and what is typed outlives a reload.
      await page.locator('.row-in button[type="submit"]').click()
      await expect(page.getByText(say.contact)).toBeVisible()
      await expect(page.locator('.ck-main [name="email"]')).toBeFocused()
      const email = newEmail()
      await page.locator('.ck-main [name="email"]').fill(email)
      await page.reload()
      await expect(page.locator('.ck-known')).toContainText(email)
      await isFit(page)
      await giveAddress(page, language)

      // A coupon, which urgency takes away.
      await priced(page)
      await page.locator('.coupon summary').click()
      await page.locator('.coupon input').fill('welcome10')
      await page.locator('.coupon input').press('Enter')
      await expect(page.locator('.coupon-on')).toContainText(/welcome10/i)
      await priced(page)
      const withCoupon = await price(page).innerText()
      await page.locator('input[name="speed"]').nth(1).check()
      await expect(page.locator('.ck-set .note')).toHaveText(say.couponUrgent)
      await expect(page.locator('.coupon-on')).toHaveCount(0)
      await expect(price(page)).not.toHaveText(withCoupon)
      await isFit(page)
      await page.locator('.ck-next a').click()

      // Back is one step; a reload stays on it.
      await expect(page).toHaveURL(/step=payment/)
      await page.goBack()
      await expect(page).toHaveURL(/step=delivery/)
      await expect(page.locator('input[name="speed"]').nth(1)).toBeChecked()
      await page.reload()
      await expect(page.locator('input[name="speed"]').nth(1)).toBeChecked()
      await page.locator('.ck-next a').click()

      // Everything that is missing is said at once.
      await priced(page)
      await payButton(page).click()
      await expect(page.getByText(say.method)).toBeVisible()
      await expect(page.getByText(say.terms)).toBeVisible()
      await acceptTerms(page)
      await typeCard(page, '٤٢٠١ ٣٢٠١ ١١١١ ١٠١٠', '')
      await expect(page.getByText(say.mada)).toBeVisible()
      await payButton(page).click()
      await expect(page.getByText(say.cvv)).toBeVisible()
      await page.locator('[name="cc-csc"]').fill('12')
      await expect(page.getByText(say.cvvForm)).toBeVisible()
      await isFit(page)
      await page.locator('[name="cc-csc"]').fill('123')
      await expect(payButton(page)).toHaveText(say.pay)
      await payButton(page).dblclick()
      await confirmAtBank(page)
      await page.waitForURL(new RegExp(`/${language}/payment/success`))
      expect(await payment(page)).toMatchObject({ status: 'PAID', method: 'CARD' })

      await openLive(page, `/${language}/cart`)
      await expect(page.locator('.empty')).toBeVisible()
    })
  })
}

test.describe('paying', () => {
  test.use({ viewport: DESK })

  test('is tried again after a refusal, as the same order; the card can be kept and used with its code', async ({
    page,
    request,
  }) => {
    await atPayment(page, request, 'en')
    await acceptTerms(page)
    await typeCard(page, NO_FUNDS)
    await payButton(page).click()
    await confirmAtBank(page)
    await page.waitForURL(/\/en\/payment\/failed/)
    const refused = await payment(page)
    expect(refused.status).toBe('FAILED')

    await openLive(page, '/en/cart?step=payment')
    await expect(page.locator('input[name="method"]').first()).toBeVisible()
    await priced(page)
    await acceptTerms(page)
    await typeCard(page, PAID)
    await page.locator('.row-in .opt input[type="checkbox"]').check()
    await payButton(page).click()
    await confirmAtBank(page)
    await page.waitForURL(/\/en\/payment\/success/)
    expect(await payment(page)).toMatchObject({ status: 'PAID', orderId: refused.orderId })

    // The next order is paid with the card that was kept.
    await fillCart(page, request, 'en')
    await openLive(page, '/en/cart?step=payment')
    await choose(page, 'SAVED_CARD')
    await priced(page)
    await acceptTerms(page)
    await payButton(page).click()
    await expect(page.getByText(SENTENCES.en.cvv)).toBeVisible()
    await page.locator('[name="cc-csc"]').fill('123')
    await isFit(page)
    const sent: string[] = []
    page.on('request', (asked) => {
      if (asked.url().includes('/api/') && asked.method() === 'POST') sent.push(asked.postData() ?? '')
    })
    await payButton(page).click()
    await confirmAtBank(page)
    await page.waitForURL(/\/en\/payment\/success/)
    expect(await payment(page)).toMatchObject({ status: 'PAID', method: 'SAVED_CARD' })
    expect(sent.some((body) => body.includes('cvc') || body.includes('"123"'))).toBe(false)
  })

  test('by instalments is agreed to on the provider’s page, or not', async ({ page, request }) => {
    await atPayment(page, request, 'en')
    await acceptTerms(page)
    await choose(page, 'TABBY')
    await expect(page.locator('.plan li')).toHaveCount(4)
    await isFit(page)
    await payButton(page).click()
    await page.waitForURL(/\/dev\/payments\//)
    await page.locator('button[value="cancel"]').click()
    await page.waitForURL(/\/en\/payment\/cancel/)

    await openLive(page, '/en/cart?step=payment')
    await expect(page.locator('input[value="TABBY"]')).toBeChecked()
    await priced(page)
    await acceptTerms(page)
    await payButton(page).click()
    await page.waitForURL(/\/dev\/payments\//)
    await page.locator('button[value="pay"]').click()
    await page.waitForURL(/\/en\/payment\/success/)
    expect(await payment(page)).toMatchObject({ status: 'PAID', method: 'TABBY' })
  })

  test('what costs something else by now is told before anything is charged', async ({ page, request }) => {
    await atPayment(page, request, 'en')
    await acceptTerms(page)
    await choose(page, 'BANK_TRANSFER')
    // The first time the shop is asked to sell, it says that the price is another one.
    await page.route(
      '**/api/carts',
      async (route) => {
        const body = route.request().postDataJSON() as { expectedTotal: number }
        await route.continue({ postData: JSON.stringify({ ...body, expectedTotal: body.expectedTotal - 100 }) })
      },
      { times: 1 },
    )
    await payButton(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(SENTENCES.en.changed)
    await dialog.getByRole('button').first().click()
    await page.waitForURL(/\/en\/payment\/success/)
    expect(await payment(page)).toMatchObject({ status: 'REQUIRES_ACTION', method: 'BANK_TRANSFER' })
  })

  test('whose answer is lost is one order all the same', async ({ page, request }) => {
    await atPayment(page, request, 'en')
    await acceptTerms(page)
    await typeCard(page, PAID)
    const keys: string[] = []
    await page.route('**/api/carts', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '')
      // The shop hears it; the browser does not hear the shop.
      if (keys.length === 1) {
        await route.fetch()
        await route.abort('connectionreset')
      } else await route.continue()
    })
    await payButton(page).click()
    await confirmAtBank(page)
    await page.waitForURL(/\/en\/payment\/success/)
    expect(await payment(page)).toMatchObject({ status: 'PAID' })
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('is reached by keyboard alone', async ({ page, request }) => {
    await fromOwnNetwork(page.context())
    await fillCart(page, request, 'en')
    await openLive(page, '/en/cart?step=details')
    const email = newEmail()
    await signIn(page, request, email, 'en')
    await page.locator('.ck-main [name="phone"]').first().focus()
    await page.keyboard.type(newPhone())
    await page.locator('input[name="where"][value="pickup"]').focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Continue to delivery' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/step=delivery/)
    await expect(page.locator('#checkout-step')).toBeFocused()
    await page.locator('input[name="speed"]').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('input[name="speed"]').nth(1)).toBeChecked()
    await page.getByRole('link', { name: 'Continue to payment' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('input[name="method"]').first()).toBeVisible()
    await priced(page)
    await page.locator('input[name="method"]').first().focus()
    await page.keyboard.press('Space')
    for (const [name, text] of [
      ['cc-number', PAID],
      ['cc-exp', '1230'],
      ['cc-csc', '123'],
      ['cc-name', 'Noura Al Otaibi'],
    ] as const) {
      await page.locator(`[name="${name}"]`).focus()
      await page.keyboard.type(text)
    }
    await page.locator('.ck-terms input').focus()
    await page.keyboard.press('Space')
    // Past the links of the terms.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
    await expect(payButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/dev\/payments\//)
  })
})
