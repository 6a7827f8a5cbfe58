import { PDFArray, type PDFPage } from '@cantoo/pdf-lib'
import { itemsOf } from '../../artwork-opener/pdf/objects.ts'
import { contentBytes } from '../content/content-bytes.ts'

/** The content of a page as one stream: the parts of it may end anywhere between two words; throws UnreadableContent. */
export function pageContents(page: PDFPage): Uint8Array {
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? itemsOf(contents) : [contents]
  return Buffer.concat(streams.flatMap((stream) => [Buffer.from(contentBytes(stream)), Buffer.from('\n')]))
}
