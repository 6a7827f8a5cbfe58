/** A rectangle on a page, in millimetres from the left and the top of the trim, at the scale of the file. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** What a file is, by its bytes. */
export const FILE_KINDS = ['PDF', 'AI', 'JPEG', 'PNG', 'WEBP', 'TIFF', 'SVG', 'PSD', 'EPS'] as const

export type FileKind = (typeof FILE_KINDS)[number]

/** How a colour is given. `ALL` is the separation that prints on every plate. */
export type ColourSpace = 'GRAY' | 'RGB' | 'CMYK' | 'LAB' | 'ICC_OTHER' | 'SPOT' | 'ALL'

/** Whether a colour is one of screens: it has no inks, and leaves nothing on a plate. */
export const isScreenColour = (space: ColourSpace): boolean =>
  space === 'RGB' || space === 'LAB' || space === 'ICC_OTHER'

/** Paint of one kind and colour on a page; `box` is the largest of them. */
export type ColourUse = {
  readonly kind: 'FILL' | 'STROKE' | 'TEXT' | 'PICTURE'
  readonly space: ColourSpace
  /** Names of spot inks, empty for process colours. */
  readonly spots: readonly string[]
  /** How opaque the spot ink is printed where it is lightest, 0 to 1; 1 for process colours. */
  readonly leastTint: number
  readonly isWhite: boolean
  /** Black ink alone. */
  readonly isBlack: boolean
  /** Black or grey mixed of three inks or more. */
  readonly isRichBlack: boolean
  readonly overprints: boolean
  readonly isTransparent: boolean
  readonly count: number
  readonly box: Box
}

/** Lines of one width and colour. */
export type StrokeUse = {
  readonly width: number
  readonly spot: string | null
  readonly isWhite: boolean
  /** Drawn with more than one ink, which must meet exactly. */
  readonly isMixed: boolean
  readonly count: number
  readonly box: Box
}

/** Text of one font, size and colour. */
export type TextUse = {
  readonly points: number
  readonly font: string
  readonly isArabic: boolean
  readonly isWhite: boolean
  readonly isRichBlack: boolean
  readonly isBlack: boolean
  readonly overprints: boolean
  readonly count: number
  readonly box: Box
}

export type PictureUse = {
  /** Dots per inch where it is placed, the smaller of both directions. */
  readonly resolution: number
  readonly bits: number
  readonly space: ColourSpace
  readonly box: Box
}

/** What reading the letters of a page showed (arabic/read-page.ts). */
export type ArabicUse = {
  readonly problem:
    | 'LETTERS_APART'
    | 'ORDER_REVERSED'
    | 'WORDS_REVERSED'
    | 'NUMBER_REVERSED'
    | 'GLYPH_MISSING'
    | 'WRONG_ENCODING'
    | 'DATE_DISAGREES'
  /** The line as it was read. */
  readonly text: string
  readonly box: Box
}

/** A phone number without country and leading zero, and the language of the line it stands in. */
export type PhoneUse = { readonly number: string; readonly language: 'ar' | 'en'; readonly box: Box }

/** Where inks pile up: the area in square millimetres that bears more than `percent`. */
export type InkArea = { readonly percent: number; readonly area: number; readonly box: Box }

/** Something for each side of a page, in millimetres. */
export type Sides = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

export type PageFacts = {
  readonly number: number
  /** Size of the trim as it is seen, after rotation. */
  readonly width: number
  readonly height: number
  /** Dots of a picture file, which has no size of its own; null for a drawing. */
  readonly pixels: { readonly width: number; readonly height: number } | null
  /** Which box the trim was taken from. */
  readonly trimFrom: 'TRIM' | 'CROP' | 'MEDIA'
  /** How much page there is beyond the trim. */
  readonly room: Sides
  /** How far paint runs beyond the trim; negative: how far inside it ends. */
  readonly reach: Sides
  readonly isEmpty: boolean
  /** Crop or registration marks drawn inside the trim. */
  readonly marksInside: Box | null
  readonly printedComments: number
  readonly hasUnreadableText: boolean
  readonly hasOutlinedText: boolean
  readonly hasArabic: boolean
  readonly digits: readonly ('ARABIC' | 'LATIN')[]
  readonly colours: readonly ColourUse[]
  readonly strokes: readonly StrokeUse[]
  readonly texts: readonly TextUse[]
  readonly pictures: readonly PictureUse[]
  readonly arabic: readonly ArabicUse[]
  readonly phones: readonly PhoneUse[]
  /** The finest vowel mark, by the smaller side of what it paints; null without any. */
  readonly thinnestMark: { readonly size: number; readonly box: Box } | null
  readonly ink: readonly InkArea[]
}

/** Everything that opening a file showed, whatever it is ordered for. */
export type FileFacts = {
  readonly kind: FileKind
  /** Pages in the file; facts are read of the first 200. */
  readonly pageCount: number
  readonly pages: readonly PageFacts[]
  readonly isDamaged: boolean
  readonly isLocked: boolean
  readonly form: 'NONE' | 'FORM' | 'XFA'
  readonly hasActions: boolean
  readonly hasAttachments: boolean
  /** Names of optional layers. */
  readonly layers: readonly string[]
  readonly fonts: readonly { readonly name: string; readonly isEmbedded: boolean }[]
}
