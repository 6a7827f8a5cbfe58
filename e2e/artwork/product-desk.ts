import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import type { ChosenFile } from './artwork-files.ts'
import { openLive } from '../open-live.ts'
import { findProduct } from '../shop-data.ts'

/** What the desk for files says. */
export const DESK_WORDS = {
  en: {
    way: 'I have a file',
    choose: 'Choose a file',
    ready: 'Ready to print',
    refused: 'We cannot print from this file',
  },
  ar: { way: 'لديّ ملف', choose: 'اختر ملفًا', ready: 'جاهز للطباعة', refused: 'لا نستطيع الطباعة من هذا الملف' },
} as const

/** The first file of a shop starts the process that opens it. */
export const OPENED = { timeout: 60_000 }

export type DeskSheet = { readonly width: number; readonly height: number; readonly pages: number }

/** A product that is printed from a file, and of which nothing must be chosen. */
export const printed = (request: APIRequestContext) =>
  findProduct(
    request,
    ({ features, prices }) =>
      features.some(({ control }) => control === 'FILE') &&
      prices.length === 1 &&
      prices[0]?.remainingQuantity === null,
  )

/** What is made of each page of a sheet. */
export const pagesOf = <Made>({ pages }: DeskSheet, made: Made): Made[] => Array.from({ length: pages }, () => made)

/** Opens the desk of a product; answers the sheet that it is printed on as it is met. */
export async function openDesk(page: Page, language: 'en' | 'ar', id: string): Promise<DeskSheet> {
  await openLive(page, `/${language}/product/${id}`)
  const answered = page.waitForResponse('**/api/artworks/sheet')
  await page.getByRole('radio', { name: DESK_WORDS[language].way }).check({ force: true })
  await expect(page.getByRole('button', { name: DESK_WORDS[language].choose })).toBeVisible()
  const { faces } = (await (await answered).json()).data
  return { ...faces[0], pages: faces.length }
}

/** Sends files from the desk that is open. */
export async function send(page: Page, ...files: readonly ChosenFile[]): Promise<void> {
  await page
    .locator('.drop-zone input[type=file]')
    .first()
    .setInputFiles([...files])
}
