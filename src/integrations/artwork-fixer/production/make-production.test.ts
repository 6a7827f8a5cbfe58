import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cmyk, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { impose, PRESS_SHEET } from '#domain/imposition/step-and-repeat.ts'
import { drawPage } from '../../artwork-opener/pdf/page-raster.ts'
import { openDocument, startPdfium } from '../../artwork-opener/pdf/pdfium.ts'
import { separatePage } from '../../artwork-opener/ink/page-plates.ts'
import { createTypesetter } from '../../documents/typst.ts'
import { makeProduction } from './make-production.ts'

const MM = 72 / 25.4
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'production-'))
})
afterAll(() => rm(folder, { recursive: true }))

const words = { en: 'x', ar: 'x' }
const slug = (): Uint8Array =>
  createTypesetter()
    .draw({
      kind: 'slug',
      sheets: [{ text: '10012-1 · 500 · 3fa9c1d2', qr: 'https://shop.example/office/scan/10012-1', width: 90 }],
      language: 'en',
      pictures: {},
      title: words,
      brand: { name: words, lettering: 'Readex Pro' },
      words: {},
      issued: { year: 2026, month: 11, day: 25 },
    } as never)
    .pdf()

const card = { page: 1, width: 90, height: 50, bleed: 3, isTurned: false, bled: [], room: 3 }

async function produced(path: string, kind: 'PDF' | 'JPEG'): Promise<PDFDocument> {
  const out = `${path}.press.pdf`
  const made = await makeProduction({ path, out, kind, bytes: 1, targets: [card], slug: slug() })
  expect(made).toEqual({ outcome: 'FIXED' })
  return PDFDocument.load(await readFile(out))
}

function expectBoxes(document: PDFDocument): void {
  const page = document.getPages()[0]
  if (!page) throw new Error('no page')
  const [trim, bleed, media] = [page.getTrimBox(), page.getBleedBox(), page.getMediaBox()]
  expect(trim.width / MM).toBeCloseTo(90, 2)
  expect(trim.height / MM).toBeCloseTo(50, 2)
  expect((trim.x - bleed.x) / MM).toBeCloseTo(3, 2)
  expect(bleed.width / MM).toBeCloseTo(96, 2)
  expect(media.width).toBeGreaterThan(bleed.width + 10 * MM)
}

test('the file of a card has its boxes, marks on every plate, the slug and the press it is meant for', async () => {
  const source = await PDFDocument.create()
  const page = source.addPage([96 * MM, 56 * MM])
  page.setTrimBox(3 * MM, 3 * MM, 90 * MM, 50 * MM)
  page.drawRectangle({ width: 96 * MM, height: 56 * MM, color: cmyk(0, 1, 1, 0) })
  const path = join(folder, 'card.pdf')
  await writeFile(path, await source.save())
  const document = await produced(path, 'PDF')
  expectBoxes(document)
  expect(String(document.catalog)).toContain('/OutputIntents')
  const resources = String(document.getPages()[0]?.node.Resources())
  expect(resources).toContain('/Separation /All')
  expect(resources).toMatch(/\/Artwork\S* /)
  expect(resources).toMatch(/\/EmbeddedPdfPage/)
  // Marks, slug and artwork are drawn by a viewer.
  const { width, height } = document.getPages()[0]?.getMediaBox() ?? { width: 0, height: 0 }
  const look = await drawnSheet(`${path}.press.pdf`, 1, { width: width / MM, height: height / MM })
  expect(look(width / MM / 2, height / MM / 2)).toBe('RED')
  // The marks below the page are whole beside the slug.
  const box = document.getPages()[0]?.getMediaBox()
  const trim = document.getPages()[0]?.getTrimBox()
  if (!box || !trim) throw new Error('no boxes')
  const left = (trim.x - box.x) / MM
  for (const x of [left, left + 90]) {
    const across = [-0.15, 0, 0.15].map((by) => look(x + by, (trim.y - box.y) / MM - 3 - 3.5))
    expect(across).not.toEqual(['PAPER', 'PAPER', 'PAPER'])
  }
})

test('the slug is on the black plate alone, and has no colours of a screen', async () => {
  const path = join(folder, 'slug.pdf')
  await writeFile(path, slug())
  const separated = await separatePage({ path, bytes: 1, pictures: folder, plates: { page: 1, spots: [] } })
  if (separated.outcome !== 'SEPARATED') throw new Error(separated.outcome)
  const cover = Object.fromEntries(separated.plates.map((plate) => [plate.ink, plate.cover]))
  expect(cover).toMatchObject({ Cyan: 0, Magenta: 0, Yellow: 0 })
  expect(cover['Black']).toBeGreaterThan(3)
  const objects = (await PDFDocument.load(slug())).context.enumerateIndirectObjects()
  expect(objects.map(([, object]) => String(object)).join(' ')).not.toMatch(/ICCBased|DeviceRGB/)
})

test('the file of a picture too', async () => {
  const path = join(folder, 'card.jpg')
  await sharp({ create: { width: 960, height: 560, channels: 3, background: '#c33' } })
    .jpeg()
    .toFile(path)
  expectBoxes(await produced(path, 'JPEG'))
})

test('cards on a sheet of the press: each back lies behind its front, turned the other way', async () => {
  const source = await PDFDocument.create()
  // A corner of each page in a colour of its own shows how it lies.
  for (const ink of ['0 1 1 0 k', '1 0 0 0 k']) {
    const page = source.addPage([96 * MM, 56 * MM])
    page.setTrimBox(3 * MM, 3 * MM, 90 * MM, 50 * MM)
    page.node.set(
      PDFName.of('Contents'),
      source.context.register(source.context.stream(`${ink} ${3 * MM} ${3 * MM} ${20 * MM} ${10 * MM} re f`)),
    )
  }
  const path = join(folder, 'cards.pdf')
  await writeFile(path, await source.save())
  const out = `${path}.sheet.pdf`
  const targets = [card, { ...card, page: 2 }]
  const task = { path, out, kind: 'PDF', bytes: 1, targets, slug: slug(), isImposed: true } as const
  expect(await makeProduction(task)).toEqual({ outcome: 'FIXED' })
  const document = await PDFDocument.load(await readFile(out))
  for (const page of document.getPages()) {
    expect(page.getMediaBox().width / MM).toBeCloseTo(450, 2)
    expect(page.getMediaBox().height / MM).toBeCloseTo(320, 2)
  }
  const layout = impose({ width: 90, height: 50, bleed: 3 })
  const [place] = layout?.front ?? []
  const [behind] = layout?.back ?? []
  if (!place || !behind) throw new Error('nothing is laid out')
  const [front, back] = [await drawnSheet(out, 1), await drawnSheet(out, 2)]
  // Turned to the left, the lower left corner of the page lies at the lower right of its place.
  expect(front(place.x + 48, place.y + 3)).toBe('RED')
  expect(front(place.x + 3, place.y + 3)).toBe('PAPER')
  // Turned to the right, it lies at the upper left: behind the same corner of the front, when the sheet is turned over.
  expect(back(behind.x + 3, behind.y + 87)).toBe('BLUE')
  expect(back(behind.x + 3, behind.y + 3)).toBe('PAPER')
})

test('what fills the sheet is not imposed', async () => {
  const source = await PDFDocument.create()
  const page = source.addPage([303 * MM, 216 * MM])
  page.setTrimBox(3 * MM, 3 * MM, 297 * MM, 210 * MM)
  const path = join(folder, 'flyer.pdf')
  await writeFile(path, await source.save())
  const targets = [{ ...card, width: 297, height: 210 }]
  const task = {
    path,
    out: `${path}.sheet.pdf`,
    kind: 'PDF',
    bytes: 1,
    targets,
    slug: slug(),
    isImposed: true,
  } as const
  expect(await makeProduction(task)).toEqual({ outcome: 'IMPOSSIBLE' })
})

/** A sheet as it is drawn: which colour lies at a place, in millimetres from the lower left. */
async function drawnSheet(path: string, number: number, size: { width: number; height: number } = PRESS_SHEET) {
  const pdfium = await startPdfium()
  const document = openDocument(pdfium, path)
  if (typeof document === 'string') throw new Error(document)
  const handle = pdfium.call.FPDF_LoadPage(document.handle, number - 1)
  const { width, height, dots } = drawPage(pdfium, handle, 900)
  pdfium.call.FPDF_ClosePage(handle)
  document.close()
  return (x: number, y: number): 'RED' | 'BLUE' | 'PAPER' => {
    const at = 4 * (Math.floor(height - (y / size.height) * height) * width + Math.floor((x / size.width) * width))
    const [red = 0, , blue = 0] = dots.subarray(at, at + 4)
    if (red > 200 && blue > 200) return 'PAPER'
    return red > blue ? 'RED' : 'BLUE'
  }
}
