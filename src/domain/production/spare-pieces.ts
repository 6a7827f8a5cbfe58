import type { PrintMethod } from '../print-spec/print-method.ts'

/** How many pieces are printed besides those ordered, so that spoilt ones are no reason to print again. */
export type SpareRule = {
  /** Percent of the pieces of a design. */
  readonly percent: number
  /** Percent more for each further pass: foil, gloss, white, a cut along an outline. */
  readonly perLayer: number
  /** At least so many, but never more than were ordered. */
  readonly least: number
}

/** What a shop prints and packs by its methods of printing. */
export type PieceRules = {
  readonly spare: Readonly<Record<PrintMethod, SpareRule>>
  /** Pieces in a pack; null where each is packed as it comes. */
  readonly packs: Readonly<Record<PrintMethod, number | null>>
}

const [PAPER, NONE] = [
  { percent: 1, perLayer: 1, least: 2 },
  { percent: 0, perLayer: 0, least: 0 },
]

/** Sheets are made ready with some that are thrown away; a banner or a stamp is made one by one, and blanks cost too much. */
export const DEFAULT_PIECE_RULES: PieceRules = {
  spare: {
    COATED: PAPER,
    UNCOATED: PAPER,
    LARGE: NONE,
    TEXTILE: { percent: 2, perLayer: 0, least: 0 },
    OBJECT: { percent: 2, perLayer: 0, least: 0 },
    STAMP: NONE,
    ENGRAVED: NONE,
  },
  packs: { COATED: 250, UNCOATED: 250, LARGE: null, TEXTILE: null, OBJECT: null, STAMP: null, ENGRAVED: null },
}

/** Spare pieces of a line: each of its designs spoils by itself. */
export function sparePieces(designs: readonly number[], layers: number, rule: SpareRule): number {
  const percent = rule.percent + rule.perLayer * layers
  return designs
    .map((pieces) => Math.max(Math.ceil((pieces * percent) / 100), Math.min(rule.least, pieces)))
    .reduce((sum, spare) => sum + spare, 0)
}

/** So many packs of so many pieces. */
export type Packs = { readonly count: number; readonly pieces: number }

/** How a line is packed: full packs of each design, then what is left of it; packs of one size are counted together. */
export function packsOf(designs: readonly number[], size: number): readonly Packs[] {
  const packs = new Map<number, number>()
  const add = (pieces: number, count: number) => {
    if (pieces > 0 && count > 0) packs.set(pieces, (packs.get(pieces) ?? 0) + count)
  }
  for (const pieces of designs) {
    add(size, Math.floor(pieces / size))
    add(pieces % size, 1)
  }
  return [...packs].map(([pieces, count]) => ({ count, pieces })).toSorted((one, other) => other.pieces - one.pieces)
}
