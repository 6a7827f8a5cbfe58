import { randomBytes } from 'node:crypto'
import { contentStream, madePdf, rectangle } from '../../src/testing/artwork/made-pdf.ts'
import type { MadePage } from '../../src/testing/artwork/made-pdf.ts'
import { Drawing, type TextStyle } from '../../src/testing/artwork-corpus/press/drawing.ts'

export type Sheet = { readonly width: number; readonly height: number }

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

const TEAL = { screen: '0.06 0.48 0.59 rg', inks: '0.85 0.3 0.2 0 k' }
const RED = { screen: '0.82 0.23 0.12 rg', inks: '0.1 0.9 0.95 0 k' }

/**
 * A business card of two sides with a name in both languages. A bad one has the colours of a screen, which stop at the cut;
 * `setting` is how its Arabic is set.
 */
export async function cardFile(
  name: string,
  sheet: Sheet,
  { isFaulty = false, setting = 'SHAPED' }: { isFaulty?: boolean; setting?: TextStyle['setting'] } = {},
): Promise<ChosenFile> {
  const size = { width: sheet.width, height: sheet.height, bleed: isFaulty ? 0 : 3, hasTrim: !isFaulty }
  const paint = ({ screen, inks }: typeof TEAL): string => (isFaulty ? screen : inks)
  const white = isFaulty ? '1 1 1 rg' : '0 0 0 0 k'
  const front = new Drawing(size)
    .background(paint(TEAL))
    .text('نورة العتيبي', 22, { font: 'Cairo', points: 16, paint: white, setting })
    .text('Noura Al Otaibi', 36, { font: 'Cairo', points: 12, paint: white })
  const back = new Drawing(size)
    .background(paint(RED))
    .text('055 123 4567', 30, { font: 'Cairo', points: 14, paint: isFaulty ? '0 0 0 rg' : '0 0 0 1 k' })
  return pdfOf(name, front.page(), back.page())
}
