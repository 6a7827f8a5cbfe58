import { expect, test } from '@playwright/test'
import { atPayment, OWN_ADDRESS } from '../checkout/checkout.ts'
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
    onItsWay: 'Your tax invoice is on its way',
    pending: 'Pending',
    addNumber: 'Add its VAT number for a tax invoice',
    company: 'Al Bayan Advertising Est.',
    madeOutTo: 'Tax invoice for Al Bayan Advertising Est., VAT number 310123456700003.',
  },
  ar: {
    onItsWay: 'فاتورتك الضريبية في الطريق إليك',
    pending: 'قيد الانتظار',
    addNumber: 'أضف رقمها الضريبي لتصدر الفاتورة باسمها',
    company: 'مؤسسة البيان للدعاية',
    madeOutTo: 'فاتورة ضريبية باسم مؤسسة البيان للدعاية، الرقم الضريبي 310123456700003.',
  },
} as const

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)
  const say = SENTENCES[language]

  inEnglish(
    `an invoice that waits for its clearance is on its way, and comes without a reload, in ${language}`,
    async ({ page, context }) => {
      await fromOwnNetwork(context)
      const buyer = await newBuyer(context, language)
      const placed = await buyer.place([lineOf(await simpleProduct(context))])
      await buyer.confirm(placed)

      // The order as the shop answers it while the tax authority has not cleared its invoice.
      let isCleared = false
      await context.route(`**/api/carts/profile/${placed.orderId}`, async (route) => {
        const response = await route.fetch()
        const answer = (await response.json()) as { data: object }
        const waiting = { ...answer, data: { ...answer.data, documents: [], documentsDue: ['INVOICE'] } }
        await route.fulfill({ response, json: isCleared ? answer : waiting })
      })
      await page.goto(`/${language}/user-profile?tab=myOrders&order=${placed.orderId}`)
      await expect(page.locator('.order-due')).toHaveText(say.onItsWay)
      await expect(page.locator('.order-docs .btn')).toHaveCount(0)
      // Nothing else of the order waits.
      await expect(page.locator('.order-page-head .state-label')).toHaveText(say.pending)
      await expectFitInBoth(page, (tab) => tab.locator('.order-due').waitFor())

      isCleared = true
      const invoice = page.locator('.order-docs .btn')
      await expect(invoice).toHaveCount(1, { timeout: 30_000 })
      await expect(page.locator('.order-due')).toHaveCount(0)
      const [file] = await Promise.all([page.waitForEvent('download'), invoice.click()])
      expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    },
  )
  inArabic(
    `a company reads before it pays whom its invoice is made out to, in ${language}`,
    async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await atPayment(page, request, language)
      await page.getByRole('link', { name: say.addNumber }).click()
      await page.locator('[name="companyName"]').fill(say.company)
      await page.locator('[name="vatNumber"]').fill('310123456700003')
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/profile'),
      )
      await page.locator('.account-main form button[type="submit"]').click()
      expect((await saved).ok()).toBe(true)
      await openLive(page, `/${language}/cart?step=payment`)
      await expect(page.locator('.checkout-invoice')).toContainText(say.madeOutTo)
      await expectFitInBoth(page, (tab) => tab.locator('.checkout-invoice').waitFor())
    },
  )
}
