import type { Dimensions } from '../configuration/dimensions.ts'

/** The outline that is cut. */
export const SHEET_SHAPES = ['RECTANGLE', 'ROUNDED', 'ROUND', 'DIE'] as const

export type SheetShape = (typeof SHEET_SHAPES)[number]

/** A punched hole: its centre from the left and from the bottom, and its diameter, in millimetres. */
export type Hole = { readonly x: number; readonly y: number; readonly diameter: number }

/** One printed face as it is cut: everything in millimetres of the finished product. */
export type PrintSheet = {
  readonly width: number
  readonly height: number
  readonly shape: SheetShape
  /** The radius of its corners where they are rounded; missing for that of the usual punch. */
  readonly corner?: number
  /** How far the print runs beyond the cut. */
  readonly bleed: number
  /** How far text must stay inside the cut. */
  readonly safe: number
  /** Folds, from the left and from the bottom. */
  readonly creases: { readonly x: readonly number[]; readonly y: readonly number[] }
  readonly holes: readonly Hole[]
  /** Templates of large products are drawn at a tenth; files may be sent at either scale. */
  readonly scale: 1 | 10
}

/** Bleed and safe area of a paper product. */
const [BLEED, SAFE] = [3, 4]
/** From this side on a file is expected at a tenth of its size; a page of a PDF ends at 5,080 mm. */
const TENTH_FROM = 1500

/** The radius of the usual punch for corners, in millimetres. */
const CORNER = 6

type CutSheet = {
  readonly shape: string
  readonly width: number
  readonly height: number
  readonly corner?: number | undefined
}

/** The radius of the corners of a sheet after the cut, in millimetres. */
export function cornerOf({ shape, width, height, corner = CORNER }: CutSheet): number {
  const most = Math.min(width, height) / 2
  if (shape === 'ROUND') return most
  return shape === 'ROUNDED' ? Math.min(corner, most) : 0
}

/** A sheet of which nothing but the size is known. */
export function plainSheet({ widthMm, heightMm }: Dimensions): PrintSheet {
  const scale = Math.max(widthMm, heightMm) >= TENTH_FROM ? 10 : 1
  return {
    width: widthMm,
    height: heightMm,
    shape: 'RECTANGLE',
    bleed: BLEED * scale,
    safe: SAFE * scale,
    creases: { x: [], y: [] },
    holes: [],
    scale,
  }
}

/**
 * The sheet in another size. Folds and holes belong to the drawing of one size, so they are dropped when the size differs;
 * bleed and safe area stay unless the scale of the file changes.
 */
export function resizedSheet(sheet: PrintSheet, size: Dimensions): PrintSheet {
  if (sheet.width === size.widthMm && sheet.height === size.heightMm) return sheet
  const plain = plainSheet(size)
  const isSquare = size.widthMm === size.heightMm
  return {
    ...plain,
    ...(sheet.corner !== undefined && { corner: sheet.corner }),
    shape: sheet.shape === 'ROUND' && !isSquare ? 'RECTANGLE' : sheet.shape,
    ...(plain.scale === sheet.scale && { bleed: sheet.bleed, safe: sheet.safe }),
  }
}
