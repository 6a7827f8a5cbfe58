import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { OWN_ADDRESS } from './checkout.ts'
import { fromOwnNetwork } from '../customers.ts'
import { expectFit, expectFitInBoth } from '../fit.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { lineOf, newBuyer, NO_FUNDS_CARD, simpleProduct } from '../orders.ts'
import type { Placed } from '../orders.ts'
import { LANGUAGES } from '../public-pages.ts'

/** Gateways send browsers back to the shop's own address, where its cookies are. */
test.use({ baseURL: OWN_ADDRESS })

const SENTENCES = {
  en: {
    successful: 'Payment successful',
    completed: 'Order completed',
    failed: 'Payment Failed',
    failedText: 'There was an issue processing your payment, please try again',
    noFunds: 'Your bank or wallet says that the balance is too low.',
    missing: 'Payment information missing',
    noCart: 'Cart data not found',
    error: 'Error processing payment',
    support: 'Please contact support',
    tryAgain: 'Try again',
    placed: 'Your order has been placed',
    submitted: 'Your cart was submitted',
    stcPay: 'Enter your STC Pay code',
    receiptSent: 'We have received your receipt and will check it soon',
    notPaid: 'Not paid yet',
  },
  ar: {
    successful: 'تم الدفع بنجاح',
    completed: 'تم طلبك بنجاح',
    failed: 'فشل الدفع',
    failedText: 'حدثت مشكلة أثناء معالجة الدفع، يرجى المحاولة مرة أخرى',
    noFunds: 'أفاد بنكك أو محفظتك بأن الرصيد غير كافٍ.',
    missing: 'معلومات الدفع مفقودة',
    noCart: 'لم يتم العثور على بيانات السلة',
    error: 'خطأ في معالجة الدفع',
    support: 'يرجى التواصل مع الدعم',
    tryAgain: 'حاول مرة أخرى',
    placed: 'تم تسجيل طلبك',
    submitted: 'استلمنا طلبك',
    stcPay: 'أدخل رمز STC Pay',
    receiptSent: 'وصلنا إيصالك وسنراجعه قريبًا',
    notPaid: 'لم يُدفع بعد',
  },
} as const

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')

/** What a checkout leaves in the browser before it goes to the gateway (A-C6): the cart it has is the one being paid. */
const keepPending = (page: Page, { paymentId, orderId, orderNumber }: Placed): Promise<void> =>
  page.evaluate(
    ({ id, order }) => {
      const keep = (key: string, data: unknown) => localStorage.setItem(key, JSON.stringify({ v: 1, data }))
      const { data: cart } = JSON.parse(localStorage.getItem('cart') ?? '{"data":{"items":[]}}')
      const lines = cart.items.map(({ key, quantity }: { key: string; quantity: number }) => ({ key, quantity }))
      keep('cart', { ...cart, cartKey: order.id })
      keep('paymentId', id)
      keep('pendingCartData', { cartKey: order.id, print: '', order, lines })
    },
    { id: paymentId, order: { id: orderId, number: orderNumber } },
  )

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)
  const say = SENTENCES[language]

  test.describe(`after the payment in ${language}`, () => {
    inEnglish(
      'a card is confirmed at the bank, and the order stands with everything that belongs to it',
      async ({ page, context }) => {
        await fromOwnNetwork(context)
        const buyer = await newBuyer(context, language)
        const product = await simpleProduct(context, ({ prices }) => prices[0]?.remainingQuantity === null)
        const line = lineOf(product)
        await buyer.call('PUT', '/carts/current', {
          version: 0,
          items: [{ ...line, copy: 0, designMode: 'LATER', artworkIds: [], notes: '' }],
          saved: [],
          couponCode: null,
          urgent: false,
        })
        const placed = await buyer.place([line])
        await openLive(page, `/${language}/wishlist`)
        await openLive(page, `/${language}/user-profile?tab=myOrders`)
        await expect(page.locator('.header-account a[href$="/cart"] .count')).toHaveText('1')
        await keepPending(page, placed)

        await page.goto(placed.redirectUrl ?? '')
        await page.locator('[name="code"]').fill('123456')
        await page.locator('button[value="pay"]').click()
        await expect(page.locator('main h1')).toHaveText(say.successful)
        await expect(page.locator('main')).toContainText(say.completed)
        await expect(page.locator('main')).toContainText(String(placed.orderNumber))
        await expect(page.locator('.order-lines > li')).toHaveCount(1)
        await expect(page.locator('.header-account a[href$="/cart"] .count')).toHaveCount(0)
        expect(await page.evaluate(() => localStorage.getItem('paymentId'))).toBeNull()
        await expectFitInBoth(page, (tab) => tab.locator('.order-lines > li').waitFor())

        // Opened again it says the same, and empties no cart that was filled since.
        await page.reload()
        await expect(page.locator('main h1')).toHaveText(say.successful)
        const download = page.waitForEvent('download')
        await page.locator('.order-docs button').click()
        const file = await download
        expect(file.suggestedFilename()).toMatch(/^matbaa-.*\.pdf$|\.pdf$/)
        const bytes = await readFile(await file.path())
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
        expect(bytes.length).toBeGreaterThan(20_000)
      },
    )

    inArabic(
      'a refusal, a change of mind and an unknown outcome are each said in their words',
      async ({ page, context }) => {
        await fromOwnNetwork(context)
        await page.setViewportSize({ width: 390, height: 844 })
        const buyer = await newBuyer(context, language)
        const product = await simpleProduct(context, ({ prices }) => prices[0]?.remainingQuantity === null)
        const line = lineOf(product)

        const declined = await buyer.place([line], { sourceToken: await buyer.cardToken(NO_FUNDS_CARD) })
        await page.goto(declined.redirectUrl ?? '')
        await page.locator('[name="code"]').fill('123456')
        await page.locator('button[value="pay"]').click()
        await expect(page.locator('main h1')).toHaveText(say.failed)
        await expect(page).toHaveURL(new RegExp(`/${language}/payment/failed\\?paymentId=${declined.paymentId}`))
        await expect(page.locator('main')).toContainText(say.failedText)
        await expect(page.locator('main')).toContainText(say.noFunds)
        await expect(page.locator('main').getByRole('link', { name: say.tryAgain })).toHaveAttribute(
          'href',
          /\/cart\?step=payment$/,
        )
        await expectFitInBoth(page, (tab, other) => tab.getByText(SENTENCES[other].noFunds).waitFor())
        // The address proves nothing.
        await page.goto(`/${language}/payment/success?paymentId=${declined.paymentId}`)
        await expect(page.locator('main h1')).toHaveText(say.failed)

        const left = await buyer.place([line], { paymentMethod: 'TABBY' })
        await page.goto(left.redirectUrl ?? '')
        await page.locator('button[value="cancel"]').click()
        await expect(page).toHaveURL(/\/payment\/(?:cancel|failed)\?/)
        await expect(page.locator('main h1')).toHaveText(/./)

        await page.goto(`/${language}/payment/success`)
        await expect(page.locator('main h1')).toHaveText(say.missing)
        await expectFitInBoth(page, (tab, other) =>
          tab.getByRole('heading', { name: SENTENCES[other].missing }).waitFor(),
        )
        await page.goto(`/${language}/payment/success?paymentId=${randomUUID()}`)
        await expect(page.locator('main h1')).toHaveText(say.noCart)

        await keepPending(page, declined)
        await page.route('**/api/payments/*', (route) => route.abort())
        await page.goto(`/${language}/payment/success?paymentId=${declined.paymentId}`)
        await expect(page.locator('main h1')).toHaveText(say.error)
        await expect(page.locator('main')).toContainText(say.support)
        await expect(page.locator('main').locator('a[href^="https://wa.me/"]')).toHaveAttribute(
          'href',
          new RegExp(String(declined.orderNumber)),
        )
        await expectFit(page)
      },
    )

    inEnglish('a transfer waits with its account and receipt, STC Pay with its code', async ({ page, context }) => {
      await fromOwnNetwork(context)
      await page.setViewportSize({ width: 390, height: 844 })
      const buyer = await newBuyer(context, language)
      const product = await simpleProduct(
        context,
        ({ prices, minQuantity }) =>
          prices[0]?.remainingQuantity === null && (prices[0]?.price ?? 0) * minQuantity > 10_000,
      )
      const transfer = await buyer.place([lineOf(product)], { paymentMethod: 'BANK_TRANSFER' })
      await openLive(page, `/${language}/payment/success?paymentId=${transfer.paymentId}`)
      await expect(page.locator('main h1')).toHaveText(say.placed)
      await expect(page.locator('main')).toContainText(say.submitted)
      await expect(page.locator('main')).toContainText('SA03 8000')
      await page
        .locator('.receipts input')
        .setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: PDF })
      await expect(page.locator('.toast').getByText(say.receiptSent)).toBeVisible()
      await expect(page.locator('.receipts li')).toContainText('receipt.pdf')
      await expectFitInBoth(page, (tab) => tab.locator('.receipts li').waitFor())

      await page.goto(`/${language}/user-profile?tab=myOrders`)
      const notice = page.locator('.unpaid-order-one')
      await expect(notice).toContainText(say.notPaid)
      await expect(notice).toContainText(String(transfer.orderNumber))
      // An order that waits for its money is one: the page does not say beside it that there are none.
      await expect(page.locator('.account-main .empty')).toHaveCount(0)
      await notice.locator('.ghost').click()
      await page.locator('dialog[open] .destructive').click()
      await expect(notice).toHaveCount(0)

      const stc = await buyer.place([lineOf(product)], { paymentMethod: 'STC_PAY', sourceToken: '0551234567' })
      await openLive(page, `/${language}/payment/success?paymentId=${stc.paymentId}`)
      await expect(page.locator('main h1')).toHaveText(say.stcPay)
      await expectFitInBoth(page, (tab) => tab.locator('[name="code"]').waitFor())
      // Arabic digits are digits.
      await page.locator('[name="code"]').fill('١٢٣٤٥٦')
      await page
        .locator('form')
        .filter({ has: page.locator('[name="code"]') })
        .getByRole('button')
        .click()
      await expect(page.locator('main h1')).toHaveText(say.successful)
    })
  })
}

test('a visitor is led home from a page about a payment, and asked to sign in', async ({ page }) => {
  await page.goto(`/en/payment/success?paymentId=${randomUUID()}`)
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/home$/)
})
