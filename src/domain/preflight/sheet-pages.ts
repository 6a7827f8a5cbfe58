import type { PrintSpec } from '../print-spec/print-spec.ts'
import type { FileFacts, PageFacts } from './file-facts.ts'
import { sheetOfPage } from './page-rules.ts'
import { placedPicture } from './placed-picture.ts'

/** A page as it lies on its sheet: its trim, and how much page there is around it. */
export type SheetPage = Pick<PageFacts, 'number' | 'width' | 'height' | 'room'>

/** The pages of a file on the sheets of a specification; none before it was opened. */
export const sheetPages = (facts: FileFacts | null, spec: PrintSpec): SheetPage[] =>
  (facts?.pages ?? []).flatMap((page) => {
    const sheet = sheetOfPage(spec, page.number)
    return sheet ? [placedPicture(page, sheet)] : []
  })
