import type { FindingCode } from '#domain/preflight/finding.ts'
import { madePdf } from '../artwork/made-pdf.ts'
import type { CorpusFile } from './corpus-file.ts'
import { specOf } from './corpus-spec.ts'
import { cardLines, pick, SENTENCES, SHOPS } from './corpus-texts.ts'
import { cardOf, NAMED, SHAPED } from './good-arabic.ts'
import { Drawing } from './press/drawing.ts'
import type { Setting } from './press/placed-line.ts'
import { TYPEFACES } from './press/typeface.ts'
import { typstCard } from './press/typst-card.ts'

const CARD = specOf()

const broken = (
  name: string,
  expected: FindingCode | readonly FindingCode[],
  make: CorpusFile['make'],
  spec = CARD,
): CorpusFile => ({
  name: `broken-${name}.pdf`,
  spec,
  expected: typeof expected === 'string' ? [expected] : expected,
  make,
})

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-')
const words = (index: number): readonly string[] => [
  pick(SHOPS, index),
  pick(SENTENCES, index + 1),
  pick(SENTENCES, index + 4),
]

const set = (
  setting: Setting,
  expected: FindingCode | readonly FindingCode[],
  fonts: typeof TYPEFACES,
  first?: readonly string[],
): readonly CorpusFile[] =>
  fonts.flatMap((font, index) =>
    [0, 1].map((number) =>
      broken(`${slug(setting)}-${slug(font)}-${number}`, expected, () =>
        cardOf((number === 0 ? first : undefined) ?? words(index + number * 3), {
          font,
          setting,
          points: 10 + number * 2,
        }),
      ),
    ),
  )

const tracked = TYPEFACES.flatMap((font, index) => [
  broken(`tracked-${slug(font)}`, 'arabic-letters-apart', () =>
    typstCard({ lines: words(index), font, style: 'tracking: 1.4pt' }),
  ),
  broken(`spread-${slug(font)}`, 'arabic-letters-apart', () =>
    typstCard({ lines: words(index).slice(0, 2), font, points: 9, style: 'tracking: 4pt' }),
  ),
])

const settings = [
  ...set('APART', 'arabic-letters-apart', TYPEFACES),
  ...set('RAW', ['arabic-apart-and-reversed', 'arabic-order-reversed'], TYPEFACES),
  ...set('OVERRIDDEN', ['arabic-order-reversed', 'arabic-apart-and-reversed'], NAMED),
  ...set('SHAPES_LEFT', ['arabic-order-reversed', 'arabic-apart-and-reversed'], SHAPED),
  // Several lines of several words: with fewer the order of words is a guess, and a person reads it.
  ...set('WORDS_LEFT', 'arabic-words-reversed', NAMED, [...SHOPS.slice(1, 3), ...SENTENCES.slice(1, 3)]),
]

const missing = ['مطبعة ڭڢ الرياض', 'قهوة ۺ مختصة', 'شركة ࢨ النخيل', 'علب ۼ هدايا'].flatMap((line, index) =>
  (['Tajawal', 'Almarai'] as const).map((font) =>
    broken(`glyph-${slug(font)}-${index}`, 'arabic-glyph-missing', () => cardOf([line, pick(SHOPS, index)], { font })),
  ),
)

const asLatin = (text: string): string =>
  Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, '¤')

const encoding = SHOPS.slice(0, 4).flatMap((shop, index) => [
  broken(`utf8-${index}`, 'arabic-wrong-encoding', () => cardOf([asLatin(shop), 'Matbaa Press'], { points: 8 })),
  broken(`question-marks-${index}`, 'arabic-wrong-encoding', () =>
    cardOf([shop.replace(/\p{L}/gu, '?'), 'Matbaa Press']),
  ),
])

const numbers = [
  'هاتف 7654321550',
  'جوال 6789129050',
  'جوال 4567 123 055',
  'الرقم الموحد 543210029',
  'هاتف 8765432110',
  'افتتاح نوفمبر 6202',
  'واتساب 567 4321 055',
  'هاتف 1234567 550',
].map((line, index) =>
  broken(`number-${index}`, 'arabic-number-reversed', () => cardOf([pick(SHOPS, index), line], { font: 'Cairo' })),
)

const digits = [
  ['هاتف ٠٥٥١٢٣٤٥٦٧', 'جوال 0509876543'],
  ['السعر ١٤٩ ريال', 'خصم 25%'],
  ['ص.ب ١١٥٦٤', 'الرياض 12345'],
  ['الدور ٣ مكتب 12', 'العليا'],
].map((lines, index) => broken(`digits-${index}`, 'arabic-digits-mixed', () => cardOf(lines, { font: 'Tajawal' })))

const phones = ['050 123 4568', '055 123 4576', '+966 54 123 4567'].map((phone, index) =>
  broken(
    `phones-${index}`,
    'arabic-phones-differ',
    async () =>
      (
        await madePdf(
          new Drawing().text(pick(SHOPS, index), 15).text('جوال 0551234567', 30).page(),
          new Drawing().text('Matbaa Press', 15).text(`Mobile ${phone}`, 30).page(),
        )
      ).save(),
    specOf({ sides: 2 }),
  ),
)

const dates = [
  'يوم الجمعة 26 نوفمبر 2026',
  'الأحد 26/11/2026',
  'الخميس 25 جمادى الآخرة 1448هـ الموافق 26 نوفمبر 2026م',
  'Friday 26 November 2026',
  '31 نوفمبر 2026',
].map((line, index) =>
  broken(`date-${index}`, 'date-disagrees', () =>
    cardOf(['دعوة لحضور حفل التخرج', line], { font: 'Cairo', points: 8 }),
  ),
)

const unreadable = NAMED.slice(0, 6).map((font, index) =>
  broken(`nameless-${slug(font)}`, 'text-unreadable', () => cardOf(cardLines(index), { font, embedding: 'NAMELESS' })),
)

const fine = ['Cairo', 'Tajawal', 'Almarai'] as const
const marks = fine.map((font) =>
  broken(
    `marks-${slug(font)}`,
    'text-dots-thin',
    () => cardOf(['مَطْبَعَةٌ حَدِيثَةٌ', 'وَرَقٌ فَاخِرٌ'], { font, points: 6.5 }),
    specOf({ method: 'STAMP' }),
  ),
)

/** Arabic that was broken in every way programs break it. */
export const BROKEN_ARABIC: readonly CorpusFile[] = [
  ...tracked,
  ...settings,
  ...missing,
  ...encoding,
  ...numbers,
  ...digits,
  ...phones,
  ...dates,
  ...unreadable,
  ...marks,
]
