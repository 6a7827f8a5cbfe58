import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createTypesetter } from '#integrations/documents/typst.ts'
import type { WorkshopPaper } from '#integrations/documents/workshop-paper.ts'
import { LANGUAGES } from '#domain/language.ts'
import { pdfText } from '#testing/pdf-text.ts'
import type { JobFile } from '../job-reader.repository.ts'
import type { StationRow } from '../station.repository.ts'
import { labelSheet, slipSheet } from './packing-sheets.ts'
import type { PackedOrder } from './paper-orders.repository.ts'
import { PAPER_WORDS } from './paper-words.ts'
import { ticketSheet } from './ticket-sheet.ts'

const URL = 'https://print.shop.example'
const stations: StationRow[] = [
  { id: 1, kind: 'PREPRESS', name: { en: 'Prepress', ar: 'التجهيز' }, position: 0 },
  { id: 2, kind: 'PRINT', name: { en: 'Print', ar: 'الطباعة' }, position: 1 },
].map((station) => ({ ...station, jobs_a_day: null, is_active: true, version: 1 }) as StationRow)

const features = [
  { name: { en: 'Paper', ar: 'الورق' }, choices: [{ en: 'Cotton 350 g', ar: 'قطن 350 جم' }], value: null },
  { name: { en: 'Name on the card', ar: 'الاسم على البطاقة' }, choices: [], value: 'نورة العتيبي' },
]
const job = {
  code: '10428-1',
  quantity: 1500,
  route: [1, 2],
  due: '2026-11-24',
  urgent: true,
  is_reprint: true,
  reason: 'The gold is off',
  material: { en: 'Cotton 350 g', ar: 'قطن 350 جم' },
  order: {
    number: 10428,
    customer: 'استوديو نورة',
    notes: null,
    fulfilment: 'DELIVERY',
    city: { en: 'Riyadh', ar: 'الرياض' },
    jobs: 3,
  },
  line: {
    name: { en: 'Three-ink cotton cards', ar: 'بطاقات قطنية بثلاثة أحبار' },
    variant: null,
    features,
    image: null,
    quantity: 2000,
    notes: 'احذروا من انحراف الأحمر',
  },
} as unknown as JobFile
const order: PackedOrder = {
  number: 10428,
  customer: 'Noura Studio',
  contact_name: 'نورة العتيبي',
  contact_phone: '+966551234567',
  fulfilment: 'DELIVERY',
  ready_by: '2026-11-24',
  notes: 'Call before you come',
  address: {
    name: 'نورة العتيبي',
    phone: '+966551234567',
    region: { en: 'Riyadh', ar: 'الرياض' },
    city: { en: 'Riyadh', ar: 'الرياض' },
    district: { en: 'Al Olaya', ar: 'العليا' },
    neighbourhood: null,
    street: 'طريق الملك فهد',
    building: '7421',
    details: null,
    shortAddress: 'RRRD2929',
    postalCode: '12211',
    additionalNumber: null,
  },
  lines: [{ name: job.line.name, variant: null, features, quantity: 2000 }],
}

type Sheets = Pick<WorkshopPaper, 'kind' | 'sheets'>
const paper = (language: 'en' | 'ar', sheets: Sheets): WorkshopPaper =>
  ({
    ...sheets,
    language,
    title: PAPER_WORDS[sheets.kind],
    brand: { name: { en: 'Matbaa', ar: 'مطبعة' }, lettering: 'Readex Pro' },
    words: PAPER_WORDS,
    issued: { year: 2026, month: 11, day: 22 },
    pictures: {},
  }) as WorkshopPaper
const typesetter = createTypesetter()
const PAPERS: Readonly<Record<string, Sheets>> = {
  ticket: { kind: 'ticket', sheets: [ticketSheet(job, stations, URL)] },
  slip: { kind: 'slip', sheets: [slipSheet(order, URL)] },
  label: { kind: 'label', sheets: [labelSheet(order, URL)] },
  pick: {
    kind: 'pick',
    sheets: [
      {
        material: { en: 'Kraft', ar: 'كرافت' },
        code: '10428-1',
        name: job.line.name as never,
        quantity: '2,000',
        due: '2026-11-24',
      },
    ],
  },
}

/** The QR code of a page, as a phone reads it. */
async function readCode(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 110 })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

describe.each(LANGUAGES)('papers in %s', (language) => {
  test.each(Object.keys(PAPERS))('a %s is drawn on one page, without a price', async (name) => {
    const sheets = PAPERS[name]
    if (!sheets) throw new Error(name)
    const drawn = typesetter.draw(paper(language, sheets))
    expect(drawn.pages).toBe(1)
    const text = pdfText(drawn.pdf()).join(' ')
    expect(text).not.toMatch(/SAR|ريال|ر\.س/)
  })

  test('the code of a ticket leads to its job, that of a slip to its order', async () => {
    expect(await readCode(typesetter.draw(paper(language, PAPERS['ticket'] as Sheets)).svg())).toBe(
      `${URL}/office/scan/10428-1`,
    )
    expect(await readCode(typesetter.draw(paper(language, PAPERS['slip'] as Sheets)).svg())).toBe(
      `${URL}/office/orders/10428`,
    )
  })
})

test('a slip says nothing by which its customer could be reached; a label does', () => {
  expect(JSON.stringify(slipSheet(order, URL))).not.toMatch(/551234567|7421/)
  expect(JSON.stringify(labelSheet(order, URL))).toMatch(/551234567/)
})

test('a label is addressed to the customer, not to the name of their address', () => {
  const named = {
    ...order,
    contact_name: 'Sara Ali',
    address: order.address && { ...order.address, name: 'My address' },
  }
  expect(labelSheet(named, URL).name).toBe('Sara Ali')
})

test('a hundred tickets are one file, in less than fifteen seconds', () => {
  const sheets = Array.from({ length: 100 }, (_, index) => ({
    ...ticketSheet(job, stations, URL),
    code: `${10_000 + index}-1`,
  }))
  const before = performance.now()
  const drawn = typesetter.draw(paper('ar', { kind: 'ticket', sheets }))
  drawn.pdf()
  expect(drawn.pages).toBe(100)
  expect(performance.now() - before).toBeLessThan(15_000)
})
