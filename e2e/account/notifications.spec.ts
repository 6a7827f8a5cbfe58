import { expect, test } from '@playwright/test'
import { OWN_ADDRESS } from '../checkout/checkout.ts'
import { fromOwnNetwork } from '../customers.ts'
import { expectFit, expectFitInBoth } from '../fit.ts'
import { once } from '../once.ts'
import { lineOf, newBuyer, simpleProduct } from '../orders.ts'
import { LANGUAGES } from '../public-pages.ts'

/** Gateways send browsers back to the shop's own address, where its cookies are. */
test.use({ baseURL: OWN_ADDRESS })

const SENTENCES = {
  en: { received: /your order/i, none: 'No notifications yet', markRead: 'Mark all as read', unread: 'Unread:' },
  ar: { received: /طلبك/, none: 'لا توجد إشعارات بعد', markRead: 'وضع علامة مقروء على الكل', unread: 'غير مقروء:' },
} as const

for (const language of LANGUAGES) {
  const { inArabic } = once(language)
  const say = SENTENCES[language]
  const path = `/${language}/user-profile?tab=notifications`

  inArabic(
    `the account lists the messages about orders in ${language}, and leads to the order`,
    async ({ page, context }) => {
      await fromOwnNetwork(context)
      const buyer = await newBuyer(context, language)
      await page.goto(path)
      await expect(page.getByRole('heading', { name: say.none })).toBeVisible()

      const product = await simpleProduct(context)
      const placed = await buyer.place([lineOf(product, product.minQuantity)])
      await buyer.confirm(placed)
      await page.goto(path)
      const news = page.locator('.notifications').getByRole('link')
      await expect(news).toHaveCount(1)
      await expect(news).toContainText(say.received)
      await expect(news).toContainText(say.unread)
      await expectFitInBoth(page, (tab) => tab.locator('.notifications a').first().waitFor())

      await news.click()
      await expect(page.locator('main h1')).toContainText(String(placed.orderNumber))
      await page.goBack()
      await expect(news).toBeVisible()
      await expect(news).not.toContainText(say.unread)
      await expect(page.getByRole('button', { name: say.markRead })).toHaveCount(0)
    },
  )
}

const UNKNOWN = { en: 'We can’t find this quotation', ar: 'لم نجد عرض السعر هذا' } as const

for (const language of LANGUAGES) {
  test(`a quotation that the shop has not signed is said to be unknown in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/quotation/Q-7KQ2XHNM.114820.20261122.AAAAAAAAAAAAAAAAAAAAAA`)
    await expect(page.getByRole('heading', { level: 1, name: UNKNOWN[language] })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expectFit(page)
  })
}
