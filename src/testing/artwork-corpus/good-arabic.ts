import { madePdf } from '../artwork/made-pdf.ts'
import type { CorpusFile } from './corpus-file.ts'
import { specOf } from './corpus-spec.ts'
import { cardLines, MARKED, PEOPLE, pick, ROLES, SENTENCES, SHOPS } from './corpus-texts.ts'
import { Drawing, type TextStyle } from './press/drawing.ts'
import { withShapes } from './press/arabic-shapes.ts'
import { TYPEFACES, typeface, type TypefaceName } from './press/typeface.ts'
import { typstCard } from './press/typst-card.ts'

const CARD = specOf()

/** Fonts that this layout engine names the letters of; the others split letters into parts, which it cannot name. */
export const NAMED = TYPEFACES.filter((name) => !name.startsWith('Noto '))

/** Fonts that have the shapes old programs write. */
export const SHAPED = NAMED.filter((name) =>
  [...withShapes([...SHOPS, ...SENTENCES].join(' '))].every((letter) =>
    typeface(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  ),
)

/** A card with these lines from the top. */
export async function cardOf(lines: readonly string[], style: TextStyle = {}): Promise<Uint8Array> {
  const drawing = new Drawing()
  for (const [index, line] of lines.entries()) drawing.text(line, 14 + (index * 30) / Math.max(lines.length, 3), style)
  return (await madePdf(drawing.page())).save()
}

const good = (name: string, make: CorpusFile['make'], spec = CARD): CorpusFile => ({
  name: `good-${name}.pdf`,
  spec,
  expected: [],
  make,
})

const slug = (font: TypefaceName): string => font.toLowerCase().replaceAll(' ', '-')

const typeset = TYPEFACES.flatMap((font, index) => [
  ...[7, 9, 12].map((points) =>
    good(`typst-${slug(font)}-${points}`, () => typstCard({ lines: cardLines(index + points), font, points })),
  ),
  good(`typst-marks-${slug(font)}`, () => typstCard({ lines: MARKED.slice(1), font, points: 12 })),
])

const placed = NAMED.flatMap((font, index) => [
  ...[7, 10, 14].map((points) =>
    good(`placed-${slug(font)}-${points}`, () => cardOf(cardLines(index * 2 + points), { font, points })),
  ),
  good(`person-${slug(font)}`, () =>
    cardOf([pick(PEOPLE, index), pick(ROLES, index), 'جوال 0551234567', 'info@matbaa.example'], { font, points: 9 }),
  ),
])

const shapes = SHAPED.flatMap((font, index) =>
  [0, 1, 2].map((number) =>
    good(`shapes-${slug(font)}-${number}`, () =>
      cardOf(cardLines(index + number * 3), { font, setting: 'SHAPES', points: 11 }),
    ),
  ),
)

/** Texts that look odd and are right. */
const ODD: readonly (readonly [string, readonly string[]])[] = [
  ['one-word', ['مطبعة']],
  ['one-brand', ['كودو']],
  ['brands', ['هرفي', 'البيك', 'جرير']],
  ['name', ['علي', 'هلال']],
  ['english', ['Matbaa Press', 'Business cards and signs', '055 123 4567']],
  ['phone-in-words', ['اتصل بنا 055 123 4567', 'الرياض']],
  ['country-code', ['جوال +966 55 123 4567', 'مكتبنا في العليا']],
  ['company-number', ['سجل تجاري 4030123450', 'الرقم الضريبي 310123456700003']],
  ['building', ['6202 شارع التحلية', 'الرياض 12214']],
  ['date', ['يوم الخميس 26 نوفمبر 2026', 'قاعة المملكة']],
  ['hijri', ['الخميس 16 جمادى الآخرة 1448هـ', 'الموافق 26 نوفمبر 2026م']],
  ['arabic-digits', ['هاتف ٠٥٥١٢٣٤٥٦٧', 'السعر ١٤٩ ريال']],
  ['percent', ['خصم 25% على كل المنتجات', 'حتى 30 نوفمبر']],
  ['mixed-scripts', ['مطبعة Matbaa الرياض', 'تطبيق Matbaa متوفر على App Store']],
  ['address', ['العليا، شارع التحلية، الرياض', 'ص.ب 11564']],
  ['french', ['Crème brûlée à la façon', 'Café Étoile']],
  ['website', ['www.matbaa.example', 'info@matbaa.example']],
  ['quran-verse', ['وَمَا تَوْفِيقِي إِلَّا بِاللَّهِ']],
]

const odd = ODD.map(([name, lines], index) =>
  good(`odd-${name}`, () => cardOf(lines, { font: pick(['Cairo', 'Tajawal', 'Amiri'], index) })),
)

/** Right Arabic in every way a program writes it. */
export const GOOD_ARABIC: readonly CorpusFile[] = [...typeset, ...placed, ...shapes, ...odd]
