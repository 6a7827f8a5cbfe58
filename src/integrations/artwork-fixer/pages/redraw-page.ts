import {
  clip,
  concatTransformationMatrix,
  drawObject,
  endPath,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  type PDFDocument,
  type PDFOperator,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { Matrix } from '../../artwork-opener/walker/matrix.ts'
import { formWithoutText } from './form-without-text.ts'
import { pageContents } from './page-contents.ts'

/** A rectangle in points, from the left and the bottom. */
export type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** What is cut out of a page: its trim box where it has one, else what is shown of it. */
export const trimOf = (page: PDFPage): Frame => (page.node.TrimBox() ? page.getTrimBox() : page.getCropBox())

/** One drawing of the page as it was: how it is placed, and the rectangle that it is seen in. */
export type Drawing = {
  readonly matrix: Matrix
  readonly within: Frame
  /** Drawn without its letters. */
  readonly isTextless?: boolean
}

export type NewPage = {
  readonly drawings: readonly Drawing[]
  /** The whole page, bleed included. */
  readonly sheet: Frame
  readonly trim: Frame
}

/** Makes a page of drawings of what it was. Nothing of the drawings themselves changes. */
export function redrawPage(document: PDFDocument, page: PDFPage, { drawings, sheet, trim }: NewPage): void {
  const form = formOf(document, page)
  for (const key of ['Contents', 'Resources', 'ArtBox']) page.node.delete(PDFName.of(key))
  page.node.set(PDFName.of('Resources'), document.context.obj({}))
  const name = page.node.newXObject('Artwork', form)
  const needsTextless = drawings.some(({ isTextless }) => isTextless)
  const textless = needsTextless ? page.node.newXObject('Edges', formWithoutText(document.context, form)) : name
  const operators = drawings.flatMap((drawing) => drawn(drawing.isTextless ? textless : name, drawing))
  const content = document.context.register(document.context.contentStream(operators))
  // As a list: the library adds to it, and would write a lone stream into the page itself, which viewers take for no content.
  page.node.set(PDFName.of('Contents'), document.context.obj([content]))
  page.setMediaBox(sheet.x, sheet.y, sheet.width, sheet.height)
  page.setCropBox(sheet.x, sheet.y, sheet.width, sheet.height)
  page.setBleedBox(sheet.x, sheet.y, sheet.width, sheet.height)
  page.setTrimBox(trim.x, trim.y, trim.width, trim.height)
}

/** The page as one object, which can be drawn again and again. */
function formOf({ context }: PDFDocument, page: PDFPage): PDFRef {
  const { x, y, width, height } = page.getMediaBox()
  const group = page.node.lookup(PDFName.of('Group'))
  const stream = context.flateStream(pageContents(page), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [x, y, x + width, y + height],
    Resources: page.node.Resources() ?? {},
    ...(group && { Group: group }),
  })
  return context.register(stream)
}

function drawn(name: PDFName, { matrix, within }: Drawing): PDFOperator[] {
  const [a, b, c, d, e, f] = matrix
  return [
    pushGraphicsState(),
    rectangle(within.x, within.y, within.width, within.height),
    clip(),
    endPath(),
    concatTransformationMatrix(a, b, c, d, e, f),
    drawObject(name),
    popGraphicsState(),
  ]
}
