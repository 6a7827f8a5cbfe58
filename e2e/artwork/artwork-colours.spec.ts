import { expect, test } from '@playwright/test'
import type { Locator, Page, TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { rectangle } from '../../src/testing/artwork/made-pdf.ts'
import { expectFit } from '../fit.ts'
import { openLive } from '../open-live.ts'
import { findProduct, product as fetchProduct } from '../shop-data.ts'
import { EACH_ONCE } from '../viewports.ts'
import { pdfOf, type Sheet } from './artwork-files.ts'

const WORDS = {
  en: {
    way: 'I have a file',
    see: 'See it on the product',
    onProduct: 'Your file on the product',
    colours: /^Colour of the product/,
    black: 'Black',
    red: 'Red',
    stays: 'You chose Black. This colour is here to be looked at; your choice stays.',
  },
  ar: {
    way: 'لديّ ملف',
    see: 'شاهده على المنتج',
    onProduct: 'ملفك على المنتج',
    colours: /^لون المنتج/,
    black: 'أسود',
    red: 'أحمر',
    stays: 'اخترت أسود. هذا اللون للمعاينة هنا، واختيارك كما هو.',
  },
} as const

type Words = (typeof WORDS)[keyof typeof WORDS]

/** The first file of a shop starts the process that opens it. */
const OPENED = { timeout: 60_000 }

/** White and yellow bars, and no ground. */
const marked = ({ width, height }: Sheet): string =>
  `0 0 0 0 k ${rectangle(3 + width / 4, 3 + height / 3, width / 2, height / 10)} f
   0 0.2 1 0 k ${rectangle(3 + width / 4, 3 + height / 2, width / 2, height / 10)} f`

async function openPreview(page: Page, language: 'en' | 'ar'): Promise<Locator> {
  const words = WORDS[language]
  const { id } = await findProduct(page.request, ({ name }) => name === 'Everyday cotton T-shirt')
  const { slug } = await fetchProduct(page.request, id, language)
  await openLive(page, `/${language}/product/${id}/${slug}`)
  await page.getByRole('radio', { name: words.black, exact: true }).check({ force: true })
  const answered = page.waitForResponse('**/api/artworks/sheet')
  await page.getByRole('radio', { name: words.way }).check({ force: true })
  const { faces } = (await (await answered).json()).data
  const file = await pdfOf('marks.pdf', { ...faces[0], content: marked(faces[0]) })
  await page.locator('.drop-zone input[type=file]').first().setInputFiles([file])
  await page.getByRole('button', { name: words.see }).click(OPENED)
  return page.getByRole('dialog')
}

/** The colour that is seen of the canvas at a place, in shares of it. */
async function colourAt(canvas: Locator, { x, y }: { x: number; y: number }): Promise<number[]> {
  const { data, info } = await sharp(await canvas.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.round(info.height * y) * info.width + Math.round(info.width * x)) * 3
  return Array.from(data.subarray(at, at + 3))
}

/** A browser without a graphics chip: the photograph is drawn with plain numbers. */
const withoutGraphics = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, options: unknown) {
        return kind === 'webgl2' ? null : Reflect.apply(getContext, this, [kind, options])
      },
    })
  })

async function expectColours(dialog: Locator, words: Words): Promise<void> {
  const canvas = dialog.getByRole('img', { name: words.onProduct })
  const [cloth, mark] = [
    { x: 0.5, y: 0.38 },
    { x: 0.606, y: 0.468 },
  ]
  // Cloth beside the mark, which is small and on the left of who wears the shirt; there is no white ground around it.
  await expect(async () => {
    expect(Math.max(...(await colourAt(canvas, mark)))).toBeGreaterThan(180)
    expect(Math.max(...(await colourAt(canvas, cloth)))).toBeLessThan(60)
  }).toPass(OPENED)
  await dialog
    .getByRole('group', { name: words.colours })
    .getByRole('radio', { name: words.red })
    .check({ force: true })
  await expect(async () => {
    const [red = 0, green = 0] = await colourAt(canvas, cloth)
    expect(red).toBeGreaterThan(green + 80)
  }).toPass()
  await expect(dialog.getByText(words.stays)).toBeVisible()
}

async function look(page: Page, info: TestInfo, name: string): Promise<void> {
  const path = info.outputPath(`${name}.png`)
  await page.screenshot({ path })
  await info.attach(name, { path, contentType: 'image/png' })
}

for (const { language, viewport } of EACH_ONCE) {
  const hasGraphics = language === 'en'
  test.describe(`${language} at ${viewport.width}, ${hasGraphics ? 'with' : 'without'} a graphics chip`, () => {
    test.use({ viewport })

    test('a design without a ground lies on the colour that was chosen, and on others', async ({ page }, info) => {
      if (!hasGraphics) await withoutGraphics(page)
      const dialog = await openPreview(page, language)
      await expect(dialog.getByRole('radio', { name: WORDS[language].black, exact: true })).toBeChecked(OPENED)
      await expectColours(dialog, WORDS[language])
      await expectFit(page)
      await look(page, info, 'red')
    })
  })
}
