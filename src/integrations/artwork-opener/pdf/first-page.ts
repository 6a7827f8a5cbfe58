import sharp from 'sharp'
import type { FirstPage, FirstPageTask } from '../opening.ts'
import { PICTURE_SIDE, writePagePicture } from '../page-picture.ts'
import { drawPageOnNothing } from './page-raster.ts'
import { openDocument, startPdfium, type Pdfium } from './pdfium.ts'

/** PDFium stays for the next file of this process. */
let started: Promise<Pdfium> | undefined

/** Draws the first page of a PDF, and reads nothing else of it. */
export async function drawFirstPage({ path, pictures }: FirstPageTask): Promise<FirstPage> {
  started ??= startPdfium()
  const pdfium = await started
  const document = openDocument(pdfium, path)
  if (typeof document === 'string') return { outcome: 'IMPOSSIBLE' }
  try {
    const page = pdfium.call.FPDF_LoadPage(document.handle, 0)
    if (page === 0) return { outcome: 'IMPOSSIBLE' }
    const { width, height, dots } = drawPageOnNothing(pdfium, page, PICTURE_SIDE).onNothing
    pdfium.call.FPDF_ClosePage(page)
    const picture = sharp(dots, { raw: { width, height, channels: 4 } })
    return { outcome: 'DRAWN', picture: await writePagePicture(picture, 1, pictures) }
  } finally {
    document.close()
  }
}
