import type { Extent } from './extent.ts'

/** A filled part of a path; `isBent` when it has curves. */
export type Outline = Extent & { readonly isBent: boolean }

/** Letters turned to drawings are this high, in millimetres. */
const LEAST_HEIGHT = 0.8
const MOST_HEIGHT = 30
/** So many shapes in a row are a line of text, when they are of so many widths: dots and borders are of one. */
const LEAST_SHAPES = 10
const LEAST_WIDTHS = 4
/** Fewer are one when they stand on one line and reach to common heights, as letters do and buildings or flowers do not. */
const LEAST_LETTERS = 5
const LEAST_STANDING = 0.6
const LEAST_LEVEL = 0.4
/** Letters are the same height or stand on the same line up to this, in parts of the highest: round ones reach a little further. */
const LEVEL = 0.06
/** Some letters have no curve (A, K, T, l), but of a line not most: bars, skylines and square codes have none. */
const LEAST_BENT = 0.3
/** Shapes of a row lie no further apart than this, in parts of its height. */
const MOST_GAP = 1.5
/** Beside text that can be read, a name with a line below it in drawn letters is a logo; more lines are text. */
const MOST_LINES_OF_LOGO = 2

/** Whether the shapes of a page stand like the letters of lines. A guess: only a person can read them. */
export function looksLikeText(shapes: readonly Outline[], hasText: boolean): boolean {
  const lines = rowsOf(shapes).filter((row) => isLine(row)).length
  return lines > (hasText ? MOST_LINES_OF_LOGO : 0)
}

function rowsOf(shapes: readonly Outline[]): readonly (readonly Outline[])[] {
  const letters = shapes
    .filter((shape) => heightOf(shape) >= LEAST_HEIGHT && heightOf(shape) <= MOST_HEIGHT)
    .filter((shape) => shape.right - shape.left < 3 * heightOf(shape))
    .toSorted((one, other) => one.left - other.left)
  const rows: Outline[][] = []
  for (const letter of letters) {
    const row = rows.find((row) => isNext(row, letter))
    if (!row) rows.push([letter])
    else if (!isWithin(letter, row.at(-1))) row.push(letter)
  }
  return rows
}

function isLine(row: readonly Outline[]): boolean {
  const bent = row.filter(({ isBent }) => isBent).length
  if (bent < LEAST_BENT * row.length || bent < 2 || widthsOf(row) < LEAST_WIDTHS) return false
  if (row.length >= LEAST_SHAPES) return true
  const tolerance = LEVEL * Math.max(...row.map(heightOf))
  const standing = mostLevel(row, ({ bottom }) => bottom, tolerance)
  const level = mostLevel(row, ({ top }) => top, tolerance)
  return row.length >= LEAST_LETTERS && standing >= LEAST_STANDING * row.length && level >= LEAST_LEVEL * row.length
}

/** How many shapes of a row have the same edge, at most. */
const mostLevel = (row: readonly Outline[], edge: (shape: Outline) => number, tolerance: number): number =>
  Math.max(...row.map((one) => row.filter((other) => Math.abs(edge(one) - edge(other)) <= tolerance).length))

const heightOf = ({ top, bottom }: Extent): number => bottom - top

/** Whether a shape goes on a row: beside its last one, at its height, and of about its size. */
function isNext(row: readonly Extent[], letter: Extent): boolean {
  const last = row.at(-1)
  if (!last) return false
  const [high, low] = [Math.max(heightOf(last), heightOf(letter)), Math.min(heightOf(last), heightOf(letter))]
  const overlap = Math.min(last.bottom, letter.bottom) - Math.max(last.top, letter.top)
  return overlap > 0.4 * low && high < 4 * low && letter.left - last.right < MOST_GAP * high
}

/** Whether a shape is the inside of a letter. */
const isWithin = (shape: Extent, letter: Extent | undefined): boolean =>
  letter !== undefined && shape.right <= letter.right && shape.top >= letter.top && shape.bottom <= letter.bottom

/** How many widths there are, to a tenth of a millimetre. */
const widthsOf = (row: readonly Extent[]): number =>
  new Set(row.map(({ left, right }) => Math.round((right - left) * 10))).size
