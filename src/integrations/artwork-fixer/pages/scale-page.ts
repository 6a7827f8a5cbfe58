import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib'
import { redrawPage, trimOf } from './redraw-page.ts'

/** Larger changes of size than this are no repair: the file was made for another product. */
const MAX_CHANGE = 0.031

/**
 * Scales a page so that its trim has this size in points, its bleed with it. False when that would change it by more than
 * three percent.
 */
export function scalePage(
  document: PDFDocument,
  page: PDFPage,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const trim = trimOf(page)
  const [across, up] = [width / trim.width, height / trim.height]
  if (Math.max(Math.abs(across - 1), Math.abs(up - 1)) > MAX_CHANGE) return false
  const media = page.getMediaBox()
  const scaled = ({ x, y, width: wide, height: high }: typeof media) => ({
    x: x * across,
    y: y * up,
    width: wide * across,
    height: high * up,
  })
  const sheet = scaled(media)
  redrawPage(document, page, {
    drawings: [{ matrix: [across, 0, 0, up, 0, 0], within: sheet }],
    sheet,
    trim: scaled(trim),
  })
  return true
}
