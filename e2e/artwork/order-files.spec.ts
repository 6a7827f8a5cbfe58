import { expect, test } from '@playwright/test'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { madeZip } from '../../src/testing/artwork/made-zip.ts'
import { axeFindings } from '../axe.ts'
import { goodPage, pdfOf } from './artwork-files.ts'
import type { ChosenFile } from './artwork-files.ts'
import { OWN_ADDRESS } from '../checkout/checkout.ts'
import { fromOwnNetwork } from '../customers.ts'
import { lineOf, newBuyer } from '../orders.ts'
import { expectFit } from '../fit.ts'
import { LANGUAGES } from '../public-pages.ts'
import { PHONE } from '../viewports.ts'
import { DESK_WORDS, OPENED, printed, send } from './product-desk.ts'

const WORDS = {
  en: {
    ...DESK_WORDS.en,
    files: 'Files to print from',
    chooseBy: /^Choose which files of the ZIP we print by /,
    chooseOf: /^Choose files of the ZIP/,
  },
  ar: {
    ...DESK_WORDS.ar,
    files: 'ملفات الطباعة',
    chooseBy: /^اختر الملفات التي نطبعها من ملف ZIP قبل /,
    chooseOf: /اختر من ملف ZIP/,
  },
} as const

/** The page of a paid order of a new customer, whose line waits for its file. */
async function waitingOrder(context: BrowserContext, request: APIRequestContext, language: 'en' | 'ar') {
  await fromOwnNetwork(context)
  const buyer = await newBuyer(context, language)
  const product = await printed(request)
  const placed = await buyer.place([lineOf(product, product.minQuantity)])
  await buyer.confirm(placed)
  return `/${language}/user-profile?tab=myOrders&order=${placed.orderId}`
}

/** Sends a file from a page that goes once the file has arrived, before it has set the files of any line. */
async function sendAndLeave(page: Page, file: ChosenFile): Promise<void> {
  const settings = '**/api/carts/profile/*/artwork'
  await page.route(settings, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
  const arrived = page.waitForResponse('**/api/artwork-uploads/*/finish')
  await send(page, file)
  await arrived
  await page.reload()
  await page.unroute(settings)
}

test.describe('an order that waits for its file', () => {
  // Gateways send browsers back to the shop's own address, where its cookies are.
  test.use({ baseURL: OWN_ADDRESS, viewport: PHONE })

  for (const language of LANGUAGES) {
    test(`takes it, also from a page that is left as it arrives: ${language}`, async ({ page, context, request }) => {
      const words = WORDS[language]
      const address = await waitingOrder(context, request, language)
      const answered = page.waitForResponse('**/api/artworks/sheet')
      await page.goto(address)
      const [face, ...more] = (await (await answered).json()).data.faces
      const files = page.getByRole('region', { name: words.files })
      await expect(files.getByRole('button', { name: words.choose })).toBeVisible()
      await sendAndLeave(page, await pdfOf('card.pdf', ...[face, ...more].map(() => goodPage(face))))
      await expect(files.getByText(words.ready, { exact: true })).toBeVisible(OPENED)
      expect(await axeFindings(page)).toEqual([])
      await page.reload()
      await expect(files.getByText(words.ready, { exact: true })).toBeVisible()
    })

    test(`says of a ZIP that its files are to be chosen, until they are: ${language}`, async ({
      page,
      context,
      request,
    }, info) => {
      const words = WORDS[language]
      const address = await waitingOrder(context, request, language)
      await page.goto(address)
      const files = page.getByRole('region', { name: words.files })
      await expect(files.getByRole('button', { name: words.choose })).toBeVisible()
      const { buffer } = await pdfOf('card.pdf', goodPage({ width: 90, height: 50 }))
      const content = madeZip(['a.pdf', 'b.pdf'].map((name) => ({ name, content: buffer })))
      await sendAndLeave(page, { name: 'cards.zip', mimeType: 'application/zip', buffer: content })
      await expect(files.locator('.art-package')).toBeVisible(OPENED)
      // Also in the list of orders.
      await expect(async () => {
        await page.reload()
        await expect(page.getByText(words.chooseBy)).toBeVisible()
      }).toPass()
      await expect(files.locator('.art-package')).toBeVisible()
      await expectFit(page)
      await page.screenshot({ path: info.outputPath('package.png') })
      await page.goto(`/${language}/user-profile?tab=myOrders`)
      await page.getByRole('link', { name: words.chooseOf }).click()
      await files.locator('.art-package').getByRole('checkbox').first().check()
      await files.locator('.art-package').getByRole('button').click()
      await expect(files.getByText('a.pdf')).toBeVisible(OPENED)
      await expect(page.getByText(words.chooseBy)).toBeHidden(OPENED)
    })
  }
})
