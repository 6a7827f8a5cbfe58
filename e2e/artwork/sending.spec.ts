import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { addButton, count } from '../checkout/cart.ts'
import { expectFit } from '../fit.ts'
import { openLive } from '../open-live.ts'
import { EACH_ONCE } from '../viewports.ts'
import { goodPage, heavyPage, pdfOf } from './artwork-files.ts'
import type { ChosenFile } from './artwork-files.ts'
import { DESK_WORDS, OPENED, openDesk, pagesOf, printed, send, type DeskSheet } from './product-desk.ts'

const WORDS = {
  en: {
    full: 'We cannot store files right now.',
    unsent: 'card.pdf did not arrive',
    later: 'Send it later',
    toCheckout: 'Continue to checkout',
    without: 'Go on without it',
    sendNow: /^Send it now/,
    queued: 'card.pdf is waiting to be sent',
  },
  ar: {
    full: 'لا يمكننا حفظ الملفات الآن.',
    unsent: 'لم يصل card.pdf',
    later: 'أرسله لاحقًا',
    toCheckout: 'تابع إلى إتمام الطلب',
    without: 'أكمل من دونه',
    sendNow: /^أرسله الآن/,
    queued: 'card.pdf ينتظر دوره في الإرسال',
  },
} as const

/** A name in an Arabic sentence has marks of direction around it. */
const withMarks = (sentence: string): RegExp =>
  new RegExp(sentence.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\W+`))

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

const isPiece = (request: { method: () => string }) => request.method() === 'PATCH'

test.describe('a file on its way', () => {
  /** A file on the disk, which has the same time of change whenever it is chosen. */
  async function heavyFile(sheet: DeskSheet, path: string): Promise<string> {
    const { buffer } = await pdfOf('heavy.pdf', ...pagesOf(sheet, heavyPage(sheet, 2_000_000)))
    await writeFile(path, buffer)
    return path
  }

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
    await expect(page.getByText(DESK_WORDS.en.ready, { exact: true })).toBeVisible(OPENED)
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
    await expect(page.getByText('heavy.pdf did not arrive completely')).toBeVisible()
    const [, stopped] = offsets.splice(0)
    await page.locator('.drop-zone input[type=file]').first().setInputFiles(path)
    await expect(page.getByText(DESK_WORDS.en.ready, { exact: true })).toBeVisible(OPENED)
    expect(offsets[0]).toBeGreaterThanOrEqual(stopped ?? Number.NaN)
  })
})

for (const { language, viewport } of EACH_ONCE) {
  const words = WORDS[language]

  test(`a file that did not arrive is missed by no line unsaid: ${language}`, async ({ page, request }, info) => {
    await page.setViewportSize(viewport)
    const { id } = await printed(request)
    const sheet = await openDesk(page, language, id)
    const full = { status: 507, json: { status: 0, code: 'STORAGE_FULL', message: words.full } }
    await page.route('**/api/artwork-uploads/*', (route) =>
      isPiece(route.request()) ? route.fulfill(full) : route.continue(),
    )
    await send(page, await pdfOf('card.pdf', ...pagesOf(sheet, goodPage(sheet))))
    await expect(page.getByText(words.full).first()).toBeVisible()
    await addButton(page).click()
    await expect(page.getByText(withMarks(words.unsent)).first()).toBeVisible()
    await expect(count(page)).toBeHidden()
    await expectFit(page)
    await page.screenshot({ path: info.outputPath('absent.png') })
    await page.getByText(words.later, { exact: true }).click()
    await addButton(page).click()
    await expect(count(page)).toBeVisible()

    // Nor does it follow to a line that is in the cart: one is asked before going on without it.
    await openLive(page, `/${language}/cart`)
    await page.getByRole('button', { name: words.sendNow }).first().click()
    await send(page, await pdfOf('card.pdf', ...pagesOf(sheet, goodPage(sheet))))
    await expect(page.getByText(words.full).first()).toBeVisible()
    await page.getByRole('link', { name: words.toCheckout }).first().click()
    await expect(page.getByRole('link', { name: words.without })).toBeVisible()
    await expectFit(page)
    await page.screenshot({ path: info.outputPath('absent-in-cart.png') })
    await page.getByRole('link', { name: words.without }).click()
    await expect(page).toHaveURL(/step=details/)
  })

  test(`a file for what is in the cart already is not left behind: ${language}`, async ({ page, request }) => {
    await page.setViewportSize(viewport)
    const { id } = await printed(request)
    await openDesk(page, language, id)
    await page.getByText(words.later, { exact: true }).click()
    await addButton(page).click()
    await expect(count(page)).toBeVisible()
    await page.route('**/api/artwork-uploads', () => undefined)
    const sheet = await openDesk(page, language, id)
    await send(page, await pdfOf('card.pdf', ...pagesOf(sheet, goodPage(sheet))))
    await addButton(page).click()
    await expect(page.getByText(withMarks(words.queued)).first()).toBeVisible()
    await expect(page).toHaveURL(/\/product\//)
  })
}
