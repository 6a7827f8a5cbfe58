import type { InkLayer, PrintSpec } from '../print-spec/print-spec.ts'
import { finishesOf } from './colour-rules.ts'
import type { FileFacts, PageFacts } from './file-facts.ts'
import { sheetOfPage } from './page-rules.ts'
import { placedPicture } from './placed-picture.ts'

/** A page as it lies on its sheet: its trim, how much page there is around it, and the ordered finishes that it has. */
export type SheetPage = Pick<PageFacts, 'number' | 'width' | 'height' | 'room'> & {
  readonly layers: readonly InkLayer[]
}

/** The pages of a file on the sheets of a specification; none before it was opened. */
export const sheetPages = (facts: FileFacts | null, spec: PrintSpec): SheetPage[] =>
  (facts?.pages ?? []).flatMap((page) => {
    const sheet = sheetOfPage(spec, page.number)
    return sheet ? [{ ...placedPicture(page, sheet), layers: layersOf(page, spec) }] : []
  })

function layersOf(page: PageFacts, spec: PrintSpec): readonly InkLayer[] {
  const found = new Set(finishesOf(page, spec.layers).values())
  return spec.layers.filter((layer) => found.has(layer))
}
