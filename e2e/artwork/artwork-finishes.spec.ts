import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { rectangle } from '../../src/testing/artwork/made-pdf.ts'
import type { MadePage } from '../../src/testing/artwork/made-pdf.ts'
import { pdfOf, type Sheet } from './artwork-files.ts'
import { expectFit } from '../fit.ts'
import { openLive } from '../open-live.ts'
import { findProduct, product as fetchProduct } from '../shop-data.ts'
import { EACH_ONCE } from '../viewports.ts'

const WORDS = {
  en: {
    silver: /Silver foil/,
    way: 'I have a file',
    see: 'See it on the product',
    onProduct: 'Your file on the product',
    flat: 'Flat',
    foil: /^Foil, as silver/,
  },
  ar: {
    silver: /فويل فضي/,
    way: 'لديّ ملف',
    see: 'شاهده على المنتج',
    onProduct: 'ملفك على المنتج',
    flat: 'مسطّحًا',
    foil: /^الفويل فضيًا/,
  },
} as const

/** The first file of a shop starts the process that opens it. */
const OPENED = { timeout: 60_000 }

/** An ink by its name, as a design program shows it: pink. */
const inkOf = (name: string) => [
  'Separation',
  name,
  'DeviceRGB',
  { FunctionType: 2, Domain: [0, 1], N: 1, C0: [1, 1, 1], C1: [1, 0.2, 0.7] },
]

/** A blue page with a bar of foil across its middle. */
const foiled = (sheet: Sheet): MadePage => ({
  ...sheet,
  content: `1 0.6 0 0.3 k ${rectangle(0, 0, sheet.width + 6, sheet.height + 6)} f
    /Foil cs 1 scn ${rectangle(15, 3 + sheet.height / 3, sheet.width - 24, sheet.height / 3)} f`,
  resources: { ColorSpace: { Foil: inkOf('Foil') } },
})

/** A blue page whose left half has a layer above it. */
const layered = (sheet: Sheet, layer: string): MadePage => ({
  ...sheet,
  content: `1 0.6 0 0.3 k ${rectangle(0, 0, sheet.width + 6, sheet.height + 6)} f
    /Layer cs 1 scn ${rectangle(6, 6, sheet.width / 2, sheet.height - 6)} f`,
  resources: { ColorSpace: { Layer: inkOf(layer) } },
})

/** Products of the demo whose customers may leave these to their file. */
const LEFT_TO_THE_FILE = [
  { name: 'Stickers cut to your shape', choice: /^Where my file says/, layer: 'White' },
  { name: 'Stickers cut to your shape', choice: /^As in my file/, layer: 'Cut' },
] as const

/** The colours along the middle of a canvas of numbers. */
const middleOf = (canvas: Locator): Promise<number[][]> =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element
    const data = element.getContext('2d')?.getImageData(width / 4, height / 2, width / 2, 1).data ?? []
    return Array.from({ length: data.length / 4 }, (_, dot) => Array.from(data.slice(4 * dot, 4 * dot + 3)))
  })

async function openPreview(page: Page, language: 'en' | 'ar'): Promise<Locator> {
  const words = WORDS[language]
  const { id } = await findProduct(page.request, ({ name }) => name === 'Pearl paper cards')
  const { slug } = await fetchProduct(page.request, id, language)
  await openLive(page, `/${language}/product/${id}/${slug}`)
  await page.getByRole('checkbox', { name: words.silver }).check({ force: true })
  const answered = page.waitForResponse('**/api/artworks/sheet')
  await page.getByRole('radio', { name: words.way }).check({ force: true })
  const { faces } = (await (await answered).json()).data
  const file = await pdfOf('foil.pdf', ...faces.map(() => foiled(faces[0])))
  await page.locator('.drop-zone input[type=file]').first().setInputFiles([file])
  await page.getByRole('button', { name: words.see }).click(OPENED)
  return page.getByRole('dialog')
}

for (const { language, viewport } of EACH_ONCE) {
  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ viewport })

    test('ordered foil is seen as the metal that was chosen', async ({ page }) => {
      const words = WORDS[language]
      const dialog = await openPreview(page, language)
      await expect(dialog.getByText(words.foil)).toBeVisible(OPENED)
      await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(dialog.getByRole('img', { name: words.onProduct })).toBeVisible()
      await expectFit(page)
      await dialog.getByRole('button', { name: words.flat }).click()
      const canvas = dialog.locator('.preview-flat canvas').first()
      await expect(canvas).toBeVisible()
      await expect(async () => {
        const metal = await middleOf(canvas)
        expect(metal.length).toBeGreaterThan(100)
        for (const colour of metal) expect(Math.max(...colour) - Math.min(...colour)).toBeLessThan(16)
      }).toPass({ timeout: 30_000 })
    })
  })
}

for (const { name, choice, layer } of LEFT_TO_THE_FILE) {
  test(`the layer ${layer} of a file is seen as what it is`, async ({ page }) => {
    const words = WORDS.en
    const { id } = await findProduct(page.request, (each) => each.name === name)
    const { slug } = await fetchProduct(page.request, id, 'en')
    await openLive(page, `/en/product/${id}/${slug}`)
    await page.getByRole('textbox', { name: /Longest side/ }).fill('80')
    // White ink is asked about on film alone.
    if (layer === 'White') await page.getByRole('radio', { name: 'Clear film' }).check({ force: true })
    await page.getByRole('radio', { name: choice }).check({ force: true })
    const answered = page.waitForResponse('**/api/artworks/sheet')
    await page.getByRole('radio', { name: words.way }).check({ force: true })
    const { faces } = (await (await answered).json()).data
    const file = await pdfOf('layer.pdf', layered(faces[0], layer))
    await page.locator('.drop-zone input[type=file]').first().setInputFiles([file])
    await page.getByRole('button', { name: words.see }).click(OPENED)
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator(`[data-finish=${layer}]`)).toBeVisible(OPENED)
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(dialog.getByRole('img', { name: words.onProduct })).toBeVisible()
  })
}
