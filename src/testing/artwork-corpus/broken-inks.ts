import type { FindingCode } from '#domain/preflight/finding.ts'
import type { PrintSpec } from '#domain/print-spec/print-spec.ts'
import { madePdf } from '../artwork/made-pdf.ts'
import type { CorpusFile } from './corpus-file.ts'
import { specOf } from './corpus-spec.ts'
import { cardLines, SHOPS } from './corpus-texts.ts'
import { fullPage } from './good-print.ts'
import { BLACK, Drawing, RICH_BLACK, WHITE } from './press/drawing.ts'

const broken = (
  name: string,
  expected: FindingCode,
  drawing: () => Drawing,
  spec: PrintSpec = specOf(),
): CorpusFile => ({
  name: `broken-${name}.pdf`,
  spec,
  expected: [expected],
  make: async () => (await madePdf(drawing().page())).save(),
})

const rgb = [
  broken('rgb-fill', 'colour-rgb', () => new Drawing().background('0 0.4 1 rg')),
  broken('rgb-small', 'colour-rgb', () => fullPage().fill('1 0.4 0 rg', 10, 10, 8, 8)),
  broken('rgb-text', 'colour-rgb', () => new Drawing().text(SHOPS[0], 20, { paint: '0.1 0.1 0.1 rg' })),
  broken('rgb-stroke', 'colour-rgb', () =>
    fullPage().stroke('0 0.6 0.2 RG', 0.5, [
      [10, 40],
      [60, 40],
    ]),
  ),
  broken('rgb-picture', 'colour-rgb', () => new Drawing().picture('DeviceRGB', 300, [-3, -3, 96, 56])),
  broken('rgb-white-box', 'colour-rgb', () => fullPage().fill('1 1 1 rg', 20, 20, 20, 10)),
]

const ink =
  (name: string) =>
  (drawing: Drawing, tint = 1) =>
    drawing.fill(drawing.spot(name, tint), 10, 10, 30, 15)

const spots = [
  ...['PANTONE 485 C', 'HKS 13', 'Gold', 'Foil', 'Spot UV'].map((name) =>
    broken(`spot-${name.toLowerCase().replaceAll(' ', '-')}`, 'spot-not-ordered', () => ink(name)(fullPage())),
  ),
  ...(['Foil', 'Gloss', 'White', 'Cut'] as const).flatMap((layer) => [
    broken(`no-${layer.toLowerCase()}`, 'layer-missing', () => fullPage(), specOf({ layers: [layer] })),
    broken(
      `wrong-for-${layer.toLowerCase()}`,
      'layer-missing',
      () => ink('PANTONE 871 C')(fullPage()),
      specOf({ layers: [layer] }),
    ),
  ]),
  ...(
    [
      ['gold foil', 'Foil'],
      ['Spot UV', 'Gloss'],
      ['white_ink', 'White'],
      ['CutContour', 'Cut'],
    ] as const
  ).map(([name, layer]) =>
    broken(`alias-${layer.toLowerCase()}`, 'layer-alias', () => ink(name)(fullPage()), specOf({ layers: [layer] })),
  ),
  ...(['Foil', 'Gloss', 'White'] as const).map((layer) =>
    broken(
      `tint-${layer.toLowerCase()}`,
      'layer-tinted',
      () => ink(layer)(fullPage(), 0.5),
      specOf({ layers: [layer] }),
    ),
  ),
  ...[0.2, 0.6, 1].map((tint, index) => broken(`all-${index}`, 'separation-all', () => ink('All')(fullPage(), tint))),
]

const overprints = [
  broken('white-over-fill', 'white-overprints', () =>
    new Drawing().background('0.7 0.2 0 0 k').overprint().fill(WHITE, 20, 15, 20, 10),
  ),
  broken('white-over-text', 'white-overprints', () =>
    new Drawing().background('0.7 0.2 0 0 k').overprint().text(SHOPS[1], 25, { paint: WHITE }),
  ),
  broken('white-over-grey', 'white-overprints', () =>
    new Drawing().background('0.7 0.2 0 0 k').overprint().fill('1 g', 20, 15, 20, 10),
  ),
  broken('black-out', 'black-knocks-out', () =>
    new Drawing().background('0.7 0.2 0 0 k').text(SHOPS[1], 25, { paint: BLACK }),
  ),
  broken('black-out-photo', 'black-knocks-out', () =>
    new Drawing().picture('DeviceCMYK', 300, [-3, -3, 96, 56]).text(SHOPS[2], 25),
  ),
  ...[8, 9, 11].map((points) =>
    broken(`rich-text-${points}`, 'black-text-mixed', () =>
      new Drawing().text(cardLines(points)[0], 25, { points, paint: RICH_BLACK }),
    ),
  ),
  broken('rich-latin', 'black-text-mixed', () =>
    new Drawing().text('Matbaa Press', 25, { points: 10, paint: RICH_BLACK }),
  ),
]

const heavy = [
  broken('ink-400', 'ink-heavy', () => new Drawing().fill('1 1 1 1 k', 10, 10, 40, 20)),
  broken('ink-340', 'ink-heavy', () => new Drawing().fill('0.9 0.8 0.8 0.9 k', 10, 10, 40, 20)),
  broken(
    'ink-280-uncoated',
    'ink-heavy',
    () => new Drawing().background('0.8 0.7 0.7 0.6 k'),
    specOf({ method: 'UNCOATED' }),
  ),
  broken('ink-picture', 'ink-heavy', () => new Drawing().background('1 0.9 0.9 0.6 k')),
]

const strokes = [
  ...[0.02, 0.05, 0.08].map((width, index) =>
    broken(`hair-${index}`, 'stroke-thin', () =>
      fullPage().stroke('0 0 0 1 K', width, [
        [10, 40],
        [70, 40],
      ]),
    ),
  ),
  broken('hair-white', 'stroke-thin', () =>
    new Drawing().background('0.8 0.4 0 0 k').stroke('0 0 0 0 K', 0.1, [
      [10, 40],
      [70, 40],
    ]),
  ),
  broken('hair-mixed', 'stroke-thin', () =>
    new Drawing().stroke('0.5 0.4 0.2 0.1 K', 0.12, [
      [10, 40],
      [70, 40],
    ]),
  ),
  broken('hair-zero', 'stroke-thin', () => fullPage().raw('q 0 0 0 1 K 0 w 30 60 m 200 60 l S Q')),
  broken(
    'hair-stamp',
    'stroke-thin',
    () =>
      new Drawing().stroke('0 0 0 1 K', 0.2, [
        [10, 40],
        [70, 40],
      ]),
    specOf({ method: 'STAMP' }),
  ),
  ...[0.1, 0.2].map((width, index) =>
    broken(
      `foil-line-${index}`,
      'stroke-too-thin',
      () => {
        const drawing = fullPage()
        return drawing.stroke(drawing.spot('Foil', 1, 'stroke'), width, [
          [10, 40],
          [70, 40],
        ])
      },
      specOf({ layers: ['Foil'] }),
    ),
  ),
]

const pictures = [
  ...[40, 60, 95].map((dots) =>
    broken(`picture-${dots}`, 'picture-unusable', () => new Drawing().picture('DeviceCMYK', dots, [-3, -3, 96, 56])),
  ),
  ...[105, 150, 190].map((dots) =>
    broken(`picture-${dots}`, 'picture-soft', () => new Drawing().picture('DeviceCMYK', dots, [10, 10, 40, 25])),
  ),
  broken('logo-72', 'picture-unusable', () => fullPage().picture('DeviceCMYK', 72, [10, 10, 20, 12])),
  broken(
    'banner-soft',
    'picture-unusable',
    () => new Drawing({ width: 300, height: 100 }).picture('DeviceCMYK', 300, [20, 20, 100, 50]),
    specOf({ width: 3000, height: 1000, method: 'LARGE' }),
  ),
  ...[150, 300].map((dots) =>
    broken(`line-art-${dots}`, 'picture-line-art', () =>
      new Drawing().picture('DeviceGray', dots, [20, 15, 20, 15], 1),
    ),
  ),
  broken('picture-1600', 'picture-oversized', () => new Drawing().picture('DeviceCMYK', 1600, [20, 15, 10, 8])),
]

/** Colours, inks, lines and pictures that do not print as they look. */
export const BROKEN_INKS: readonly CorpusFile[] = [...rgb, ...spots, ...overprints, ...heavy, ...strokes, ...pictures]
