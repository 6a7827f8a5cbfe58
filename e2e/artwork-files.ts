import { randomBytes } from 'node:crypto'
import { contentStream, madePdf, rectangle } from '../src/testing/artwork/made-pdf.ts'
import type { MadePage } from '../src/testing/artwork/made-pdf.ts'

type Sheet = { readonly width: number; readonly height: number }

/** As a chooser of files takes them. */
export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** A red surface in press colours that covers the page with its bleed, and a black bar well inside. */
const drawn = ({ width, height }: Sheet, bleed: number): string =>
  `0 0.9 0.9 0 k ${rectangle(0, 0, width + 2 * bleed, height + 2 * bleed)} f 0 0 0 1 k ` +
  `${rectangle(bleed + width / 4, bleed + height / 4, width / 2, height / 8)} f`

/** A page as a printer wishes it. */
export const goodPage = (sheet: Sheet): MadePage => ({ ...sheet, content: drawn(sheet, 3) })

/** A page whose colour stops at the cut. */
export const pageWithoutBleed = (sheet: Sheet): MadePage => ({
  ...sheet,
  bleed: 0,
  hasTrim: false,
  content: drawn(sheet, 0),
})

/** A file of pages. */
export async function pdfOf(name: string, ...pages: readonly MadePage[]): Promise<ChosenFile> {
  const document = await madePdf(...pages)
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) }
}

/** A page that weighs so many bytes more than what is seen of it. */
export const heavyPage = (sheet: Sheet, bytes: number): MadePage => ({
  ...goodPage(sheet),
  change: (_, document) => void document.context.register(contentStream(document, randomBytes(bytes))),
})
