import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PDFDict, PDFDocument } from '@cantoo/pdf-lib'
import type { InkArea } from '#domain/preflight/file-facts.ts'
import { drawPage } from '../pdf/page-raster.ts'
import { openDocument, type Pdfium } from '../pdf/pdfium.ts'
import { geometryOf } from '../pdf/read-page.ts'
import { inkAreas } from './ink-areas.ts'
import { InkCopy } from './ink-copy.ts'

/** Two dots a millimetre show every area that can be felt; a large print is never that near. */
const DOTS_PER_MM = 2
const MOST_DOTS = 800

export type Inked = {
  readonly pages: readonly PDFDict[]
  /** Pages to measure, from 0. */
  readonly inked: readonly number[]
  /** Where a copy may lie meanwhile. */
  readonly folder: string
}

/**
 * Sums the inks of pages, by drawing a copy of them in which every colour is the grey of its ink. Overprint and what lies below
 * something transparent are not added up, so that the sum is the least there is. Changes the objects of the file.
 */
export async function measureInk(
  pdfium: Pdfium,
  file: PDFDocument,
  { pages, inked, folder }: Inked,
): Promise<ReadonlyMap<number, readonly InkArea[]>> {
  const areas = new Map<number, readonly InkArea[]>()
  if (inked.length === 0 || file.isEncrypted) return areas
  const copy = new InkCopy(file.context, file.catalog)
  const rewritten: number[] = []
  for (const index of inked) {
    const page = pages[index]
    if (page && (await copy.rewrite(page))) rewritten.push(index)
  }
  copy.dropOtherPictures()
  const path = join(folder, 'ink.pdf')
  await writeFile(path, await file.save({ useObjectStreams: false, updateFieldAppearances: false }))
  try {
    const document = openDocument(pdfium, path)
    if (typeof document === 'string') return areas
    for (const index of rewritten) {
      const page = pages[index]
      if (page) areas.set(index, areasOf(pdfium, document.handle, index, page))
    }
    document.close()
    return areas
  } finally {
    await rm(path, { force: true })
  }
}

function areasOf(pdfium: Pdfium, document: number, index: number, page: PDFDict): readonly InkArea[] {
  const { width, height, room } = geometryOf(page)
  const [wide, high] = [room.left + width + room.right, room.top + height + room.bottom]
  const handle = pdfium.call.FPDF_LoadPage(document, index)
  if (handle === 0) return []
  const side = Math.max(1, Math.min(MOST_DOTS, Math.round(Math.max(wide, high) * DOTS_PER_MM)))
  const raster = drawPage(pdfium, handle, side, true)
  pdfium.call.FPDF_ClosePage(handle)
  return inkAreas(raster, { across: wide / raster.width, down: high / raster.height, left: room.left, top: room.top })
}
