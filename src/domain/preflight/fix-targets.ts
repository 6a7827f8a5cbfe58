import type { PrintSpec } from '../print-spec/print-spec.ts'
import { sidesWithBleed, type Side } from './bleed-rules.ts'
import type { FileFacts } from './file-facts.ts'
import { fitOf } from './page-fit.ts'
import { sheetOfPage } from './page-rules.ts'
import { placedPicture } from './placed-picture.ts'

/** What a fix makes of one page, in millimetres of the file. */
export type FixTarget = {
  readonly page: number
  /** The trim as it is seen. */
  readonly width: number
  readonly height: number
  readonly bleed: number
  /** The page lies across its sheet. */
  readonly isTurned: boolean
  /** Sides as they are seen whose bleed is there already. */
  readonly bled: readonly Side[]
  /** How much of a bleed a picture file brings along already. */
  readonly room: number
}

/** What each page of a file is to become for a print specification, at the scale of the file. */
export function fixTargets({ pages }: FileFacts, spec: PrintSpec): readonly FixTarget[] {
  return pages.flatMap((page) => {
    const sheet = sheetOfPage(spec, page.number)
    if (!sheet) return []
    const placed = placedPicture(page, sheet)
    const { kind, scale } = fitOf(placed, sheet)
    return [
      {
        page: page.number,
        width: sheet.width * scale,
        height: sheet.height * scale,
        bleed: sheet.bleed * scale,
        isTurned: kind === 'ROTATED',
        bled: page.pixels ? [] : sidesWithBleed(page, sheet, { scale }),
        room: page.pixels ? placed.room.left : 0,
      },
    ]
  })
}
