import type { PDFDict } from '@cantoo/pdf-lib'
import { PDFStream } from '@cantoo/pdf-lib'
import { ContentWalk, type PageWalk } from '../walker/content-walk.ts'
import { firstState } from '../walker/graphics-state.ts'
import { LIMITS, LimitReached } from '../walker/limits.ts'
import { PageUses } from '../walker/page-uses.ts'
import { cornersOf, entry, inherited, itemsOf, numberOf } from './objects.ts'
import { pageGeometry, type PageGeometry } from './page-geometry.ts'
import { PdfResources, type FileParts } from './resources.ts'
import { streamBytes } from './stream-bytes.ts'

/** A page without any box is of the size of an American letter, as PDFium takes it. */
const LETTER = [0, 0, 612, 792] as const

/** Where a page lies, by its boxes. */
export const geometryOf = (page: PDFDict): PageGeometry =>
  pageGeometry({
    media: cornersOf(inherited(page, 'MediaBox')) ?? LETTER,
    crop: cornersOf(inherited(page, 'CropBox')),
    trim: cornersOf(entry(page, 'TrimBox')),
    rotation: numberOf(inherited(page, 'Rotate')) ?? 0,
    unit: numberOf(entry(page, 'UserUnit')) ?? 1,
  })

export type WalkedPage = Omit<PageWalk, 'budget'>

/** Walks everything that a page draws; its texts wait for their letters. */
export function walkPage(
  page: PDFDict,
  { toTrim, visible, width, height }: PageGeometry,
  { file, budget }: { readonly file: FileParts; readonly budget: PageWalk['budget'] },
): WalkedPage {
  const walk: PageWalk = {
    uses: new PageUses({ left: 0, top: 0, right: width, bottom: height }),
    texts: [],
    segments: [],
    outlines: [],
    fonts: new Map(),
    budget,
  }
  const resources = new PdfResources(file, inherited(page, 'Resources'))
  new ContentWalk(walk, resources, firstState(toTrim, visible), { level: 0 }).run(contentOf(page))
  return walk
}

/** The content of a page, which may lie in several pieces that break between any two tokens. */
export function contentOf(page: PDFDict): Uint8Array {
  const contents = entry(page, 'Contents')
  if (contents instanceof PDFStream) return streamBytes(contents)
  const pieces: Uint8Array[] = []
  let bytes = 0
  for (const piece of itemsOf(contents)) {
    const content = streamBytes(piece)
    bytes += content.length + 1
    if (bytes > LIMITS.streamBytes) throw new LimitReached('MEMORY')
    pieces.push(content, NEW_LINE)
  }
  return Buffer.concat(pieces)
}

const NEW_LINE = new Uint8Array([10])
