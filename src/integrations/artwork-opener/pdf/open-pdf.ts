import type { FileFacts } from '#domain/preflight/file-facts.ts'
import { damagedFile, plainFile } from '../blank-facts.ts'
import { measureInk } from '../ink/measure-ink.ts'
import type { Opening, OpenerTask } from '../opening.ts'
import { LIMITS, LimitReached } from '../walker/limits.ts'
import { activeContent, isIllustrator } from './document-facts.ts'
import { readLayers } from './layers.ts'
import { loadObjects } from './load-objects.ts'
import { openDocument, startPdfium, type Pdfium, type PdfiumDocument } from './pdfium.ts'
import { readPages } from './read-pages.ts'

/** PDFium stays for the next file of this process. */
let started: Promise<Pdfium> | undefined

/** Opens a PDF with two readers, which must agree about it. */
export async function openPdf(task: OpenerTask): Promise<Opening> {
  started ??= startPdfium()
  const pdfium = await started
  const document = openDocument(pdfium, task.path)
  if (document === 'DAMAGED') return opened(damagedFile('PDF'))
  if (document === 'LOCKED') return opened({ ...plainFile('PDF', []), isLocked: true })
  try {
    return await openBoth(pdfium, document, task)
  } catch (error) {
    if (error instanceof LimitReached) return { outcome: 'FAILED', reason: error.reason }
    throw error
  } finally {
    document.close()
  }
}

async function openBoth(pdfium: Pdfium, document: PdfiumDocument, task: OpenerTask): Promise<Opening> {
  const objects = await loadObjects(task.path)
  if (!objects || objects.pages.length !== pdfium.call.FPDF_GetPageCount(document.handle)) {
    return opened(damagedFile('PDF'))
  }
  const { context, catalog } = objects.file
  const layers = readLayers(context, catalog)
  const pages = objects.pages.slice(0, LIMITS.pages)
  const read = await readPages({
    pdfium,
    document,
    pages,
    file: { context, layers, fonts: new Map() },
    folder: task.pictures,
  })
  const active = activeContent(catalog, pages)
  // Last: it rewrites the objects that it measures.
  const ink = await measureInk(pdfium, objects.file, { pages, inked: read.inked, folder: task.pictures })
  const facts: FileFacts = {
    ...plainFile(
      isIllustrator(pages) ? 'AI' : 'PDF',
      read.pages.map((page, index) => ({ ...page, ink: ink.get(index) ?? [] })),
    ),
    pageCount: objects.pages.length,
    ...active,
    layers: layers.names,
    fonts: read.fonts,
  }
  return { outcome: 'OPENED', facts, pictures: read.pictures, lines: read.lines }
}

const opened = (facts: FileFacts): Opening => ({ outcome: 'OPENED', facts, pictures: [], lines: [] })
