import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
      sheets: [{ text: '10012-1 · 500 · 3fa9c1d2', qr: 'https://shop.example/office/jobs/10012-1', width: 90 }],
      language: 'en',
      pictures: {},
      title: words,
      brand: { name: words, lettering: 'Readex Pro' },
      words: {},
      issued: { year: 2026, month: 11, day: 25 },
    } as never)
    .pdf()

const card = { page: 1, width: 90, height: 50, bleed: 3, isTurned: false, room: 3 }

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
  const path = join(folder, 'card.pdf')
  await writeFile(path, await source.save())
  const document = await produced(path, 'PDF')
  expectBoxes(document)
  expect(String(document.catalog)).toContain('/OutputIntents')
  const resources = String(document.getPages()[0]?.node.Resources())
  expect(resources).toContain('/Separation /All')
  expect(resources).toMatch(/\/Artwork\S* /)
  expect(resources).toMatch(/\/EmbeddedPdfPage/)
})

test('the file of a picture too', async () => {
  const path = join(folder, 'card.jpg')
  await sharp({ create: { width: 960, height: 560, channels: 3, background: '#c33' } })
    .jpeg()
    .toFile(path)
  expectBoxes(await produced(path, 'JPEG'))
})
