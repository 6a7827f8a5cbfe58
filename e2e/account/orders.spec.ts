import { expect, test } from '@playwright/test'
import { OWN_ADDRESS } from '../checkout/checkout.ts'
import { fromOwnNetwork } from '../customers.ts'
import { expectFitInBoth } from '../fit.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { lineOf, newBuyer, simpleProduct } from '../orders.ts'
import { LANGUAGES } from '../public-pages.ts'

/** Gateways send browsers back to the shop's own address, where its cookies are. */
test.use({ baseURL: OWN_ADDRESS })

const SENTENCES = {
  en: {
    pending: 'Pending',
    sendFile: 'Send the file',
    orderCancelled: 'Order cancelled successfully',
    isCancelled: 'Cancelled',
    quantity: 'Quantity',
  },
  ar: {
    pending: 'قيد الانتظار',
    sendFile: 'أرسل الملف',
    orderCancelled: 'تم إلغاء الطلب بنجاح',
    isCancelled: 'ملغى',
    quantity: 'الكمية',
  },
} as const

for (const language of LANGUAGES) {
  const { inArabic } = once(language)
  const say = SENTENCES[language]

  test.describe(`a customer’s orders in ${language}`, () => {
    inArabic(
      'orders are found, looked at, ordered again after the differences, and cancelled',
      async ({ page, context, browser }) => {
        test.slow()
        await fromOwnNetwork(context)
        const buyer = await newBuyer(context, language)
        await openLive(page, `/${language}/wishlist`)
        await page.goto(`/${language}/user-profile?tab=myOrders`)
        await expect(page.locator('.account-main .empty')).toBeVisible()

        // More than half of what is left: as many are not there a second time.
        const scarce = await simpleProduct(
          context,
          ({ prices, minQuantity, quantityStep }) =>
            (prices[0]?.remainingQuantity ?? 0) >= 3 * Math.max(minQuantity, quantityStep),
        )
        const step = Math.max(1, scarce.quantityStep)
        const left = scarce.prices[0]?.remainingQuantity ?? 0
        const quantity = scarce.minQuantity + Math.ceil((left / 2 + 1 - scarce.minQuantity) / step) * step
        // What the page of the product says is retained, but for how much is left.
        const stock = page.locator('.stock')
        await openLive(page, `/${language}/product/${scarce.id}/${scarce.slug}`)
        await expect(stock).toContainText(String(left))
        const placed = await buyer.place([lineOf(scarce, quantity)])
        await buyer.confirm(placed)
        await openLive(page, `/${language}/product/${scarce.id}/${scarce.slug}`)
        await expect(stock).toContainText(String(left - quantity))

        await page.goto(`/${language}/user-profile?tab=myOrders&status=PENDING`)
        const card = page.locator('.orders-card')
        await expect(card).toHaveCount(1)
        await expect(card).toContainText(String(placed.orderNumber))
        await expect(card.locator('.state-label')).toHaveText(say.pending)
        // What the order waits for stands before ordering it again (S258).
        await expect(card.locator('.orders-actions .btn').first()).toHaveText(say.sendFile)
        await expect(card.locator('.orders-actions a').first()).toHaveAttribute('href', /order=.+#line-0$/)
        await expectFitInBoth(page, (tab) => tab.locator('.orders-card').waitFor())
        await page.locator('.orders-find [name="search"]').fill('99999999')
        await page.locator('.orders-find [name="search"]').press('Enter')
        await expect(page.locator('.account-main .empty')).toBeVisible()
        await page.locator('.account-main .empty a').click()
        await card.locator('h2 a').click()

        await expect(page.locator('main h1')).toContainText(String(placed.orderNumber))
        // The four states of an order, and the file that its line waits for.
        await expect(page.locator('.timeline > li')).toHaveCount(5)
        await expect(page.locator('.order-page-pays')).toContainText('1010')
        await expectFitInBoth(page, (tab) => tab.locator('.order-page-pays').waitFor())

        // By the code on the box, which a stranger may find as well.
        const onTheBox = `/${language}/order-again?order=${placed.orderId}`
        const stranger = await (await browser.newContext()).newPage()
        await stranger.goto(onTheBox)
        await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(stranger.locator('body')).not.toContainText(String(placed.orderNumber))
        await page.goto(onTheBox)
        const pieces = page.getByRole('row', { name: say.quantity }).getByRole('cell')
        await expect(pieces.first()).toHaveText(quantity.toLocaleString('en'))
        await expect(pieces.last()).not.toHaveText(quantity.toLocaleString('en'))
        await expect(page.locator('.header-account a[href$="/cart"] .count')).toHaveCount(0)
        await page.locator('.again-buttons .btn').first().click()
        await expect(page).toHaveURL(/\/cart/)
        await page.goto(`/${language}/cart`)
        await expect(page.locator('.lines > .line')).toHaveCount(1)

        await page.goto(`/${language}/user-profile?tab=myOrders&order=${placed.orderId}`)
        await page.locator('.order-page-actions .btn').nth(1).click()
        await page.locator('dialog[open] .destructive').click()
        await expect(page.locator('.toast').getByText(say.orderCancelled)).toBeVisible()
        await expect(page.locator('.order-page-head .state-label')).toHaveText(say.isCancelled)
        // Its credit note comes by itself, without a reload.
        await expect(page.locator('.order-docs .btn')).toHaveCount(2, { timeout: 20_000 })

        await page.goto(`/${language}/user-profile?tab=transactions`)
        await expect(page.locator('.transactions tbody tr')).toHaveCount(2)
        await expectFitInBoth(page, (tab) => tab.locator('.transactions tbody tr').first().waitFor())
      },
    )
  })
}
