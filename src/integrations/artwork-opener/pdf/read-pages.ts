import sharp from 'sharp'
import type { PDFDict } from '@cantoo/pdf-lib'
import { readPage, type PageReading } from '#domain/preflight/arabic/read-page.ts'
import type { FileFacts, PageFacts } from '#domain/preflight/file-facts.ts'
import { isGuideLayer } from '#domain/preflight/guide-layers.ts'
import type { PageLetter, ReadLine } from '#domain/preflight/page-letters.ts'
import { blankPage } from '../blank-facts.ts'
import { LEAST_HEAVY } from '../ink/ink-areas.ts'
import type { PagePicture } from '../opening.ts'
import { PICTURED_PAGES, PICTURE_SIDE, writePagePicture } from '../page-picture.ts'
import { cropMarksInside } from '../walker/crop-marks.ts'
import { LetterIndex } from '../walker/letter-index.ts'
import { LIMITS } from '../walker/limits.ts'
import { looksLikeText } from '../walker/outlined-text.ts'
import { printedComments } from './document-facts.ts'
import { hideGuides } from './hide-guides.ts'
import { inkReach } from './ink-reach.ts'
import { readLetters } from './page-letters.ts'
import { drawPageOnNothing, type Raster } from './page-raster.ts'
import type { Pdfium, PdfiumDocument } from './pdfium.ts'
import type { PageGeometry } from './page-geometry.ts'
import { geometryOf, walkPage, type WalkedPage } from './read-page.ts'
import type { FileParts } from './resources.ts'

/** Pages without a picture of their own are drawn this large, to see where their ink ends. */
const SMALL_SIDE = 500
/** Pages are drawn smaller once those before them took so long. */
const MIDDLE_SIDE = 800
const PATIENCE_MS = 4000

export type PagesOf = {
  readonly pdfium: Pdfium
  readonly document: PdfiumDocument
  readonly pages: readonly PDFDict[]
  readonly file: FileParts
  /** Where the pictures are written. */
  readonly folder: string
}

export type ReadPages = {
  readonly pages: readonly PageFacts[]
  readonly pictures: readonly PagePicture[]
  /** The text of the pages as a person reads it. */
  readonly lines: readonly ReadLine[]
  readonly fonts: FileFacts['fonts']
  /** Which pages have something of so much ink that the sum is worth a look, from 0. */
  readonly inked: readonly number[]
}

/** Reads the pages one after the other: letters and picture by PDFium, everything else by the walk. */
export async function readPages(given: PagesOf): Promise<ReadPages> {
  const budget = { operators: LIMITS.operators }
  const fonts = new Map<string, boolean>()
  const pages: PageFacts[] = []
  const pictures: PagePicture[] = []
  const lines: ReadLine[] = []
  const inked: number[] = []
  const began = performance.now()
  for (const [index, page] of given.pages.entries()) {
    const geometry = geometryOf(page)
    // Limits are met here, before PDFium takes the page for what it says it is.
    const walked = walkPage(page, geometry, { file: given.file, budget })
    const { onWhite, onNothing, letters } = drawn(given, index, geometry, performance.now() - began)
    const text = readText(walked, letters, index + 1)
    if (index < PICTURED_PAGES) pictures.push(await pictureOf(onNothing, index + 1, given.folder))
    pages.push(factsOf({ page, number: index + 1, geometry, walked, raster: onWhite, letters, text }))
    lines.push(...text.lines)
    if (100 * walked.uses.mostInk > LEAST_HEAVY && index < PICTURED_PAGES) inked.push(index)
    for (const [name, isEmbedded] of walked.fonts) fonts.set(name, isEmbedded && (fonts.get(name) ?? true))
  }
  return { pages, pictures, lines, inked, fonts: [...fonts].map(([name, isEmbedded]) => ({ name, isEmbedded })) }
}

/** What PDFium makes of a page. */
function drawn({ pdfium, document, file }: PagesOf, index: number, { toTrim }: PageGeometry, elapsedMs: number) {
  const handle = pdfium.call.FPDF_LoadPage(document.handle, index)
  if (handle === 0) throw new Error(`PDFium cannot load page ${index + 1}`)
  try {
    if (file.layers.names.some(isGuideLayer)) hideGuides(pdfium, handle)
    return {
      ...drawPageOnNothing(pdfium, handle, sideOf(index, elapsedMs)),
      letters: readLetters(pdfium, handle, toTrim),
    }
  } finally {
    pdfium.call.FPDF_ClosePage(handle)
  }
}

/** Brings the letters together with the runs that the walk met, then reads them as lines. */
function readText(walked: WalkedPage, letters: readonly PageLetter[], number: number): PageReading {
  const index = new LetterIndex(letters)
  for (const paint of walked.texts) paint(index)
  return readPage(
    letters.map((letter) => index.withGlyph(letter)),
    number,
  )
}

const sideOf = (index: number, elapsedMs: number): number => {
  if (index >= PICTURED_PAGES) return SMALL_SIDE
  return elapsedMs > PATIENCE_MS ? MIDDLE_SIDE : PICTURE_SIDE
}

const pictureOf = ({ width, height, dots }: Raster, number: number, folder: string): Promise<PagePicture> =>
  writePagePicture(sharp(dots, { raw: { width, height, channels: 4 } }), number, folder)

type OnePage = {
  readonly page: PDFDict
  readonly number: number
  readonly geometry: PageGeometry
  readonly walked: WalkedPage
  readonly raster: Raster
  readonly letters: readonly PageLetter[]
  readonly text: PageReading
}

function factsOf({ page, number, geometry, walked, raster, letters, text }: OnePage): PageFacts {
  const { width, height, trimFrom, room } = geometry
  const { isEmpty, reach } = inkReach(raster, {
    width,
    height,
    room,
    letters: letters.flatMap(({ ink }) => ink ?? []),
  })
  const uses = walked.uses.facts()
  return {
    ...blankPage(number),
    width,
    height,
    trimFrom,
    room,
    reach,
    // White ink and varnish leave nothing on the picture of a page.
    isEmpty: isEmpty && !uses.colours.some(({ space }) => space === 'SPOT'),
    hasOutlinedText: looksLikeText(walked.outlines, walked.texts.length > 0),
    marksInside: cropMarksInside(walked.segments, width, height),
    printedComments: printedComments(page),
    ...uses,
    arabic: text.arabic,
    digits: text.digits,
    hasArabic: text.hasArabic,
    hasUnreadableText: text.hasUnreadableText,
    phones: text.phones,
    thinnestMark: text.thinnestMark,
  }
}
