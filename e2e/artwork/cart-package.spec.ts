import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { madeZip } from '../../src/testing/artwork/made-zip.ts'
import { cardFile } from './artwork-files.ts'
import { add, lines } from '../checkout/cart.ts'
import { fromOwnNetwork } from '../customers.ts'
import { expectFit } from '../fit.ts'
import { openLive } from '../open-live.ts'
import { findProduct, product as fetchProduct } from '../shop-data.ts'
import { EACH_ONCE } from '../viewports.ts'

test.beforeEach(({ context }) => fromOwnNetwork(context))

const SENTENCES = {
  en: {
    send: /^Send it now/,
    sheets: 'Download the blank sheet with its lines',
    checkout: 'Continue to checkout',
    choose: 'Choose which files of the ZIP we print',
    later: 'Choose later',
  },
  ar: {
    send: /^أرسل/,
    sheets: 'نزّل الورقة الفارغة بخطوطها',
    checkout: 'تابع إلى إتمام الطلب',
    choose: 'اختر الملفات التي نطبعها من ملف ZIP',
    later: 'اختر لاحقًا',
  },
} as const

/** Loads the page anew in the moment in which the file that it sends has arrived, before it hears of that. */
async function leaveOnArrival(page: Page, send: () => Promise<void>): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    void page.route('**/api/artwork-uploads/*/finish', (route) => route.fetch().then(() => resolve()), { times: 1 })
  })
  await send()
  await arrived
  await page.reload()
}

for (const { language, viewport } of EACH_ONCE) {
  const say = SENTENCES[language]

  test(`the cart has the blank sheets, and asks what of a ZIP is printed, ${language}`, async ({
    page,
    request,
  }, info) => {
    test.slow()
    await page.setViewportSize(viewport)
    const look = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`) })
    const { id } = await findProduct(
      request,
      ({ features, prices, templates }) =>
        templates.length > 0 &&
        features.some(({ control }) => control === 'FILE') &&
        prices.length === 1 &&
        prices[0]?.remainingQuantity === null,
    )
    await add(page, language, await fetchProduct(request, id, language))
    await openLive(page, `/${language}/cart`)
    await lines(page).getByRole('button', { name: say.send }).click()
    const sheets = lines(page).locator('.blank-sheets')
    await expect(sheets.getByText(say.sheets)).toBeVisible()
    await expect(sheets.getByRole('link').first()).toHaveAttribute('href', /^\/api\/app\/templates\/\d+$/)
    await expectFit(page)
    await sheets.scrollIntoViewIfNeeded()
    await look('sheets')

    const { buffer } = await cardFile('a.pdf', { width: 90, height: 50 })
    const files = ['a.pdf', 'b.pdf'].map((name) => ({ name, content: buffer }))
    const zip = { name: 'cards.zip', mimeType: 'application/zip', buffer: madeZip(files) }
    await leaveOnArrival(page, () => lines(page).locator('.drop-zone input[type=file]').first().setInputFiles([zip]))
    await expect(lines(page).locator('.art-package')).toBeVisible({ timeout: 90_000 })
    await page.getByRole('link', { name: say.checkout }).first().click()
    await expect(page.getByText(say.choose, { exact: true })).toBeVisible()
    await expectFit(page)
    await look('package')
    await page.getByRole('link', { name: say.later }).click()
    await expect(page).toHaveURL(/step=details/)
  })
}
