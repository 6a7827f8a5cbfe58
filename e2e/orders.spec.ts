import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { fromOwnNetwork } from './customers.ts'
import { openLive } from './open-live.ts'
import { lineOf, newBuyer, NO_FUNDS_CARD, PAID_CARD, simpleProduct } from './orders.ts'
import type { Placed } from './orders.ts'
import { LANGUAGES } from './public-pages.ts'
import { pixelsTooWide } from './sideways.ts'

/** Gateways send browsers back to the shop's own address, where its cookies are. */
test.use({ baseURL: `http://localhost:${process.env['E2E_PORT'] ?? 3199}` })

const SENTENCES = {
  en: {
    successful: 'Payment successful',
    completed: 'Order completed',
    failed: 'Payment Failed',
    failedText: 'There was an issue processing your payment, please try again',
    noFunds: 'Your bank says that the balance is too low.',
    cancelled: 'Payment Cancelled',
    cancelledText: 'You have cancelled the payment process',
    missing: 'Payment information missing',
    noCart: 'Cart data not found',
    error: 'Error processing payment',
    support: 'Please contact support',
    tryAgain: 'Try again',
    toCart: 'Return to cart',
    placed: 'Your order is placed',
    stcPay: 'Enter the code of STC Pay',
    receiptSent: 'We have your receipt and will look at it soon',
    pending: 'Pending',
    orderCancelled: 'Order cancelled successfully',
    isCancelled: 'Cancelled',
    adjusted: /instead of/,
    notPaid: 'Not paid yet',
    cardSaved: 'Card saved successfully',
    cardDeleted: 'Card deleted successfully',
    sure: 'Are you sure you want to delete this item',
    noUndo: 'This action cannot be undone',
  },
  ar: {
    successful: 'تم الدفع بنجاح',
    completed: 'اكتمل طلبك',
    failed: 'فشل الدفع',
    failedText: 'حدثت مشكلة أثناء معالجة الدفع، يرجى المحاولة مرة أخرى',
    noFunds: 'أفاد مصرفك بأن الرصيد غير كافٍ.',
    cancelled: 'أُلغي الدفع',
    cancelledText: 'لقد ألغيت عملية الدفع',
    missing: 'معلومات الدفع مفقودة',
    noCart: 'لم يتم العثور على بيانات السلة',
    error: 'خطأ في معالجة الدفع',
    support: 'يرجى التواصل مع الدعم',
    tryAgain: 'حاول مرة أخرى',
    toCart: 'العودة إلى السلة',
    placed: 'سُجّل طلبك',
    stcPay: 'أدخل رمز إس تي سي باي',
    receiptSent: 'وصلنا إيصالك وسنراجعه قريبًا',
    pending: 'قيد الانتظار',
    orderCancelled: 'تم إلغاء الطلب بنجاح',
    isCancelled: 'ملغى',
    adjusted: /بدلًا من/,
    notPaid: 'لم يُدفع بعد',
    cardSaved: 'تم حفظ البطاقة بنجاح',
    cardDeleted: 'تم حذف البطاقة بنجاح',
    sure: 'هل أنت متأكد من حذف هذا العنصر',
    noUndo: 'لا يمكن التراجع عن هذا الإجراء',
  },
} as const

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')

const heading = (page: Page) => page.locator('main h1')
const main = (page: Page) => page.locator('main')

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
  expect(await pixelsTooWide(page)).toBe(0)
}

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
  const say = SENTENCES[language]

  test.describe(`after the payment in ${language}`, () => {
    test('a card is confirmed at the bank, and the order stands with everything that belongs to it', async ({
      page,
      context,
    }) => {
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
      await expect(page.locator('.acct a[href$="/cart"] .count')).toHaveText('1')
      await keepPending(page, placed)

      await page.goto(placed.redirectUrl ?? '')
      await page.locator('[name="code"]').fill('123456')
      await page.locator('button[value="pay"]').click()
      await expect(heading(page)).toHaveText(say.successful)
      await expect(main(page)).toContainText(say.completed)
      await expect(main(page)).toContainText(String(placed.orderNumber))
      await expect(page.locator('.ol > li')).toHaveCount(1)
      await expect(page.locator('.acct a[href$="/cart"] .count')).toHaveCount(0)
      await expectAccessible(page)
      expect(await page.evaluate(() => localStorage.getItem('paymentId'))).toBeNull()

      // Opened again it says the same, and empties no cart that was filled since.
      await page.reload()
      await expect(heading(page)).toHaveText(say.successful)
      const download = page.waitForEvent('download')
      await page.locator('.ord-docs button').click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^matbaa-.*\.pdf$|\.pdf$/)
      const bytes = await readFile(await file.path())
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
      expect(bytes.length).toBeGreaterThan(20_000)
    })

    test('a refusal, a change of mind and what nobody knows are each said in their words', async ({
      page,
      context,
    }) => {
      await fromOwnNetwork(context)
      await page.setViewportSize({ width: 390, height: 844 })
      const buyer = await newBuyer(context, language)
      const product = await simpleProduct(context, ({ prices }) => prices[0]?.remainingQuantity === null)
      const line = lineOf(product)

      const declined = await buyer.place([line], { sourceToken: await buyer.cardToken(NO_FUNDS_CARD) })
      await page.goto(declined.redirectUrl ?? '')
      await page.locator('[name="code"]').fill('123456')
      await page.locator('button[value="pay"]').click()
      await expect(heading(page)).toHaveText(say.failed)
      await expect(page).toHaveURL(new RegExp(`/${language}/payment/failed\\?paymentId=${declined.paymentId}`))
      await expect(main(page)).toContainText(say.failedText)
      await expect(main(page)).toContainText(say.noFunds)
      await expect(main(page).getByRole('link', { name: say.tryAgain })).toHaveAttribute(
        'href',
        /\/cart\?step=payment$/,
      )
      await expectAccessible(page)
      // The address proves nothing.
      await page.goto(`/${language}/payment/success?paymentId=${declined.paymentId}`)
      await expect(heading(page)).toHaveText(say.failed)

      const left = await buyer.place([line], { paymentMethod: 'TABBY' })
      await page.goto(left.redirectUrl ?? '')
      await page.locator('button[value="cancel"]').click()
      await expect(page).toHaveURL(/\/payment\/(?:cancel|failed)\?/)
      await expect(heading(page)).toHaveText(/./)

      await page.goto(`/${language}/payment/success`)
      await expect(heading(page)).toHaveText(say.missing)
      await expectAccessible(page)
      await page.goto(`/${language}/payment/success?paymentId=${randomUUID()}`)
      await expect(heading(page)).toHaveText(say.noCart)

      await keepPending(page, declined)
      await page.route('**/api/payments/*', (route) => route.abort())
      await page.goto(`/${language}/payment/success?paymentId=${declined.paymentId}`)
      await expect(heading(page)).toHaveText(say.error)
      await expect(main(page)).toContainText(say.support)
      await expect(main(page).locator('a[href^="https://wa.me/"]')).toHaveAttribute(
        'href',
        new RegExp(String(declined.orderNumber)),
      )
      await expectAccessible(page)
    })

    test('a transfer waits with its account and receipt, STC Pay with its code', async ({ page, context }) => {
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
      await expect(heading(page)).toHaveText(say.placed)
      await expect(main(page)).toContainText('SA03 8000')
      await page.locator('.rc input').setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: PDF })
      await expect(page.locator('.toast').getByText(say.receiptSent)).toBeVisible()
      await expect(page.locator('.rc li')).toContainText('receipt.pdf')
      await expectAccessible(page)

      await page.goto(`/${language}/user-profile?tab=myOrders`)
      const notice = page.locator('.up-one')
      await expect(notice).toContainText(say.notPaid)
      await expect(notice).toContainText(String(transfer.orderNumber))
      await notice.locator('.ghost').click()
      await page.locator('dialog[open] .destructive').click()
      await expect(notice).toHaveCount(0)

      const stc = await buyer.place([lineOf(product)], { paymentMethod: 'STC_PAY', sourceToken: '0551234567' })
      await openLive(page, `/${language}/payment/success?paymentId=${stc.paymentId}`)
      await expect(heading(page)).toHaveText(say.stcPay)
      await expectAccessible(page)
      // Arabic digits are digits.
      await page.locator('[name="code"]').fill('١٢٣٤٥٦')
      await page.locator('.res-code button').click()
      await expect(heading(page)).toHaveText(say.successful)
    })

    test('orders are found, looked at, ordered again after the differences, and cancelled', async ({ page, context }, {
      parallelIndex,
    }) => {
      await fromOwnNetwork(context)
      const buyer = await newBuyer(context, language)
      await openLive(page, `/${language}/wishlist`)
      await page.goto(`/${language}/user-profile?tab=myOrders`)
      await expect(page.locator('.acc-main .empty')).toBeVisible()

      // More than half of what is left: as many are not there a second time. Of tests at the same time each has a product
      // of its own.
      let others = parallelIndex
      const scarce = await simpleProduct(context, ({ prices, minQuantity, quantityStep }) => {
        const left = prices[0]?.remainingQuantity ?? 0
        return left >= 3 * Math.max(minQuantity, quantityStep) && others-- === 0
      })
      const step = Math.max(1, scarce.quantityStep)
      const left = scarce.prices[0]?.remainingQuantity ?? 0
      const quantity = scarce.minQuantity + Math.ceil((left / 2 + 1 - scarce.minQuantity) / step) * step
      const placed = await buyer.place([lineOf(scarce, quantity)])
      await buyer.confirm(placed)

      await page.goto(`/${language}/user-profile?tab=myOrders&status=PENDING`)
      const card = page.locator('.os-card')
      await expect(card).toHaveCount(1)
      await expect(card).toContainText(String(placed.orderNumber))
      await expect(card.locator('.st')).toHaveText(say.pending)
      await expectAccessible(page)
      await page.locator('.os-find [name="search"]').fill('99999999')
      await page.locator('.os-find [name="search"]').press('Enter')
      await expect(page.locator('.acc-main .empty')).toBeVisible()
      await page.locator('.acc-main .empty a').click()
      await card.locator('h2 a').click()

      await expect(heading(page)).toContainText(String(placed.orderNumber))
      await expect(page.locator('.tl > li')).toHaveCount(4)
      await expect(page.locator('.od-pays')).toContainText('1010')
      await expectAccessible(page)

      await page.locator('.od-act .btn').first().click()
      const dialog = page.locator('dialog[open]')
      await expect(dialog.locator('.bullets')).toContainText(say.adjusted)
      await expect(page.locator('.acct a[href$="/cart"] .count')).toHaveCount(0)
      await dialog.locator('.confirm-act .btn').click()
      await expect(page).toHaveURL(/\/cart$/)
      await expect(page.locator('.lines > .line')).toHaveCount(1)

      await page.goto(`/${language}/user-profile?tab=myOrders&order=${placed.orderId}`)
      await page.locator('.od-act .btn').nth(1).click()
      await page.locator('dialog[open] .destructive').click()
      await expect(page.locator('.toast').getByText(say.orderCancelled)).toBeVisible()
      await expect(page.locator('.od-h .st')).toHaveText(say.isCancelled)

      // The money goes back by itself, with its paper.
      await page.goto(`/${language}/user-profile?tab=transactions`)
      await expect(page.locator('.tx tbody tr')).toHaveCount(2)
      await expectAccessible(page)
      await expect(async () => {
        const { documents } = await buyer.call<{ documents: unknown[] }>('GET', `/carts/profile/${placed.orderId}`)
        expect(documents).toHaveLength(2)
      }).toPass({ timeout: 20_000 })
    })

    test('a card is kept by the payment service, seen by its last digits, and forgotten when asked', async ({
      page,
      context,
    }) => {
      await fromOwnNetwork(context)
      await page.setViewportSize({ width: 390, height: 844 })
      await newBuyer(context, language)
      const told: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) told.push(request.postData() ?? '')
      })
      await openLive(page, `/${language}/user-profile?tab=savedCards`)
      await page.locator('.acc-main .empty button').click()
      const dialog = page.locator('dialog[open]')
      await dialog.locator('[name="cc-number"]').fill(PAID_CARD)
      await dialog.locator('[name="cc-exp"]').fill('12 / 30')
      await dialog.locator('[name="cc-csc"]').fill('123')
      await dialog.locator('[name="cc-name"]').fill('Noura Al Otaibi')
      await expectAccessible(page)
      await dialog.locator('button[type="submit"]').click()
      await expect(page.locator('.toast').getByText(say.cardSaved)).toBeVisible()
      const row = page.locator('.acc-list > .acc-row')
      await expect(row).toContainText('1010')
      await expect(row).toContainText('12/2030')
      expect(told.join('').replace(/\D/g, '')).not.toContain(PAID_CARD)
      await expectAccessible(page)

      await row.locator('.ghost').click()
      await expect(dialog).toContainText(say.sure)
      await expect(dialog).toContainText(say.noUndo)
      await dialog.locator('.destructive').click()
      await expect(page.locator('.toast').getByText(say.cardDeleted)).toBeVisible()
      await expect(page.locator('.acc-main .empty')).toBeVisible()
    })
  })
}

test('a visitor is led home from a page about a payment, and asked to sign in', async ({ page }) => {
  await page.goto(`/en/payment/success?paymentId=${randomUUID()}`)
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/home$/)
})
