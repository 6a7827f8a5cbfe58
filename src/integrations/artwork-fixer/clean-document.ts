import { PDFName, type PDFDict, type PDFDocument } from '@cantoo/pdf-lib'
import { entry } from '../artwork-opener/pdf/objects.ts'

const CATALOG = ['OpenAction', 'AA', 'AcroForm', 'Collection', 'URI', 'Threads', 'PieceInfo', 'Metadata'] as const
const NAMES = ['JavaScript', 'EmbeddedFiles', 'AlternatePresentations', 'Renditions'] as const
const PAGE = ['AA', 'Annots', 'PieceInfo', 'Metadata', 'Thumb', 'B'] as const

/** Drops everything that is not printed: actions, scripts, attachments, forms and comments. */
export function cleanDocument(document: PDFDocument): void {
  const { catalog } = document
  drop(catalog, CATALOG)
  const names = entry(catalog, 'Names')
  if (names) drop(names as PDFDict, NAMES)
  for (const page of document.getPages()) drop(page.node, PAGE)
}

const drop = (dict: PDFDict, keys: readonly string[]): void => {
  for (const key of keys) dict.delete(PDFName.of(key))
}
