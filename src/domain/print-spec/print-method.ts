/** How a product is printed. The method decides how much ink, which resolution, which lines and which type it bears. */
export const PRINT_METHODS = ['COATED', 'UNCOATED', 'LARGE', 'TEXTILE', 'OBJECT', 'STAMP', 'ENGRAVED'] as const

export type PrintMethod = (typeof PRINT_METHODS)[number]

/** Whether several pieces are printed on one sheet of paper. */
export const isOnSheets = (method: PrintMethod): boolean => method === 'COATED' || method === 'UNCOATED'

/** Whether what is printed is cut to its size afterwards; the others are printed on things that are there already. */
export const isCutToSize = (method: PrintMethod): boolean => isOnSheets(method) || method === 'LARGE'

/** Limits of a method: dots per inch at the final size, lines in millimetres, type in points, ink in percent. */
export type PrintLimits = {
  /** Sum of all inks in one place; null where there are no process inks. */
  readonly inkLimit: number | null
  readonly resolution: {
    /** Below this a picture is unusable. */
    readonly unusable: number
    /** Below this a picture may look soft. */
    readonly soft: number
    /** The same for pictures of one bit, whose edges show. */
    readonly lineArt: number
  }
  readonly stroke: { readonly least: number; readonly leastReversed: number }
  readonly type: { readonly least: number; readonly leastReversed: number; readonly leastArabic: number }
}

/** A quarter and half of a point in millimetres. */
const [QUARTER_POINT, HALF_POINT] = [0.088, 0.176]

const PAPER: PrintLimits = {
  inkLimit: 300,
  resolution: { unusable: 100, soft: 200, lineArt: 600 },
  stroke: { least: QUARTER_POINT, leastReversed: HALF_POINT },
  type: { least: 5, leastReversed: 6, leastArabic: 6.5 },
}

const ONE_COLOUR: PrintLimits = {
  inkLimit: null,
  resolution: { unusable: 200, soft: 300, lineArt: 600 },
  stroke: { least: 0.3, leastReversed: 0.4 },
  type: { least: 6, leastReversed: 7, leastArabic: 7.5 },
}

/** What each method bears. */
export const PRINT_LIMITS: Readonly<Record<PrintMethod, PrintLimits>> = {
  COATED: PAPER,
  UNCOATED: { ...PAPER, inkLimit: 260 },
  LARGE: {
    inkLimit: 280,
    resolution: { unusable: 60, soft: 120, lineArt: 300 },
    stroke: { least: 0.5, leastReversed: 1 },
    type: { least: 12, leastReversed: 14, leastArabic: 16 },
  },
  TEXTILE: {
    inkLimit: 280,
    resolution: { unusable: 100, soft: 150, lineArt: 300 },
    stroke: { least: 0.35, leastReversed: 0.5 },
    type: { least: 8, leastReversed: 10, leastArabic: 10 },
  },
  OBJECT: {
    inkLimit: 280,
    resolution: { unusable: 100, soft: 200, lineArt: 600 },
    stroke: { least: 0.2, leastReversed: 0.3 },
    type: { least: 6, leastReversed: 7, leastArabic: 7.5 },
  },
  STAMP: ONE_COLOUR,
  ENGRAVED: ONE_COLOUR,
}
