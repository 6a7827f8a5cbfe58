import type { Extent } from './extent.ts'

/** Letters turned to drawings are this high, in millimetres. */
const LEAST_HEIGHT = 0.8
const MOST_HEIGHT = 30
/** So many shapes in a row are a line of text, when they are of so many widths: dots and borders are of one. */
const LEAST_SHAPES = 10
const LEAST_WIDTHS = 4
/** Shapes of a row lie no further apart than this, in parts of its height. */
const MOST_GAP = 1.5

/** Whether the curved shapes of a page stand like the letters of a line. A guess: only a person can read them. */
export function looksLikeText(shapes: readonly Extent[]): boolean {
  const letters = shapes
    .filter((shape) => heightOf(shape) >= LEAST_HEIGHT && heightOf(shape) <= MOST_HEIGHT)
    .filter((shape) => shape.right - shape.left < 3 * heightOf(shape))
    .toSorted((one, other) => one.left - other.left)
  const rows: Extent[][] = []
  for (const letter of letters) {
    const row = rows.find((row) => isNext(row, letter))
    if (row) row.push(letter)
    else rows.push([letter])
  }
  return rows.some((row) => row.length >= LEAST_SHAPES && widthsOf(row) >= LEAST_WIDTHS)
}

const heightOf = ({ top, bottom }: Extent): number => bottom - top

/** Whether a shape goes on a row: beside its last one, at its height, and of about its size. */
function isNext(row: readonly Extent[], letter: Extent): boolean {
  const last = row.at(-1)
  if (!last) return false
  const [high, low] = [Math.max(heightOf(last), heightOf(letter)), Math.min(heightOf(last), heightOf(letter))]
  const overlap = Math.min(last.bottom, letter.bottom) - Math.max(last.top, letter.top)
  return overlap > 0.4 * low && high < 4 * low && letter.left - last.right < MOST_GAP * high
}

/** How many widths there are, to a tenth of a millimetre. */
const widthsOf = (row: readonly Extent[]): number =>
  new Set(row.map(({ left, right }) => Math.round((right - left) * 10))).size
