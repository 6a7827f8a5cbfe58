/** Makes the files that customers of the demo have sent: `node scripts/demo-artwork.ts` writes demo/artwork. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { PDFName, PDFRawStream, type PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { madePdf, POINTS, type MadePage } from '#testing/artwork/made-pdf.ts'
import { Drawing, type TextStyle } from '#testing/artwork-corpus/press/drawing.ts'

const FOLDER = join(import.meta.dirname, '..', 'demo', 'artwork')
const PHOTO = join(import.meta.dirname, '..', 'demo', 'pictures', 'photo-prints.webp')
/** Of the photo that is too small for its print. */
const PHOTO_DOTS = 500

const WHITE = '0 0 0 0 k'
const INK = '0 0 0 1 k'
const TEAL = '0.85 0.3 0.35 0.1 k'
const SAND = '0.02 0.08 0.2 0 k'
const RUST = '0.1 0.75 0.9 0.05 k'
const PLUM = '0.5 0.9 0.3 0.35 k'
const LEAF = '0.7 0.15 0.9 0.15 k'
const HONEY = '0.02 0.32 0.95 0 k'
const CAIRO = { font: 'Cairo' } as const

/** How far a quarter of a circle leans out, as a part of its radius. */
const LEAN = 0.5523

/** A disc; millimetres from the left and top of the trim. */
function disc(drawing: Drawing, paint: string, [x, y]: readonly [x: number, y: number], radius: number): Drawing {
  const { height, bleed } = drawing.sheet
  const [across, up, r] = [(x + bleed) * POINTS, (height + bleed - y) * POINTS, radius * POINTS]
  const at = (right: number, rise: number): string => `${(across + right * r).toFixed(2)} ${(up + rise * r).toFixed(2)}`
  const quarters = [
    [at(1, LEAN), at(LEAN, 1), at(0, 1)],
    [at(-LEAN, 1), at(-1, LEAN), at(-1, 0)],
    [at(-1, -LEAN), at(-LEAN, -1), at(0, -1)],
    [at(LEAN, -1), at(1, -LEAN), at(1, 0)],
  ]
  return drawing.raw(`q ${paint} ${at(1, 0)} m ${quarters.map((each) => `${each.join(' ')} c`).join(' ')} f Q`)
}

type Card = {
  readonly ground: string
  readonly accent: string
  readonly english: readonly [name: string, role: string]
  readonly arabic: readonly [name: string, role: string]
  readonly phone: string
  /** Whether its letters are still letters; else they are shapes, and the shop cannot read them. */
  readonly isLive?: boolean
}

/** A business card of two sides with a name in both languages. */
function card({ ground, accent, english, arabic, phone, isLive = false }: Card): MadePage[] {
  const set = (drawing: Drawing, ...line: Parameters<Drawing['text']>): Drawing =>
    isLive ? drawing.text(...line) : drawing.outlinedText(...line)
  const front = disc(disc(new Drawing().background(ground), accent, [84, 4], 22), WHITE, [70, 44], 3)
  set(front, english[0], 22, { ...CAIRO, points: 15, paint: WHITE })
  set(front, english[1], 29, { ...CAIRO, points: 8, paint: WHITE })
  set(front, phone, 42, { ...CAIRO, points: 8, paint: WHITE })
  const back = disc(disc(new Drawing().background(SAND), ground, [2, 50], 24), accent, [24, 40], 4)
  set(back, arabic[0], 22, { ...CAIRO, points: 17, paint: ground })
  set(back, arabic[1], 31, { ...CAIRO, points: 9, paint: INK })
  return [front.page(), back.page()]
}

/** A round label of a roastery. */
function roundLabel(): MadePage[] {
  const sheet = new Drawing({ width: 50, height: 50 }).background(PLUM)
  return [
    disc(disc(sheet, SAND, [25, 25], 20), PLUM, [25, 39], 2)
      .outlinedText('محمصة البن', 24, { ...CAIRO, points: 14, paint: PLUM, x: 38.5 })
      .outlinedText('Al Bunn Roastery', 31, { ...CAIRO, points: 7, paint: INK, x: 14.8 })
      .page(),
  ]
}

/** A label of a jar. */
function jarLabel(): MadePage[] {
  const sheet = new Drawing({ width: 100, height: 60 }).background(HONEY)
  const dotted = [8, 20, 32].reduce((drawn, x) => disc(drawn, SAND, [x, 50], 5), disc(sheet, SAND, [92, 2], 17))
  return [
    dotted
      .text('عسل السدر الجبلي', 30, { ...CAIRO, points: 20, paint: INK, x: 92 })
      .text('Mountain Sidr honey', 22, { ...CAIRO, points: 12, paint: INK })
      .text('500 g', 39, { ...CAIRO, points: 10, paint: INK })
      .page(),
  ]
}

/** A postcard of thanks with two sides. */
function postcard(): MadePage[] {
  const size = { width: 148, height: 105 }
  const front = disc(
    disc(disc(new Drawing(size).background(TEAL), SAND, [20, 100], 44), RUST, [128, 16], 30),
    WHITE,
    [92, 84],
    6,
  )
    .outlinedText('شكرا لكم', 46, { ...CAIRO, points: 38, paint: WHITE, x: 136 })
    .outlinedText('Thank you', 66, { ...CAIRO, points: 26, paint: WHITE, x: 76 })
  const back = disc(new Drawing(size).background(SAND), TEAL, [140, 100], 20)
    .outlinedText('With every order we plant a tree in the Najd.', 30, { ...CAIRO, points: 11, paint: INK, x: 12 })
    .outlinedText('نزرع شجرة في نجد مع كل طلب', 44, { ...CAIRO, points: 13, paint: TEAL, x: 136 })
  return [front.page(), back.page()]
}

/** A flyer with the colours of a screen, which stop at the cut. */
function openingFlyer(): MadePage[] {
  const size = { width: 148, height: 210, bleed: 0, hasTrim: false }
  const [night, coral, cream] = ['0.10 0.14 0.35 rg', '0.96 0.42 0.33 rg', '1 0.96 0.88 rg']
  const front = disc(disc(new Drawing(size).background(night), coral, [118, 44], 46), cream, [30, 176], 22)
    .outlinedText('افتتاح الفرع الجديد', 112, { ...CAIRO, points: 30, paint: cream, x: 136 })
    .outlinedText('Grand opening', 134, { ...CAIRO, points: 26, paint: cream, x: 12 })
    .outlinedText('Thursday, 7 pm, Olaya Street', 146, { ...CAIRO, points: 12, paint: coral, x: 12 })
  const back = disc(new Drawing(size).background(cream), coral, [20, 24], 40)
    .outlinedText('خصم على كل المنتجات', 104, { ...CAIRO, points: 24, paint: night, x: 136 })
    .outlinedText('20% off everything this week', 122, { ...CAIRO, points: 15, paint: night, x: 12 })
  return [front.page(), back.page()]
}

const DISHES = [
  ['كبسة لحم', 'Lamb kabsa', '45'],
  ['جريش', 'Jareesh', '28'],
  ['مرقوق', 'Marqooq', '32'],
  ['قرصان', 'Gursan', '30'],
  ['كليجا', 'Kleija', '18'],
] as const

/** A narrow menu whose Arabic came out reversed, as of a program that does not know the script. */
function reversedMenu(): MadePage[] {
  const reversed: TextStyle = { font: 'Tajawal', setting: 'RAW', paint: LEAF, x: 89 }
  const sheet = disc(new Drawing({ width: 99, height: 210 }).background(SAND), LEAF, [50, -10], 52)
    .text('مطعم بيت نجد', 24, { ...reversed, points: 20, paint: WHITE, x: 82 })
    .outlinedText('Bait Najd', 35, { ...CAIRO, points: 12, paint: WHITE, x: 38 })
  return [
    DISHES.reduce(
      (drawn, [arabic, english, price], index) =>
        drawn
          .text(arabic, 66 + index * 26, { ...reversed, points: 17 })
          .outlinedText(english, 74 + index * 26, { ...CAIRO, points: 10, paint: INK, x: 10 })
          .outlinedText(price, 66 + index * 26, { ...CAIRO, points: 14, paint: RUST, x: 10 }),
      sheet,
    ).page(),
  ]
}

const FILES: Readonly<Record<string, readonly MadePage[]>> = {
  'card-studio': card({
    ground: TEAL,
    accent: RUST,
    english: ['Noura Al Otaibi', 'Interior designer'],
    arabic: ['نورة العتيبي', 'مصممة داخلية'],
    phone: '055 123 4567',
  }),
  'card-clinic': card({
    ground: LEAF,
    accent: HONEY,
    english: ['Dr. Sara Al Dosari', 'Dental clinic'],
    arabic: ['د. سارة الدوسري', 'عيادة الأسنان'],
    phone: '050 987 6543',
    isLive: true,
  }),
  'card-law': card({
    ground: PLUM,
    accent: SAND,
    english: ['Khalid Al Mutairi', 'Legal adviser'],
    arabic: ['خالد المطيري', 'مستشار قانوني'],
    phone: '053 555 0142',
    isLive: true,
  }),
  'label-coffee': roundLabel(),
  'label-honey': jarLabel(),
  'postcard-thanks': postcard(),
  'flyer-opening': openingFlyer(),
  'menu-najd': reversedMenu(),
}

/** Compresses the streams of a document, which are written as they are. */
function compress(document: PDFDocument): void {
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.has(PDFName.of('Filter'))) continue
    object.dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'))
    document.context.assign(ref, PDFRawStream.of(object.dict, deflateSync(object.getContents())))
  }
}

mkdirSync(FOLDER, { recursive: true })
for (const [name, pages] of Object.entries(FILES)) {
  const document = await madePdf(...pages)
  compress(document)
  writeFileSync(join(FOLDER, `${name}.pdf`), await document.save())
}
await sharp(PHOTO).resize(PHOTO_DOTS, PHOTO_DOTS).jpeg({ quality: 70 }).toFile(join(FOLDER, 'photo-small.jpg'))
