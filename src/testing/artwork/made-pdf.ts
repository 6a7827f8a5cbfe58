import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import type { PDFDict, PDFPage, PDFRawStream } from '@cantoo/pdf-lib'

export const POINTS = 72 / 25.4

export interface MadePage {
  /** Operators, in points from the lower left of the media box. */
  readonly content?: string
  /** Of the trim, in millimetres. */
  readonly width?: number
  readonly height?: number
  readonly bleed?: number
  /** Leaves the trim box out, so that the page is all there is. */
  readonly hasTrim?: boolean
  readonly resources?: Readonly<Record<string, unknown>>
  readonly change?: (page: PDFPage, document: PDFDocument) => void
}

/** A PDF made for a test: a card of 90 × 50 mm with 3 mm of bleed, unless it says otherwise. */
export async function madePdf(...pages: readonly MadePage[]): Promise<PDFDocument> {
  const document = await PDFDocument.create()
  for (const page of pages) addPage(document, page)
  return document
}

function addPage(document: PDFDocument, given: MadePage): void {
  const { content = '', width = 90, height = 50, bleed = 3, hasTrim = true, resources, change } = given
  const page = document.addPage([(width + 2 * bleed) * POINTS, (height + 2 * bleed) * POINTS])
  if (hasTrim) page.setTrimBox(bleed * POINTS, bleed * POINTS, width * POINTS, height * POINTS)
  page.node.set(PDFName.of('Contents'), document.context.register(contentStream(document, content)))
  if (resources) page.node.set(PDFName.of('Resources'), document.context.obj(resources as never) as unknown as PDFDict)
  change?.(page, document)
}

/** A stream with operators or other bytes. */
export function contentStream(
  document: PDFDocument,
  content: string | Uint8Array,
  entries: Readonly<Record<string, unknown>> = {},
): PDFRawStream {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  return document.context.stream(bytes, entries as never) as PDFRawStream
}

/** A rectangle in millimetres from the lower left of the media box, as operators. */
export const rectangle = (left: number, bottom: number, width: number, height: number): string =>
  [left, bottom, width, height]
    .map((side) => (side * POINTS).toFixed(3))
    .join(' ')
    .concat(' re')
