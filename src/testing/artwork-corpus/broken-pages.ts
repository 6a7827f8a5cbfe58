import type { FindingCode } from '#domain/preflight/finding.ts'
import type { PrintSpec } from '#domain/print-spec/print-spec.ts'
import { madePdf } from '../artwork/made-pdf.ts'
import type { CorpusFile } from './corpus-file.ts'
import { specOf } from './corpus-spec.ts'
import { cardLines, SHOPS } from './corpus-texts.ts'
import { fullPage } from './good-print.ts'
import { Drawing } from './press/drawing.ts'

const broken = (name: string, expected: FindingCode, spec: PrintSpec, ...drawings: readonly Drawing[]): CorpusFile => ({
  name: `broken-${name}.pdf`,
  spec,
  expected: [expected],
  make: async () => (await madePdf(...drawings.map((drawing) => drawing.page()))).save(),
})

const SIZES = [
  [90, 50],
  [65, 65],
  [148, 210],
  [210, 99],
] as const

const ofEverySize = SIZES.flatMap(([width, height], index) => {
  const spec = specOf({ width, height })
  const name = (what: string) => `${what}-${width}x${height}`
  return [
    broken(
      name('no-bleed'),
      'bleed-missing',
      spec,
      new Drawing({ width, height, bleed: 0, hasTrim: false }).background('0.6 0.1 0 0 k'),
    ),
    broken(name('short-bleed'), 'bleed-missing', spec, new Drawing({ width, height }).background('0.6 0.1 0 0 k', 1)),
    broken(
      name('one-side'),
      'bleed-partial',
      spec,
      new Drawing({ width, height }).fill('0 0.8 0.2 0 k', -3, 0, width + 3, height / 2),
    ),
    broken(name('wrong-size'), 'page-size', spec, fullPage({ width: width + 15, height: height + 4 }, index)),
    broken(name('wrong-shape'), 'page-size', spec, fullPage({ width: width * 1.1, height }, index)),
    broken(name('near-size'), 'page-size-near', spec, fullPage({ width: width * 1.02, height: height * 1.02 }, index)),
    ...(width === height
      ? []
      : [broken(name('turned'), 'page-rotated', spec, fullPage({ width: height, height: width }, index))]),
    broken(name('near-cut'), 'text-near-cut', spec, new Drawing({ width, height }).text('Matbaa', height - 1)),
    broken(
      name('over-cut'),
      'text-near-cut',
      spec,
      new Drawing({ width, height }).text(SHOPS[0], height / 2, { x: width + 2 }),
    ),
    broken(
      name('sizes-differ'),
      'page-sizes-differ',
      specOf({ width, height, sides: 2 }),
      fullPage({ width, height }),
      fullPage({ width: width + 20, height }),
    ),
    broken(
      name('no-back'),
      'page-back-missing',
      specOf({ width, height, sides: 2 }),
      fullPage({ width, height }, index),
    ),
    broken(
      name('empty-back'),
      'page-empty',
      specOf({ width, height, sides: 2 }),
      fullPage({ width, height }, index),
      new Drawing({ width, height }),
    ),
  ]
})

const A5 = { width: 148, height: 210 }
const pages = (count: number) => Array.from({ length: count }, (_, index) => fullPage(A5, index))
const booklet = specOf({ ...A5, pages: { min: 8, max: 16, multiple: 4 } })

const counts = [
  broken('three-pages', 'page-count', specOf({ sides: 2 }), fullPage(), fullPage(), fullPage()),
  broken('two-pages-for-one', 'page-count', specOf(), fullPage(), fullPage()),
  broken('booklet-short', 'page-count', booklet, ...pages(4)),
  broken('booklet-long', 'page-count', booklet, ...pages(20)),
  broken('booklet-9', 'page-multiple', booklet, ...pages(9)),
  broken('booklet-10', 'page-multiple', booklet, ...pages(10)),
]

const corners = (inset: number, width: number, height: number): Drawing => {
  const drawing = new Drawing({ width, height }).background('0.1 0 0 0 k')
  for (const x of [inset, width - inset]) {
    for (const y of [inset, height - inset]) {
      const [inX, inY] = [x < width / 2 ? -1 : 1, y < height / 2 ? -1 : 1]
      drawing
        .stroke('0 0 0 1 K', 0.1, [
          [x + inX, y],
          [x + inX * 5, y],
        ])
        .stroke('0 0 0 1 K', 0.1, [
          [x, y + inY],
          [x, y + inY * 5],
        ])
    }
  }
  return drawing
}

const marks = [6, 8, 10].map((inset) => broken(`marks-${inset}`, 'marks-inside', specOf(), corners(inset, 90, 50)))

const folds = [
  broken(
    'fold-1',
    'text-over-fold',
    specOf({ width: 180, sheet: { creases: { x: [90], y: [] } } }),
    new Drawing({ width: 180 }).text(SHOPS[0], 25, { x: 110 }),
  ),
  broken(
    'fold-2',
    'text-over-fold',
    specOf({ ...A5, sheet: { creases: { x: [], y: [105] } } }),
    new Drawing(A5).text(SHOPS[1], 106, { points: 20, x: 130 }),
  ),
  broken(
    'hole',
    'text-over-fold',
    specOf({ width: 50, height: 90, sheet: { holes: [{ x: 25, y: 82, diameter: 6 }] } }),
    new Drawing({ width: 50, height: 90 }).text(SHOPS[0], 9, { x: 45 }),
  ),
]

const small = [
  broken('small-latin', 'text-small', specOf(), new Drawing().text('Terms and conditions apply', 25, { points: 4 })),
  broken('small-arabic', 'text-small', specOf(), new Drawing().text(SHOPS[0], 25, { points: 5.5 })),
  broken(
    'small-reversed',
    'text-small',
    specOf(),
    new Drawing().background('0.9 0.4 0 0.2 k').text('Matbaa Press', 25, { points: 5.5, paint: '0 0 0 0 k' }),
  ),
  broken(
    'small-banner',
    'text-small',
    specOf({ width: 850, height: 2000, method: 'LARGE' }),
    new Drawing({ width: 85, height: 200 }).text(cardLines(1)[0], 60, { points: 1, x: 70 }),
  ),
  broken(
    'small-stamp',
    'text-small',
    specOf({ width: 40, height: 40, method: 'STAMP', sheet: { bleed: 0, safe: 1 } }),
    new Drawing({ width: 40, height: 40, bleed: 0 }).text(SHOPS[0], 20, { points: 6, x: 36 }),
  ),
]

/** Pages of the wrong size, number and layout. */
export const BROKEN_PAGES: readonly CorpusFile[] = [...ofEverySize, ...counts, ...marks, ...folds, ...small]
