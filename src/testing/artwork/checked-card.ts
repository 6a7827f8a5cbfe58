import { plainSheet, type PrintSheet } from '#domain/print-spec/print-sheet.ts'
import { PRINT_LIMITS } from '#domain/print-spec/print-method.ts'
import type { PrintSpec } from '#domain/print-spec/print-spec.ts'
import { checkArtwork } from '#domain/preflight/check-artwork.ts'
import type { ColourUse, FileFacts, PageFacts, TextUse } from '#domain/preflight/file-facts.ts'

export const CARD: PrintSheet = plainSheet({ widthMm: 90, heightMm: 50 })
export const SPEC: PrintSpec = {
  method: 'COATED',
  limits: PRINT_LIMITS.COATED,
  faces: [{ code: 'front', sheet: CARD }],
  pages: { min: 1, max: 1, multiple: 1 },
  layers: [],
  proof: 'SELF',
}
export const MIDDLE = { left: 20, top: 20, width: 30, height: 5 }
export const EVERYWHERE = { left: -3, top: -3, width: 96, height: 56 }
export const THREE = { left: 3, right: 3, top: 3, bottom: 3 }

export const PAGE: PageFacts = {
  number: 1,
  width: 90,
  height: 50,
  pixels: null,
  trimFrom: 'TRIM',
  room: THREE,
  reach: THREE,
  isEmpty: false,
  marksInside: null,
  printedComments: 0,
  hasUnreadableText: false,
  hasOutlinedText: false,
  hasArabic: false,
  digits: ['LATIN'],
  colours: [],
  strokes: [],
  texts: [],
  pictures: [],
  arabic: [],
  phones: [],
  thinnestMark: null,
  ink: [],
}
export const FILE: FileFacts = {
  kind: 'PDF',
  pageCount: 1,
  pages: [PAGE],
  isDamaged: false,
  isLocked: false,
  form: 'NONE',
  hasActions: false,
  hasAttachments: false,
  layers: [],
  fonts: [],
}
export const FILL: ColourUse = {
  kind: 'FILL',
  space: 'CMYK',
  spots: [],
  leastTint: 1,
  isWhite: false,
  isBlack: false,
  isRichBlack: false,
  overprints: false,
  isTransparent: false,
  count: 1,
  box: EVERYWHERE,
}
export const TEXT: TextUse = {
  points: 9,
  font: 'Readex',
  isArabic: false,
  isWhite: false,
  isRichBlack: false,
  isBlack: true,
  overprints: true,
  count: 20,
  box: MIDDLE,
}

export const page = (changes: Partial<PageFacts>): FileFacts => ({ ...FILE, pages: [{ ...PAGE, ...changes }] })
export const codes = (facts: FileFacts, spec = SPEC) => checkArtwork(facts, spec).map(({ code }) => code)
