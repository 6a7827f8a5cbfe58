import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { madeZip } from '../../src/testing/artwork/made-zip.ts'
import { axeFindings } from '../axe.ts'
import { goodPage, heavyPage, pageWithoutBleed, pdfOf } from './artwork-files.ts'
import { addButton, count, lines } from '../checkout/cart.ts'
import { OWN_ADDRESS } from '../checkout/checkout.ts'
import { fromOwnNetwork } from '../customers.ts'
import { lineOf, newBuyer } from '../orders.ts'
import { expectFit } from '../fit.ts'
import type { ChosenFile } from './artwork-files.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'
import { findProduct } from '../shop-data.ts'
import { EACH_ONCE, PHONE } from '../viewports.ts'

const WORDS = {
  en: {
    way: 'I have a file',
    choose: 'Choose a file',
    ready: 'Ready to print',
    look: 'See what we found',
    bleed: 'The colour stops at the cut line',
    tick: 'I have looked at everything marked. Print it like this.',
    confirm: 'Print it like this',
    confirmed: 'Ready to print, as you confirmed',
    fix: /must be fixed/,
    refused: 'We cannot print from this file',
    add: 'Add to cart',
    cart: 'View cart',
    remove: /^Remove: /,
    files: 'Files to print from',
    chooseBy: /^Choose which files of the ZIP we print by /,
    chooseOf: /^Choose files of the ZIP/,
  },
  ar: {
    way: 'لديّ ملف',
    choose: 'اختر ملفًا',
    ready: 'جاهز للطباعة',
    look: 'شاهد ما وجدنا',
    bleed: 'اللون يقف عند خط القص',
    tick: 'نظرت في كل ما عليه علامة. اطبعوه هكذا.',
    confirm: 'اطبعوه هكذا',
    confirmed: 'جاهز للطباعة كما أكّدت',
    fix: /يجب إصلاح/,
    refused: 'لا نستطيع الطباعة من هذا الملف',
    add: 'أضف إلى السلة',
    cart: 'اعرض السلة',
    remove: /^أزل: /,
    files: 'ملفات الطباعة',
    chooseBy: /^اختر الملفات التي نطبعها من ملف ZIP قبل /,
    chooseOf: /اختر من ملف ZIP/,
  },
} as const

/** The first file of a shop starts the process that opens it. */
const OPENED = { timeout: 60_000 }

type Sheet = { readonly width: number; readonly height: number; readonly pages: number }

/** A product that is printed from a file, and of which nothing must be chosen. */
const printed = (request: APIRequestContext) =>
  findProduct(
    request,
    ({ features, prices }) =>
      features.some(({ control }) => control === 'FILE') &&
      prices.length === 1 &&
      prices[0]?.remainingQuantity === null,
  )

const pagesOf = <Made>({ pages }: Sheet, made: Made): Made[] => Array.from({ length: pages }, () => made)

/** Opens the desk of a product; answers the sheet that it is printed on as it is met. */
async function openDesk(page: Page, language: 'en' | 'ar', id: string): Promise<Sheet> {
  await openLive(page, `/${language}/product/${id}`)
  const answered = page.waitForResponse('**/api/artworks/sheet')
  await page.getByRole('radio', { name: WORDS[language].way }).check({ force: true })
  await expect(page.getByRole('button', { name: WORDS[language].choose })).toBeVisible()
  const { faces } = (await (await answered).json()).data
  return { ...faces[0], pages: faces.length }
}

async function send(page: Page, ...files: readonly ChosenFile[]): Promise<void> {
  await page
    .locator('.drop-zone input[type=file]')
    .first()
    .setInputFiles([...files])
}

for (const { language, viewport } of EACH_ONCE) {
  const { inArabic } = once(language)
  const words = WORDS[language]

  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ viewport })

    test('a good file goes through without a question, and into the cart', async ({ page, request }) => {
      const { id } = await printed(request)
      const sheet = await openDesk(page, language, id)
      await send(page, await pdfOf('card.pdf', ...pagesOf(sheet, goodPage(sheet))))
      await expect(page.getByText(words.ready, { exact: true })).toBeVisible(OPENED)
      expect(await axeFindings(page)).toEqual([])
      await page.reload()
      await expect(page.getByText(words.ready, { exact: true })).toBeVisible()
      await addButton(page).click()
      await expect(count(page)).toBeVisible()
      await openLive(page, `/${language}/cart`)
      await expect(lines(page).getByText('card.pdf')).toBeVisible()
      await expect(lines(page).getByText(words.ready, { exact: true })).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    })

    test('a file without bleed is explained at its place and confirmed by one tick', async ({ page, request }) => {
      const { id } = await printed(request)
      const sheet = await openDesk(page, language, id)
      await send(page, await pdfOf('card.pdf', ...pagesOf(sheet, pageWithoutBleed(sheet))))
      await page.getByRole('button', { name: words.look }).click(OPENED)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading', { name: words.bleed }).first()).toBeVisible()
      await expect(dialog.getByRole('img').first()).toBeVisible()
      expect(await behindWayOut(dialog)).toBe('H2')
      expect(await axeFindings(page)).toEqual([])
      await dialog.getByRole('button', { name: words.confirm }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      await dialog.getByLabel(words.tick).check()
      await dialog.getByRole('button', { name: words.confirm }).click()
      await expect(page.getByText(words.confirmed)).toBeVisible()
    })

    inArabic(
      'a wrong size must be fixed, and a document of Word is refused with how to export it',
      async ({ page, request }) => {
        const { id } = await printed(request)
        const sheet = await openDesk(page, language, id)
        const other = { width: sheet.width + 40, height: sheet.height + 10 }
        await send(page, await pdfOf('large.pdf', ...pagesOf(sheet, goodPage(other))))
        await expect(page.getByText(words.fix)).toBeVisible(OPENED)
        await send(page, { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear printer') })
        await expect(page.getByText(words.refused)).toBeVisible(OPENED)
        await page.getByRole('button', { name: words.remove }).last().click()
        await expect(page.getByText(words.refused)).toBeHidden()
      },
    )
  })
}

/** What lies below the way out of a dialog that is scrolled: its title, which covers all that passes there. */
const behindWayOut = (dialog: Locator) =>
  dialog.evaluate((frame) => {
    frame.scrollTop = 140
    const close = frame.querySelector('.dialog-close')
    const { left = 0, top = 0, height = 0 } = close?.getBoundingClientRect() ?? {}
    const below = document.elementsFromPoint(left + 4, top + height / 2).find((each) => !close?.contains(each))
    frame.scrollTop = 0
    return below?.tagName
  })

/** Drops a file on a part of the page. Answers whether the page took the drop, so that the browser does not open the file. */
const drop = (page: Page, selector: string, { name, buffer }: ChosenFile): Promise<boolean> =>
  page.evaluate(
    ([target, fileName, bytes]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], fileName))
      const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true })
      const dropped = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      for (const event of [over, dropped]) document.querySelector(target)?.dispatchEvent(event)
      return dropped.defaultPrevented
    },
    [selector, name, buffer.toString('base64')] as const,
  )

test('a file is dropped on the sheet, and one that misses it does not take the page away', async ({
  page,
  request,
}) => {
  const { id } = await printed(request)
  const sheet = await openDesk(page, 'en', id)
  const file = await pdfOf('dropped.pdf', ...pagesOf(sheet, goodPage(sheet)))
  expect(await drop(page, 'h1', file)).toBe(true)
  await expect(page.getByText('dropped.pdf')).toBeHidden()
  expect(await drop(page, '.drop-zone-page', file)).toBe(true)
  await expect(page.getByText('dropped.pdf')).toBeVisible()
})

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
      await fromOwnNetwork(context)
      const buyer = await newBuyer(context, language)
      const product = await printed(request)
      const placed = await buyer.place([lineOf(product, product.minQuantity)])
      await buyer.confirm(placed)
      const answered = page.waitForResponse('**/api/artworks/sheet')
      await page.goto(`/${language}/user-profile?tab=myOrders&order=${placed.orderId}`)
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
      await fromOwnNetwork(context)
      const buyer = await newBuyer(context, language)
      const product = await printed(request)
      const placed = await buyer.place([lineOf(product, product.minQuantity)])
      await buyer.confirm(placed)
      const address = `/${language}/user-profile?tab=myOrders&order=${placed.orderId}`
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

test.describe('a file on its way', () => {
  /** A file on the disk, which has the same time of change whenever it is chosen. */
  async function heavyFile(sheet: Sheet, path: string): Promise<string> {
    const { buffer } = await pdfOf('heavy.pdf', ...pagesOf(sheet, heavyPage(sheet, 2_000_000)))
    await writeFile(path, buffer)
    return path
  }
  const isPiece = (request: { method: () => string }) => request.method() === 'PATCH'

  test('goes on by itself after a cut', async ({ page, request }, info) => {
    const { id } = await printed(request)
    const sheet = await openDesk(page, 'en', id)
    let pieces = 0
    await page.route('**/api/artwork-uploads/*', (route) => {
      if (!isPiece(route.request()) || ++pieces !== 2) return route.continue()
      return route.abort('connectionreset')
    })
    await page
      .locator('.drop-zone input[type=file]')
      .first()
      .setInputFiles(await heavyFile(sheet, info.outputPath('heavy.pdf')))
    await expect(page.getByText(WORDS.en.ready, { exact: true })).toBeVisible(OPENED)
    expect(pieces).toBeGreaterThan(2)
  })

  test('goes on where it stopped when it is chosen again after a reload', async ({ page, request }, info) => {
    const { id } = await printed(request)
    const sheet = await openDesk(page, 'en', id)
    const path = await heavyFile(sheet, info.outputPath('heavy.pdf'))
    const offsets: number[] = []
    page.on('request', (sentOut) => {
      if (isPiece(sentOut)) offsets.push(Number(sentOut.headers()['upload-offset']))
    })
    // The second piece is held back until the page goes; part of it may still arrive.
    await page.route('**/api/artwork-uploads/*', (route) => {
      if (!isPiece(route.request()) || offsets.length < 2) return route.continue()
      return undefined
    })
    await page.locator('.drop-zone input[type=file]').first().setInputFiles(path)
    await expect.poll(() => offsets.length).toBe(2)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await expect(page.getByText('heavy.pdf did not arrive whole')).toBeVisible()
    const [, stopped] = offsets.splice(0)
    await page.locator('.drop-zone input[type=file]').first().setInputFiles(path)
    await expect(page.getByText(WORDS.en.ready, { exact: true })).toBeVisible(OPENED)
    expect(offsets[0]).toBeGreaterThanOrEqual(stopped ?? Number.NaN)
  })
})
