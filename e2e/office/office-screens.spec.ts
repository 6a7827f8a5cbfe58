import { expect, test } from '@playwright/test'
import { expectFit } from '../fit.ts'
import { newPerson } from './office-people.ts'
import { lineOf, newBuyer, simpleProduct } from '../orders.ts'
import { EACH_ONCE } from '../viewports.ts'

/** Screens whose tests of behaviour run in one language, and what is there once all of a screen is. */
const screens = (orderNumber: number): readonly (readonly [string, string])[] => [
  [`/office/orders/${orderNumber}`, 'article, section h2'],
  ['/office/board', '[data-row]'],
  ['/office/workshop', 'form input'],
  ['/office/scan', 'form input, input'],
  ['/office/payments?needs=refundsToSend', 'table, h2'],
  ['/office/staff', 'table a'],
]

for (const { language, viewport } of EACH_ONCE) {
  test(`every screen of the office fits in ${language} at ${viewport.width}, and axe finds nothing`, async ({
    browser,
    context,
    baseURL,
  }) => {
    const buyer = await newBuyer(context, language)
    const placed = await buyer.place([lineOf(await simpleProduct(context))])
    await buyer.confirm(placed)
    const page = await newPerson(browser, { role: 'owner', name: 'Layla', language, viewport, baseURL: baseURL ?? '' })
    for (const [path, whole] of screens(placed.orderNumber)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await page.getByRole('main').locator(whole).first().waitFor()
      await expectFit(page)
    }
  })
}
