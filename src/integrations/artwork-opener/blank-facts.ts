import type { Box, FileFacts, FileKind, PageFacts, PictureUse, Sides } from '#domain/preflight/file-facts.ts'

const NOTHING: Sides = { left: 0, right: 0, top: 0, bottom: 0 }

/** A page about which nothing is known yet but its number. */
export const blankPage = (number: number): PageFacts => ({
  number,
  width: 0,
  height: 0,
  pixels: null,
  trimFrom: 'MEDIA',
  room: NOTHING,
  reach: NOTHING,
  isEmpty: false,
  marksInside: null,
  printedComments: 0,
  hasUnreadableText: false,
  hasOutlinedText: false,
  hasArabic: false,
  digits: [],
  colours: [],
  strokes: [],
  texts: [],
  pictures: [],
  arabic: [],
  phones: [],
  thinnestMark: null,
  ink: [],
})

/** A file without anything that asks for a word. */
export const plainFile = (kind: FileKind, pages: readonly PageFacts[]): FileFacts => ({
  kind,
  pageCount: pages.length,
  pages,
  isDamaged: false,
  isLocked: false,
  form: 'NONE',
  hasActions: false,
  hasAttachments: false,
  layers: [],
  fonts: [],
})

/** A file that its readers could not make out, or about which they disagree. */
export const damagedFile = (kind: FileKind): FileFacts => ({ ...plainFile(kind, []), isDamaged: true })

/** Facts of a page that is one picture; it has dots and no size of its own. */
export function picturePage(
  number: number,
  pixels: { readonly width: number; readonly height: number },
  picture: Omit<PictureUse, 'box'> & { readonly isTransparent: boolean },
): PageFacts {
  const { resolution, bits, space, isTransparent } = picture
  const box: Box = { left: 0, top: 0, width: mm(pixels.width, resolution), height: mm(pixels.height, resolution) }
  const plain = { spots: [], leastTint: 1, isWhite: false, isBlack: false, isRichBlack: false, overprints: false }
  return {
    ...blankPage(number),
    pixels,
    colours: [{ kind: 'PICTURE', space, ...plain, isTransparent, count: 1, box }],
    pictures: [{ resolution, bits, space, box }],
  }
}

const mm = (dots: number, perInch: number): number => (dots / perInch) * 25.4
