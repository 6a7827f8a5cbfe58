import type { APIRequestContext, Page, TestInfo } from '@playwright/test'
import type { cardFile, Sheet } from './artwork-files.ts'
import { openLive } from '../open-live.ts'
import { findProduct, product as fetchProduct } from '../shop-data.ts'
import { DESK_WORDS } from './product-desk.ts'

type Language = keyof typeof DESK_WORDS

/** Cards of two sides, for which a file is sent. */
const twoSidedCard = async (request: APIRequestContext, language: Language) => {
  const { id } = await findProduct(request, ({ name }) => name === 'Two-sided cards with a coloured edge')
  return fetchProduct(request, id, language)
}

/** Opens the desk of the cards; answers the sheet they are printed on. */
export async function openCardDesk(page: Page, language: Language): Promise<Sheet> {
  const { id, slug } = await twoSidedCard(page.request, language)
  await openLive(page, `/${language}/product/${id}/${slug}`)
  const answered = page.waitForResponse('**/api/artworks/sheet')
  await page.getByRole('radio', { name: DESK_WORDS[language].way }).check({ force: true })
  const { faces } = (await (await answered).json()).data
  return faces[0]
}

/** Sends a file from the desk that is open. */
export const choose = async (page: Page, file: Awaited<ReturnType<typeof cardFile>>): Promise<void> =>
  page.locator('.drop-zone input[type=file]').first().setInputFiles([file])

/** Attaches a screenshot to the results of a test. */
export async function look(page: Page, info: TestInfo, name: string): Promise<void> {
  const path = info.outputPath(`${name}.png`)
  await page.screenshot({ path })
  await info.attach(name, { path, contentType: 'image/png' })
}
