import type { PrintSheet } from '../print-spec/print-sheet.ts'
import type { PrintSpec } from '../print-spec/print-spec.ts'
import { checkBleed } from './bleed-rules.ts'
import type { Box, FileFacts, PageFacts } from './file-facts.ts'
import { finding, type Finding } from './finding.ts'
import { nearestText } from './nearest-text.ts'
import { fitOf, type PageFit } from './page-fit.ts'

/** Rules about the number of pages. */
export function checkPageCount({ pageCount, pages }: FileFacts, spec: PrintSpec): readonly Finding[] {
  const { pages: rule, faces } = spec
  const facts = { pages: pageCount, least: rule.min, most: rule.max }
  if (pageCount < rule.min) {
    const isBackMissing = pageCount === 1 && rule.max === 2 && faces.length === 2
    return [finding(isBackMissing ? 'page-back-missing' : 'page-count', { facts }), ...emptyPages(pages, spec)]
  }
  if (pageCount > rule.max) return [finding('page-count', { facts })]
  const isUneven = pageCount % rule.multiple !== 0
  return [
    ...(isUneven ? [finding('page-multiple', { facts: { ...facts, multiple: rule.multiple } })] : []),
    ...emptyPages(pages, spec),
  ]
}

const emptyPages = (pages: FileFacts['pages'], spec: PrintSpec): readonly Finding[] =>
  pages
    .filter((page) => page.isEmpty && !isWhiteOnCloth(page, spec))
    .map(({ number }) => finding('page-empty', { page: number }))

/** White is a colour on cloth, which has one of its own; on paper it leaves nothing. */
const isWhiteOnCloth = ({ colours }: PageFacts, { method }: Pick<PrintSpec, 'method'>): boolean =>
  method === 'TEXTILE' && colours.some(({ isWhite }) => isWhite)

/** The sheet that a page of a file is printed on; pages beyond the faces are those of a booklet. */
export const sheetOfPage = (spec: Pick<PrintSpec, 'faces'>, page: number): PrintSheet | undefined =>
  (spec.faces[page - 1] ?? spec.faces.at(-1))?.sheet

/** Rules about one page: its size, its bleed, what comes near the cut and the folds. */
export function checkPage(page: PageFacts, sheet: PrintSheet): readonly Finding[] {
  const fit = fitOf(page, sheet)
  const at = { page: page.number, facts: { size: sizeInWords(page), wantedSize: sizeInWords(sheet) } }
  const sized = {
    FITS: [],
    TENTH: [finding('page-at-a-tenth', at)],
    NEAR: [finding('page-size-near', at)],
    ROTATED: [finding('page-rotated', at)],
    OTHER: [finding('page-size', at)],
  }[fit.kind]
  if (fit.kind === 'OTHER') return sized
  return [
    ...sized,
    ...checkBleed(page, sheet, fit),
    ...marks(page),
    ...nearCut(page, sheet, fit),
    ...overFold(page, sheet, fit),
  ]
}

/** Pages of one file that are of different sizes, though they belong on sheets of one size. */
export function checkSameSize({ pages }: FileFacts, spec: Pick<PrintSpec, 'faces'>): readonly Finding[] {
  const [first] = pages
  const sheet = first && sheetOfPage(spec, first.number)
  const other = pages.find(
    ({ number, width, height }) =>
      first && isOfOneSize(sheet, sheetOfPage(spec, number)) && (far(width, first.width) || far(height, first.height)),
  )
  return first && other
    ? [
        finding('page-sizes-differ', {
          page: other.number,
          facts: { size: sizeInWords(other), firstSize: sizeInWords(first) },
        }),
      ]
    : []
}

const isOfOneSize = (one: PrintSheet | undefined, other: PrintSheet | undefined): boolean =>
  one?.width === other?.width && one?.height === other?.height

const far = (one: number, other: number): boolean => Math.abs(one - other) > 0.5

/** Marks are taken out where their ink says what they are: that of all plates. In other colours they are lines like any other. */
function marks({ number, marksInside, colours }: PageFacts): readonly Finding[] {
  if (!marksInside) return []
  const found = finding('marks-inside', { page: number, box: marksInside })
  return [colours.some(({ space }) => space === 'ALL') ? found : { ...found, fix: null }]
}

/** The text that comes nearest to the cut, when it lies in the strip between the cut and the safe area. */
function nearCut(page: PageFacts, sheet: PrintSheet, fit: PageFit): readonly Finding[] {
  const nearest = nearestText(page, fit)
  if (!nearest || nearest.distance >= sheet.safe) return []
  const facts = { distance: tenths(nearest.distance), safe: sheet.safe }
  return [finding('text-near-cut', { page: page.number, box: nearest.box, facts })]
}

/** "90 × 50": millimetres, to a tenth. */
const sizeInWords = ({ width, height }: Pick<PageFacts, 'width' | 'height'>): string =>
  `${tenths(width)} × ${tenths(height)}`

const tenths = (millimetres: number): number => Math.round(millimetres * 10) / 10

/** The first text across a fold or a punched hole. */
function overFold(page: PageFacts, sheet: PrintSheet, { scale, height }: PageFit): readonly Finding[] {
  const lines = [
    ...sheet.creases.x.map((at) => ({ left: at * scale, top: 0, width: 0, height })),
    ...sheet.creases.y.map((at) => ({ left: 0, top: height - at * scale, width: page.width, height: 0 })),
    ...sheet.holes.map(({ x, y, diameter }) => ({
      left: (x - diameter / 2) * scale,
      top: height - (y + diameter / 2) * scale,
      width: diameter * scale,
      height: diameter * scale,
    })),
  ]
  const text = page.texts.find(({ box }) => lines.some((line) => overlap(box, line)))
  return text ? [finding('text-over-fold', { page: page.number, box: text.box })] : []
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height
