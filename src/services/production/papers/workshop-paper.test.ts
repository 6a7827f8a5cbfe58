import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createTypesetter } from '#integrations/documents/typst.ts'
import type { WorkshopPaper } from '#integrations/documents/workshop-paper.ts'
import { LANGUAGES } from '#domain/language.ts'
import { pdfText } from '#testing/documents/pdf-text.ts'
import {
  job,
  packedOrder,
  PAPER_URL,
  PAPERS,
  passport,
  passportLine,
  stations,
} from '#testing/orders/workshop-papers.ts'
import type { Sheets } from '#testing/orders/workshop-papers.ts'
import { labelSheet, slipSheet } from './packing-sheets.ts'
import { PAPER_WORDS } from './paper-words.ts'
import { ticketSheet } from './ticket-sheet.ts'

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
/** The QR code of a page, as a phone reads it; where there are two, the one in the upper or the lower part. */
async function readCode(svg: string, part?: 'upper' | 'lower'): Promise<string | undefined> {
  const whole = sharp(Buffer.from(svg), { density: 110 }).flatten({ background: 'white' })
  const { width, height } = (await whole.clone().png().toBuffer({ resolveWithObject: true })).info
  const half = Math.floor(height / 2)
  const region = { left: 0, top: part === 'lower' ? half : 0, width, height: part ? half : height }
  const { data, info } = await sharp(await whole.png().toBuffer())
    .extract(region)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

describe.each(LANGUAGES)('papers in %s', (language) => {
  test.each(Object.entries(PAPERS))('a %s is drawn on one page, without a price', async (_name, sheets) => {
    const drawn = typesetter.draw(paper(language, sheets))
    expect(drawn.pages).toBe(1)
    const text = pdfText(drawn.pdf()).join(' ')
    expect(text).not.toMatch(/SAR|ريال|ر\.س/)
  })

  test('a pick list says the days as people read them', () => {
    const words = { en: 'Tue 24 Nov', ar: 'الثلاثاء 24 نوفمبر' }[language]
    const text = pdfText(typesetter.draw(paper(language, PAPERS.pick)).pdf())
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    expect(text).not.toContain('2026-11-24')
    expect(text).toContain(words)
  })

  test('the code of a ticket leads to its job, those of a slip to its order and to the same again', async () => {
    expect(await readCode(typesetter.draw(paper(language, PAPERS.ticket)).svg())).toBe(
      `${PAPER_URL}/office/scan/10428-1`,
    )
    const slip = typesetter.draw(paper(language, PAPERS.slip)).svg()
    expect(await readCode(slip, 'upper')).toBe(`${PAPER_URL}/office/orders/10428`)
    expect(await readCode(slip, 'lower')).toBe(`${PAPER_URL}/ar/order-again?order=${packedOrder.id}`)
  })
})

describe.each(LANGUAGES)('an order passport in %s', (language) => {
  const draw = (line = passportLine, pictures: readonly string[] = []) =>
    typesetter.draw(paper(language, { kind: 'passport', sheets: [passport(line, pictures)] }))
  const [file] = passportLine.files as [(typeof passportLine.files)[number]]

  test('is read in both languages, and its code leads to the line', async () => {
    const drawn = draw()
    expect(await readCode(drawn.svg())).toBe(`${PAPER_URL}/office/scan/10428-1`)
    const text = pdfText(drawn.pdf()).join(' ')
    for (const words of ['Order passport', 'Wed 25 Nov', '10428-1', '21 up', '4/4 + Foil', '3F9A 21C7', '22 / 0'])
      expect(text).toContain(words)
    expect(text.match(/\p{Script=Arabic}/gu)?.length).toBeGreaterThan(60)
  })

  test('stays one page, however much is written and however many designs and stations there are', () => {
    const many = {
      ...passportLine,
      notes: 'Please be careful with the gold. '.repeat(40),
      order_notes: 'احذروا من انحراف الأحمر. '.repeat(40),
      reasons: Array.from({ length: 5 }, () => 'The gold is off again and again'),
      features: Array.from({ length: 14 }, () => passportLine.features[0]).flatMap((feature) => feature ?? []),
      route: Array.from({ length: 12 }, (_, index) => 1 + (index % 2)),
      files: Array.from({ length: 10 }, (_, design) => ({ ...file, design, pieces: 50 })),
    }
    expect(draw(many).pages).toBe(1)
  })
})

test('a passport says that a file is not approved, or not here', () => {
  const words = (line: typeof passportLine) =>
    pdfText(typesetter.draw(paper('en', { kind: 'passport', sheets: [passport(line, [])] })).pdf()).join(' ')
  expect(words({ ...passportLine, may_be_made: false })).toContain(PAPER_WORDS.notApproved.en)
  expect(words(passportLine)).not.toContain(PAPER_WORDS.notApproved.en)
  expect(words({ ...passportLine, files: [] })).toContain(PAPER_WORDS.noPicture.en)
  expect(passport({ ...passportLine, files: [] }).isApproved).toBe(false)
})

test('a passport has the day of each station, counted back from the day of the order', () => {
  expect(passport().stations.map(({ by, count, who }) => [by.en, count, who])).toEqual([
    ['Tue 24 Nov', '22 / 0', 'Hassan'],
    ['Wed 25 Nov', '', ''],
  ])
})

test('a passport has the spare pieces, the sheets they take, and the packs', () => {
  const facts = (line = passportLine) =>
    Object.fromEntries(passport(line).facts.map(({ label, value }) => [label.en, value]))
  expect(facts()).toMatchObject({
    // One percent, and one more for the foil.
    'Quantity + spare': { en: '500 + 10', ar: '500 + 10' },
    Sheet: { en: expect.stringContaining('21 up, 25 sheets') },
    Packs: { en: '2\u00A0×\u00A0250' },
  })
  const files = [300, 200].flatMap((pieces, design) => passportLine.files.map((file) => ({ ...file, design, pieces })))
  expect(facts({ ...passportLine, files })).toMatchObject({
    'Quantity + spare': { en: '500 + 10' },
    Packs: { en: '1\u00A0×\u00A0250 + 1\u00A0×\u00A0200 + 1\u00A0×\u00A050' },
  })
  expect(facts({ ...passportLine, files: [] })).toMatchObject({ Quantity: { en: '500' } })
})

describe('a passport of a shirt, which no press sheet holds', () => {
  const [file] = passportLine.files as [(typeof passportLine.files)[number]]
  const [face] = file.spec?.faces ?? []
  if (!face) throw new Error('the passport has no face')
  const sheet = (width: number, height: number) => ({ ...face.sheet, width, height, bleed: 0 })
  const faces = [
    { code: 'front' as const, sheet: sheet(100, 100) },
    { code: 'back' as const, sheet: sheet(300, 400) },
  ]
  const shirt = { ...passportLine, files: [{ ...file, spec: { method: 'TEXTILE' as const, layers: [], faces } }] }

  test('says where is printed and how large, and nothing of sheets', () => {
    const facts = Object.fromEntries(passport(shirt).facts.map(({ label, value }) => [label.en, value.en]))
    expect(facts['Print area']).toBe('Front 100 × 100 mm, Back 300 × 400 mm')
    expect([facts['Sheet'], facts['Cut to']]).toEqual([undefined, undefined])
  })

  test('has no inks of paper and no cut at its stations', () => {
    const work = passport(shirt).stations.map(({ what }) => what.en)
    expect(work.join('; ')).not.toMatch(/Cut|4\/|up\b/)
    expect(work.join('; ')).toContain('Front, Back')
  })
})

test('two hundred passports are one file', { timeout: 60_000 }, () => {
  const sheets = Array.from({ length: 200 }, (_, index) => ({ ...passport(), code: `${10_000 + index}-1`, pages: [] }))
  expect(typesetter.draw(paper('ar', { kind: 'passport', sheets })).pages).toBe(200)
})

test('a slip says nothing by which its customer could be reached; a label does', () => {
  expect(JSON.stringify(slipSheet(packedOrder, PAPER_URL))).not.toMatch(/551234567|7421/)
  expect(JSON.stringify(labelSheet(packedOrder, PAPER_URL))).toMatch(/551234567/)
})

test('a word that is longer than a line stays on the paper', async () => {
  const sheet = slipSheet({ ...packedOrder, notes: 'N'.repeat(400) }, PAPER_URL)
  const svg = typesetter.draw(paper('en', { kind: 'slip', sheets: [sheet] })).svg()
  const page = sharp(Buffer.from(svg), { density: 72 }).flatten({ background: 'white' }).greyscale()
  const { width, height } = (await page.clone().png().toBuffer({ resolveWithObject: true })).info
  const margin = { left: width - 20, top: 0, width: 20, height }
  const edge = await sharp(await page.png().toBuffer())
    .extract(margin)
    .toBuffer()
  const { channels } = await sharp(edge).stats()
  expect(channels[0]?.min).toBe(255)
})

test('a label names the house in the script of its street', () => {
  expect(labelSheet(packedOrder, PAPER_URL).lines).toEqual(['طريق الملك فهد، مبنى 7421', 'RRRD2929 · 12211'])
  const abroad = {
    ...packedOrder,
    address: packedOrder.address && { ...packedOrder.address, street: 'King Fahd Road' },
  }
  expect(labelSheet(abroad, PAPER_URL).lines[0]).toBe('King Fahd Road, building 7421')
})

test.each(['slip', 'pick'] as const)('a %s says what it holds in both languages', (name) => {
  for (const language of LANGUAGES) {
    const text = pdfText(typesetter.draw(paper(language, PAPERS[name])).pdf()).join(' ')
    expect(text).toContain('Three-ink cotton cards')
    expect(text).toMatch(name === 'slip' ? /Cotton 350 g/ : /Kraft/)
    expect(text.match(/\p{Script=Arabic}/gu)?.length, language).toBeGreaterThan(20)
  }
})

test('a label is addressed to the customer, not to the name of their address', () => {
  const named = {
    ...packedOrder,
    contact_name: 'Sara Ali',
    address: packedOrder.address && { ...packedOrder.address, name: 'My address' },
  }
  expect(labelSheet(named, PAPER_URL).name).toBe('Sara Ali')
})

test('a hundred tickets are one file, in less than fifteen seconds', () => {
  const sheets = Array.from({ length: 100 }, (_, index) => ({
    ...ticketSheet(job, stations, PAPER_URL),
    code: `${10_000 + index}-1`,
  }))
  const before = performance.now()
  const drawn = typesetter.draw(paper('ar', { kind: 'ticket', sheets }))
  drawn.pdf()
  expect(drawn.pages).toBe(100)
  expect(performance.now() - before).toBeLessThan(15_000)
})
