import { isOnSheets } from '../print-spec/print-method.ts'
import type { PrintSpec } from '../print-spec/print-spec.ts'

/** The sheet of the digital press, and what of its edge holds marks and the slug. Millimetres. */
export const PRESS_SHEET = { width: 450, height: 320, margin: 14 } as const

/** A piece as it is cut, with the colour that goes beyond the cut on each side. Millimetres. */
export type Piece = { readonly width: number; readonly height: number; readonly bleed: number }

/** Where one piece lies: the lower left corner of its cut, from the lower left corner of the sheet. Millimetres. */
export type Place = { readonly x: number; readonly y: number }

/** The same piece again and again on one sheet. */
export type Imposition = {
  readonly columns: number
  readonly rows: number
  /** Whether every piece lies a quarter turned to the left on the front, and to the right on the back. */
  readonly isTurned: boolean
  /** Of the cut, as it lies on the sheet. Millimetres. */
  readonly width: number
  readonly height: number
  readonly front: readonly Place[]
  /** The sheet is turned over its long side's middle, so that places are mirrored from left to right. */
  readonly back: readonly Place[]
}

/**
 * Lays out as many pieces as a press sheet holds, upright or turned, whichever are more, in the middle of the sheet. Each has
 * its whole bleed, so that two cuts lie twice the bleed apart. Undefined when fewer than two fit: such a piece is printed alone.
 */
export function impose(piece: Piece): Imposition | undefined {
  const turned = { ...piece, width: piece.height, height: piece.width }
  const [upright, sideways] = [layOut(piece, false), layOut(turned, true)]
  const best = sideways.front.length > upright.front.length ? sideways : upright
  return best.front.length < 2 ? undefined : best
}

/** How a product lies on sheets of the press; undefined where one piece is printed alone, or on something other than sheets. */
export function imposeSpec({ method, faces }: Pick<PrintSpec, 'method' | 'faces'>): Imposition | undefined {
  const sheet = faces[0]?.sheet
  return sheet?.scale === 1 && isOnSheets(method) ? impose(sheet) : undefined
}

/** Sheets for so many pieces. */
export const sheetsFor = (pieces: number, { front }: Pick<Imposition, 'front'>): number =>
  Math.ceil(pieces / front.length)

function layOut({ width, height, bleed }: Piece, isTurned: boolean): Imposition {
  const { margin } = PRESS_SHEET
  const [wide, high] = [width + 2 * bleed, height + 2 * bleed]
  const columns = Math.floor((PRESS_SHEET.width - 2 * margin) / wide)
  const rows = Math.floor((PRESS_SHEET.height - 2 * margin) / high)
  const left = (PRESS_SHEET.width - columns * wide) / 2 + bleed
  const low = (PRESS_SHEET.height - rows * high) / 2 + bleed
  const front = Array.from({ length: columns * rows }, (_, nth) => ({
    x: left + (nth % columns) * wide,
    y: low + Math.floor(nth / columns) * high,
  }))
  const back = front.map(({ x, y }) => ({ x: PRESS_SHEET.width - x - width, y }))
  return { columns, rows, isTurned, width, height, front, back }
}
