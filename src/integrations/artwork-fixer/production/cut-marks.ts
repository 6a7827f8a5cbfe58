import {
  lineTo,
  moveTo,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  popGraphicsState,
  pushGraphicsState,
  setLineWidth,
  stroke,
  type PDFDocument,
  type PDFPage,
} from '@cantoo/pdf-lib'
import type { Frame } from '../pages/redraw-page.ts'
import { POINTS } from '../pages/points.ts'

/** How far marks reach beyond the bleed, in millimetres. */
export const MARKS_MM = 7

const GAP = 1 * POINTS
const LENGTH = 5 * POINTS
/** A quarter of a point is the thinnest line that every press holds. */
const WIDTH = 0.25

/** The ink of all plates: marks are seen on each of them. */
const ALL = {
  FunctionType: 2,
  Domain: [0, 1],
  C0: [0, 0, 0, 0],
  C1: [1, 1, 1, 1],
  N: 1,
}

/** Draws two marks at each corner of the trim, outside of the bleed. Points. */
export function drawCutMarks(
  document: PDFDocument,
  page: PDFPage,
  { trim, bleed }: { readonly trim: Frame; readonly bleed: number },
): void {
  const [left, right] = [trim.x, trim.x + trim.width]
  const [low, high] = [trim.y, trim.y + trim.height]
  const [from, to] = [bleed + GAP, bleed + GAP + LENGTH]
  drawMarks(document, page, [
    ...[low, high].flatMap((y): MarkLine[] => [
      [left - to, y, left - from, y],
      [right + from, y, right + to, y],
    ]),
    ...[left, right].flatMap((x): MarkLine[] => [
      [x, low - to, x, low - from],
      [x, high + from, x, high + to],
    ]),
  ])
}

/** From one point to the other: x, y, x, y. Points. */
export type MarkLine = readonly [number, number, number, number]

/** Draws lines in the ink of all plates. */
export function drawMarks({ context }: PDFDocument, page: PDFPage, lines: readonly MarkLine[]): void {
  const resources = page.node.normalizedEntries().Resources
  resources.set(PDFName.of('ColorSpace'), context.obj({ Marks: ['Separation', 'All', 'DeviceCMYK', ALL] }))
  page.pushOperators(
    pushGraphicsState(),
    PDFOperator.of(PDFOperatorNames.StrokingColorspace, [PDFName.of('Marks')]),
    PDFOperator.of(PDFOperatorNames.StrokingColorN, ['1']),
    setLineWidth(WIDTH),
    ...lines.flatMap(([x1, y1, x2, y2]) => [moveTo(x1, y1), lineTo(x2, y2), stroke()]),
    popGraphicsState(),
  )
}
