import { expect, test } from '@playwright/test'
import { OWN_ADDRESS } from './checkout.ts'
import { fromOwnNetwork } from './customers.ts'
import { expectFit } from './fit.ts'
import { lineOf, newBuyer, simpleProduct } from './orders.ts'
import { LANGUAGES } from './public-pages.ts'

/** Gateways send browsers back to the shop's own address, where its cookies are. */
test.use({ baseURL: OWN_ADDRESS })

const SENTENCES = {
  en: { onItsWay: 'Your tax invoice is on its way', pending: 'Pending' },
  ar: { onItsWay: 'فاتورتك الضريبية في الطريق إليك', pending: 'قيد الانتظار' },
} as const

for (const language of LANGUAGES) {
  const say = SENTENCES[language]

  test(`an invoice that waits for its clearance is on its way, and comes without a reload, in ${language}`, async ({
    page,
    context,
  }) => {
    await fromOwnNetwork(context)
    const buyer = await newBuyer(context, language)
    const placed = await buyer.place([lineOf(await simpleProduct(context))])
    await buyer.confirm(placed)

    // The order as the shop answers it while the tax authority has not cleared its invoice.
    let isCleared = false
    await page.route(`**/api/carts/profile/${placed.orderId}`, async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { data: object }
      const waiting = { ...answer, data: { ...answer.data, documents: [], documentsDue: ['INVOICE'] } }
      await route.fulfill({ response, json: isCleared ? answer : waiting })
    })
    await page.goto(`/${language}/user-profile?tab=myOrders&order=${placed.orderId}`)
    await expect(page.locator('.ord-due')).toHaveText(say.onItsWay)
    await expect(page.locator('.ord-docs .btn')).toHaveCount(0)
    // Nothing else of the order waits.
    await expect(page.locator('.od-h .st')).toHaveText(say.pending)
    await expectFit(page)

    isCleared = true
    const invoice = page.locator('.ord-docs .btn')
    await expect(invoice).toHaveCount(1, { timeout: 30_000 })
    await expect(page.locator('.ord-due')).toHaveCount(0)
    const [file] = await Promise.all([page.waitForEvent('download'), invoice.click()])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  })
}
