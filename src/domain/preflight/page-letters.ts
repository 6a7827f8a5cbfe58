import type { Box } from './file-facts.ts'

/** A letter drawn on a page. Lengths in millimetres from the left and top of the trim. */
export type PageLetter = {
  /** Its Unicode, 0 when the font gives none. */
  readonly code: number
  /** Its number in the font, null when the reader gives none. */
  readonly glyph: number | null
  readonly font: string
  /** Size as it is seen, after every transform. */
  readonly points: number
  /** Where the pen stands when it is drawn. */
  readonly originX: number
  readonly originY: number
  /** What it paints, null for a letter without ink. */
  readonly ink: Box | null
  /** Degrees clockwise its line is turned by, 0 for a level line. */
  readonly angle: number
}

/** A line of text as it was read from a page. */
export type ReadLine = {
  readonly page: number
  readonly text: string
  readonly box: Box
  readonly isArabic: boolean
}
