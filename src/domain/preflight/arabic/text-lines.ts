import type { DrawnGlyph } from './drawn-glyph.ts'

/** Glyphs of one line of text, from left to right in the frame that is turned with it. */
export type TextLine = { readonly glyphs: readonly DrawnGlyph[]; readonly em: number }

/** How far two baselines may lie apart, as a part of the height of the type. */
const SAME_BASELINE = 0.3
/** A gap this wide parts two columns. */
const COLUMN_GAP = 2

/** The lines of a page from the top, those side by side from the right: columns are lines of their own. */
export function textLines(glyphs: readonly DrawnGlyph[]): readonly TextLine[] {
  const byAngle = Map.groupBy(glyphs, ({ angle }) => angle)
  return [...byAngle.values()].flatMap((turned) => rows(turned).flatMap(columns))
}

type Row = { baseline: number; em: number; readonly glyphs: DrawnGlyph[] }

function rows(glyphs: readonly DrawnGlyph[]): readonly Row[] {
  const found: Row[] = []
  // Marks stand above and below the baseline of their letters, so rows are those of letters.
  const [marks, letters] = [glyphs.filter(({ isMark }) => isMark), glyphs.filter(({ isMark }) => !isMark)]
  for (const glyph of letters.toSorted((one, other) => one.baseline - other.baseline)) {
    const row = found.findLast(
      ({ baseline, em }) => Math.abs(baseline - glyph.baseline) < SAME_BASELINE * Math.max(em, glyph.em),
    )
    if (row) {
      row.glyphs.push(glyph)
      row.em = Math.max(row.em, glyph.em)
    } else found.push({ baseline: glyph.baseline, em: glyph.em, glyphs: [glyph] })
  }
  for (const mark of marks) {
    const distance = ({ baseline }: Row) => Math.abs(baseline - mark.baseline)
    const nearest = found.toSorted((one, other) => distance(one) - distance(other))[0]
    if (nearest && distance(nearest) < nearest.em * 1.5) nearest.glyphs.push(mark)
  }
  return found
}

function columns({ glyphs, em }: Row): readonly TextLine[] {
  // The pen goes on from letter to letter, also where one is drawn above the next one.
  const sorted = glyphs.toSorted((one, other) => one.originU - other.originU || middle(one) - middle(other))
  const parts: DrawnGlyph[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const glyph of sorted) {
    if (glyph.left - end > COLUMN_GAP * em || parts.length === 0) parts.push([])
    parts.at(-1)?.push(glyph)
    if (glyph.hasInk) end = Math.max(end, glyph.right)
  }
  return parts
    .filter((part) => part.some(({ hasInk }) => hasInk))
    .map((part) => ({ glyphs: part, em }))
    .toReversed()
}

/** The middle of what a glyph paints; of a space, where the pen stands. */
export const middle = ({ left, right }: DrawnGlyph): number => (left + right) / 2
