import { expect, test } from '@playwright/test'
import type { Locator, Page, TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { rectangle } from '../../src/testing/artwork/made-pdf.ts'
import { expectFit } from '../fit.ts'
import { enter } from '../office/office-desk.ts'
import { openLive } from '../open-live.ts'
import { lineOf } from '../orders.ts'
import { findProduct, product as fetchProduct } from '../shop-data.ts'
import { EACH_ONCE } from '../viewports.ts'
import { pdfOf, type Sheet } from './artwork-files.ts'
import { orderPrinted, sentProof } from './artwork-line.ts'

const SENTENCES = {
  en: {
    onProduct: 'On the product',
    photo: 'The proof on the product',
    sides: 'Side by side',
    older: 'Version 1',
    changed: 'What changed',
  },
  ar: {
    onProduct: 'على المنتج',
    photo: 'البروفة على المنتج',
    sides: 'متجاورتان',
    older: 'النسخة 1',
    changed: 'ما تغيّر',
  },
} as const

/** White bars across the middle, and no ground. */
const whiteBars = ({ width, height }: Sheet): string =>
  `0 0 0 0 k ${rectangle(3 + width / 4, 3 + height / 3, width / 2, height / 8)} f
   ${rectangle(3 + width / 4, 3 + height / 2, width / 2, height / 8)} f`

/** The line of a black shirt with white artwork. */
async function blackShirt(page: Page, language: 'en' | 'ar') {
  const { id } = await findProduct(page.request, ({ name }) => name === 'Everyday cotton T-shirt')
  const shirt = await fetchProduct(page.request, id)
  const line = lineOf(shirt)
  const black = shirt.features.flatMap(({ choices }) => choices).find(({ name }) => name === 'Black')?.id ?? ''
  const controls = new Map(shirt.features.map(({ id, control }) => [id, control]))
  const features = line.features.map((feature) => {
    const control = controls.get(feature.productFeature)
    if (control === 'SWATCH') return { ...feature, choices: [black] }
    return control === 'TEXT' ? { ...feature, choices: [], value: 'M 10' } : feature
  })
  const sheet = await page.request.post('/api/artworks/sheet', { data: { productPrice: line.productPrice, features } })
  expect(sheet.ok(), await sheet.text()).toBe(true)
  const { faces } = ((await sheet.json()) as { data: { faces: Sheet[] } }).data
  const [front] = faces
  if (!front) throw new Error('the shirt has no face')
  const file = await pdfOf('bars.pdf', { ...front, content: whiteBars(front) })
  return orderPrinted(page.context(), language, file, { ...line, features })
}

/** The brightest and the darkest dot of what is seen, of the middle of it. */
async function tones(picture: Locator): Promise<{ readonly least: number; readonly most: number }> {
  const shot = sharp(await picture.screenshot())
    .removeAlpha()
    .greyscale()
  const { width, height } = await sharp(await shot.clone().png().toBuffer()).metadata()
  const [left, top] = [Math.round(width * 0.2), Math.round(height * 0.28)]
  const middle = { left, top, width: width - 2 * left, height: height - 2 * top }
  const { channels } = await sharp(await shot.png().toBuffer())
    .extract(middle)
    .stats()
  return { least: channels[0]?.min ?? 0, most: channels[0]?.max ?? 0 }
}

/** White ink is seen on black cloth. */
const expectWhiteOnBlack = (picture: Locator) =>
  expect(async () => {
    const { least, most } = await tones(picture)
    expect(most).toBeGreaterThan(235)
    expect(least).toBeLessThan(60)
  }).toPass({ timeout: 30_000 })

async function look(page: Page, info: TestInfo, name: string): Promise<void> {
  const path = info.outputPath(`${name}.png`)
  await page.screenshot({ path, fullPage: true })
  await info.attach(name, { path, contentType: 'image/png' })
}

for (const { language, viewport } of EACH_ONCE) {
  const say = SENTENCES[language]

  test(`white artwork is seen on a black shirt wherever its page is, in ${language} at ${viewport.width}`, async ({
    page,
    browser,
  }, info) => {
    test.setTimeout(360_000)
    const { code } = await blackShirt(page, language)
    const office = await (await browser.newContext({ viewport, locale: language })).newPage()
    await enter(office, language)
    const first = await sentProof(office, code)
    const visitor = await (await browser.newContext({ viewport })).newPage()

    /** Requests for photographs of the product, which must not be fetched before the view is opened. */
    const asked: string[] = []
    visitor.on('request', (request) => {
      if (/print-shots|\/product$/.test(request.url())) asked.push(request.url())
    })
    await openLive(visitor, first)
    await expectWhiteOnBlack(visitor.getByRole('img').first())
    await look(visitor, info, 'proof')
    expect(asked).toEqual([])
    await visitor.getByRole('button', { name: say.onProduct }).click()
    await expectWhiteOnBlack(visitor.getByRole('img', { name: say.photo }))
    await expectFit(visitor)
    await look(visitor, info, 'product')
    const token = first.split('/').at(-1) ?? ''
    const change = { proof: 1, pins: [{ text: 'Larger', place: null }] }
    await visitor.request.post(`/api/proofs/${token}/changes`, { data: change })
    await openLive(visitor, await sentProof(office, code))
    await expectWhiteOnBlack(visitor.locator('.proof-both svg.proof-page'))
    await look(visitor, info, 'over')
    await visitor.getByRole('button', { name: say.sides }).click()
    await expectWhiteOnBlack(visitor.getByRole('img', { name: say.older }))
    await look(visitor, info, 'sides')
    await visitor.getByRole('button', { name: say.changed }).click()
    await expect(visitor.locator('.proof-said')).not.toBeEmpty()
    await look(visitor, info, 'changed')
    await expectFit(visitor)

    await office.goto(`/office/artwork/${code}?tab=customer`)
    await expectWhiteOnBlack(office.locator('.desk-page'))
    const queued = office.locator('[aria-current] img')
    if (await queued.isVisible()) await expectWhiteOnBlack(queued)
    await look(office, info, 'desk')
    await office.goto(`/office/orders/${code.split('-')[0]}`)
    await expectWhiteOnBlack(office.locator('.line-artwork img').first())
    await look(office, info, 'order')
  })
}
