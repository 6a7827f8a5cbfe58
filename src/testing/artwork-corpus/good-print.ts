import sharp from 'sharp'
import { madePdf, POINTS } from '../artwork/made-pdf.ts'
import type { PrintSpec } from '#domain/print-spec/print-spec.ts'
import type { CorpusFile } from './corpus-file.ts'
import { specOf } from './corpus-spec.ts'
import { cardLines } from './corpus-texts.ts'
import { BLACK, Drawing, WHITE, type Sheet } from './press/drawing.ts'

const good = (name: string, spec: PrintSpec, make: CorpusFile['make']): CorpusFile => ({
  name: `good-${name}`,
  spec,
  expected: [],
  make,
})

/** A page with colour to the edge and lines in the middle. */
export function fullPage(sheet: Partial<Sheet> = {}, index = 0): Drawing {
  const drawing = new Drawing(sheet)
  const { width, height } = drawing.sheet
  drawing.background('0.1 0.05 0.3 0 k').overprint()
  for (const [row, line] of cardLines(index).entries())
    drawing.text(line, height / 4 + row * (height / 5), { font: 'Cairo', points: width < 80 ? 9 : 11 })
  return drawing
}

const saved = async (...drawings: readonly Drawing[]): Promise<Uint8Array> =>
  (await madePdf(...drawings.map((drawing) => drawing.page()))).save()

const SIZES = [
  ['card', 90, 50],
  ['square', 65, 65],
  ['bank-card', 85, 54],
  ['postcard', 148, 105],
  ['dl', 210, 99],
  ['a5', 148, 210],
  ['a4', 210, 297],
  ['label', 100, 60],
] as const

const sizes = SIZES.flatMap(([name, width, height], index) => [
  good(`${name}-front.pdf`, specOf({ width, height }), () => saved(fullPage({ width, height }, index))),
  good(`${name}-both.pdf`, specOf({ width, height, sides: 2 }), () =>
    saved(fullPage({ width, height }, index), fullPage({ width, height }, index + 1)),
  ),
  good(`${name}-photo.pdf`, specOf({ width, height }), () =>
    saved(new Drawing({ width, height }).picture('DeviceCMYK', 300, [-3, -3, width + 6, height + 6])),
  ),
  good(`${name}-white.pdf`, specOf({ width, height }), () =>
    saved(
      new Drawing({ width, height })
        .text(cardLines(index)[0], height / 2)
        .fill('0 0.9 0.8 0 k', width / 3, height / 5, 12, 4),
    ),
  ),
])

const LAYERS = [
  ['foil', 'Foil'],
  ['gloss', 'Gloss'],
  ['white', 'White'],
] as const

const layers = LAYERS.flatMap(([name, layer]) => [
  good(`${name}.pdf`, specOf({ layers: [layer] }), () => {
    const drawing = fullPage()
    return saved(drawing.fill(drawing.spot(layer), 8, 8, 20, 8))
  }),
])

const cut = good('cut.pdf', specOf({ layers: ['Cut'] }), () => {
  const drawing = fullPage()
  return saved(
    drawing.stroke(drawing.spot('Cut', 1, 'stroke'), 0.02, [
      [5, 5],
      [85, 5],
      [85, 45],
      [5, 45],
      [5, 5],
    ]),
  )
})

const booklets = [8, 12, 16].map((pages) =>
  good(`booklet-${pages}.pdf`, specOf({ width: 148, height: 210, pages: { min: 8, max: 48, multiple: 4 } }), () =>
    saved(...Array.from({ length: pages }, (_, index) => fullPage({ width: 148, height: 210 }, index))),
  ),
)

const large = [
  good('rollup-tenth.pdf', specOf({ width: 850, height: 2000, method: 'LARGE' }), () =>
    saved(
      new Drawing({ width: 85, height: 200 })
        .background('0.6 0.1 0 0 k')
        .text(cardLines(1)[0], 60, { points: 16, x: 76 }),
    ),
  ),
  good('rollup-true.pdf', specOf({ width: 850, height: 2000, method: 'LARGE' }), () =>
    saved(
      new Drawing({ width: 850, height: 2000, bleed: 30 })
        .background('0.6 0.1 0 0 k')
        .text(cardLines(1)[0], 600, { points: 160, x: 760 }),
    ),
  ),
  good('banner-photo.pdf', specOf({ width: 3000, height: 1000, method: 'LARGE' }), () =>
    saved(new Drawing({ width: 300, height: 100 }).picture('DeviceCMYK', 1300, [60, 20, 120, 50])),
  ),
]

const stamps = [
  good('stamp.pdf', specOf({ width: 40, height: 40, method: 'STAMP', sheet: { bleed: 0, safe: 1 } }), () =>
    saved(
      new Drawing({ width: 40, height: 40, bleed: 0 })
        .text('مطبعة الرياض', 18, { points: 12, x: 36 })
        .stroke('0 0 0 1 K', 0.5, [
          [5, 30],
          [35, 30],
        ]),
    ),
  ),
]

const lines = [
  good('black-over.pdf', specOf(), () =>
    saved(new Drawing().background('0.3 0 0 0 k').overprint().text(cardLines(2)[0], 20, { paint: BLACK })),
  ),
  good('reversed-text.pdf', specOf(), () =>
    saved(new Drawing().background('1 0.6 0 0.2 k').text(cardLines(3)[0], 20, { paint: WHITE, points: 10 })),
  ),
  good('grey-lines.pdf', specOf(), () =>
    saved(
      new Drawing()
        .stroke('0 0 0 0.6 K', 0.2, [
          [8, 20],
          [80, 20],
        ])
        .text(cardLines(3)[0], 14),
    ),
  ),
  good('line-art.pdf', specOf(), () => saved(new Drawing().picture('DeviceGray', 1200, [20, 15, 20, 15], 1))),
  good('folded.pdf', specOf({ width: 180, height: 50, sheet: { creases: { x: [90], y: [] } } }), () =>
    saved(
      new Drawing({ width: 180 })
        .background('0.2 0 0.1 0 k')
        .text('مطبعة الرياض', 25, { x: 80 })
        .text('شركة النخيل', 25, { x: 170 }),
    ),
  ),
  good('tag.pdf', specOf({ width: 50, height: 90, sheet: { holes: [{ x: 25, y: 82, diameter: 4 }] } }), () =>
    saved(new Drawing({ width: 50, height: 90 }).background('0.2 0 0.1 0 k').text('مطبعة الرياض', 45, { x: 44 })),
  ),
]

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a04020' } }).toColourspace('cmyk')

const pictures = [
  good('cmyk.jpg', specOf(), () => photo(1134, 661).jpeg().toBuffer()),
  good('cmyk.tif', specOf(), () => photo(1134, 661).tiff({ compression: 'lzw' }).toBuffer()),
  good('a5.jpg', specOf({ width: 148, height: 210 }), () => photo(1819, 2551).jpeg().toBuffer()),
]

const bilingual = [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
  good(`bilingual-${index}.pdf`, specOf({ sides: 2 }), () =>
    saved(
      new Drawing()
        .background('0 0 0.1 0 k')
        .text(cardLines(index)[0], 18, { font: 'Amiri' })
        .text('جوال 0551234567', 30, { font: 'Amiri' }),
      new Drawing().background('0 0 0.1 0 k').text('Matbaa Press', 18).text('Mobile 055 123 4567', 30),
    ),
  ),
)

/** An arch of these millimetres from the left and from the bottom of the page. */
const arch = (left: number, width: number, height: number, foot = 20): string => {
  const [x, y, w, h] = [left, foot, width, height].map((each) => each * POINTS) as [number, number, number, number]
  return `${x} ${y} m ${x} ${y + h} ${x + w} ${y + h} ${x + w} ${y} c f`
}

/** Drawings that stand in rows as letters do, and are none. */
const drawings = [
  good('logo-beside-text.pdf', specOf({}), () =>
    saved(fullPage().outlinedText('Bait Najd', 42, { font: 'Cairo', points: 16 })),
  ),
  good('domes.pdf', specOf({}), () => {
    const domes = [4, 6, 3, 8, 5, 7, 2.5].map((width, index) => arch(15 + index * 9, width, 6 + ((index * 5) % 13)))
    return saved(new Drawing().background('0.1 0.05 0.3 0 k').raw(`q 0.9 0.5 0 0.2 k ${domes.join(' ')} Q`))
  }),
  good('border.pdf', specOf({}), () => {
    const leaves = Array.from({ length: 18 }, (_, index) => arch(10 + index * 4, index % 2 === 0 ? 3 : 2, 4))
    return saved(new Drawing().background('0.1 0.05 0.3 0 k').raw(`q 0.9 0.5 0 0.2 k ${leaves.join(' ')} Q`))
  }),
]

/** Right files of every kind of product. */
export const GOOD_PRINT: readonly CorpusFile[] = [
  ...sizes,
  ...layers,
  cut,
  ...booklets,
  ...large,
  ...stamps,
  ...lines,
  ...pictures,
  ...bilingual,
  ...drawings,
]
