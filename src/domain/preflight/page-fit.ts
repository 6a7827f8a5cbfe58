import type { PrintSheet } from '../print-spec/print-sheet.ts'
import type { PageFacts } from './file-facts.ts'

/** How a page lies on its sheet. */
export type PageFit = {
  readonly kind: 'FITS' | 'TENTH' | 'NEAR' | 'ROTATED' | 'OTHER'
  /** Millimetres of the file for one millimetre of the product. */
  readonly scale: 1 | 0.1
  readonly width: number
  readonly height: number
}

/** A page of this much more or less is the same size: half a millimetre, of a file at a tenth a twentieth. */
const SAME = 0.5
/** Sizes this near are made to fit by scaling. */
const NEAR = 0.03

/**
 * Compares a page with its sheet at true size and at a tenth, upright and turned. A file without trim box whose page has the
 * bleed around the size is taken as having it.
 */
export function fitOf(page: Pick<PageFacts, 'width' | 'height'>, sheet: PrintSheet): PageFit {
  const scales = [1, 0.1] as const
  const { width, height } = page
  for (const scale of scales) {
    const same = SAME * (scale === 1 ? 1 : 0.1)
    const [wide, high] = [sheet.width * scale, sheet.height * scale]
    if (is(width, wide, same) && is(height, high, same)) {
      return { kind: scale === 1 ? 'FITS' : 'TENTH', scale, width, height }
    }
  }
  for (const scale of scales) {
    const [wide, high] = [sheet.width * scale, sheet.height * scale]
    if (is(width, high, SAME * scale) && is(height, wide, SAME * scale))
      return { kind: 'ROTATED', scale, width, height }
  }
  for (const scale of scales) {
    const [across, up] = [width / (sheet.width * scale), height / (sheet.height * scale)]
    if (Math.abs(across - 1) <= NEAR && Math.abs(up - 1) <= NEAR && Math.abs(across / up - 1) <= NEAR / 3) {
      return { kind: 'NEAR', scale, width, height }
    }
  }
  return { kind: 'OTHER', scale: 1, width, height }
}

const is = (one: number, other: number, within: number): boolean => Math.abs(one - other) <= within
