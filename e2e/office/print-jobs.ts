import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { lineOf, newBuyer, simpleProduct } from '../orders.ts'

/** Words of the board, the scanner and the tablets. */
export const JOB_WORDS = {
  en: {
    prepress: 'Prepress',
    artworkGood: 'Artwork is good',
    start: 'Start',
    done: 'Done',
    print: 'Print',
    more: /^\d+ more$/,
    what: 'What can be done with',
    report: 'Report a problem',
    why: 'Why',
    goOn: 'Go on',
    typed: 'Number of the ticket',
  },
  ar: {
    prepress: 'التجهيز',
    artworkGood: 'الملف سليم',
    start: 'ابدأ',
    done: 'تم',
    print: 'الطباعة',
    more: /^\d+ أخرى$/,
    what: 'إجراءات',
    report: 'أبلغ عن مشكلة',
    why: 'السبب',
    goOn: 'استأنف',
    typed: 'رقم البطاقة',
  },
} as const

export type JobWords = (typeof JOB_WORDS)['en' | 'ar']

/** A shopper's order that the office has accepted; answers the code of its job. */
export async function acceptedJob(page: Page, browser: Browser, language: 'en' | 'ar'): Promise<string> {
  const customer = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const buyer = await newBuyer(customer, language)
  const placed = await buyer.place([lineOf(await simpleProduct(customer))])
  await buyer.confirm(placed)
  await customer.close()
  const accepted = await page.request.post(`/api/office/orders/${placed.orderNumber}/moves`, {
    data: { move: 'accept' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(accepted.ok(), await accepted.text()).toBe(true)
  return `${placed.orderNumber}-1`
}

export const card = (page: Page, code: string) => page.locator(`[data-row="${code}"]`)

/** Points at a card: its actions are under its foot then. */
export const pointAt = (page: Page, code: string) => card(page, code).getByRole('link').hover()
/** Presses an action of a card, which is pointed at again where the page scrolled it away from under the pointer. */
export async function press(page: Page, code: string, name: string): Promise<void> {
  await expect(async () => {
    await pointAt(page, code)
    await card(page, code).getByRole('button', { name, exact: true }).click({ timeout: 10_000 })
  }).toPass()
}

export const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true })

/** Words that are followed by a name, which Arabic texts put between signs of direction. */
export const named = (words: string, name: string) => new RegExp(`${words} \u2068?${name}`)

/** Waits for a card in a column; a long column shows its first cards until more are asked for. */
export async function expectCardIn(page: Page, words: JobWords, station: string, code: string): Promise<void> {
  await expect(async () => {
    const more = column(page, station).getByRole('button', { name: words.more })
    if (await more.isVisible()) await more.click()
    await expect(column(page, station).locator(`[data-row="${code}"]`)).toBeVisible({ timeout: 10_000 })
  }).toPass()
}

/** Opens the menu of a card and chooses a line of it. */
export async function choose(page: Page, words: JobWords, code: string, line: string): Promise<void> {
  await pointAt(page, code)
  await card(page, code)
    .getByRole('button', { name: named(words.what, code) })
    .click()
  await page.getByRole('menuitem', { name: line, exact: true }).click()
}
