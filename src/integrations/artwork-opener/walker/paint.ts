import { isScreenColour } from '#domain/preflight/file-facts.ts'
import type { ColourUse } from '#domain/preflight/file-facts.ts'
import { GRAY, spotsOf, type Space } from './colour-space.ts'

/** What is painted with: a space, its values, and the pattern when it is one. */
export type Paint = { readonly space: Space; readonly values: readonly number[]; readonly pattern: string | undefined }

/** What a printer asks of a colour. */
export type Colour = Pick<ColourUse, 'space' | 'spots' | 'leastTint' | 'isWhite' | 'isBlack' | 'isRichBlack'> & {
  /** Drawn with more than one ink. */
  readonly isMixed: boolean
  /** How much of the process inks it may be, 0 to 4. */
  readonly ink: number
  /** The same for colours about which a printer asks the same. */
  readonly key: string
}

export const BLACK: Paint = { space: GRAY, values: [0], pattern: undefined }

/** Less of an ink than this is not seen. */
const TRACE = 0.001
/** An ink lighter than this does not make a black richer. */
const FAINT = 0.05
/** Greys differ by no more than this between red, green and blue; blacks are no lighter than `DARK`. */
const NEUTRAL = 0.15
const DARK = 0.35

const PLACES: Readonly<Record<string, number>> = { Cyan: 0, Magenta: 1, Yellow: 2, Black: 3 }

const known = new WeakMap<Paint, Colour>()

/** What a paint is for a printer. */
export function colourOf(paint: Paint): Colour {
  let colour = known.get(paint)
  if (!colour) {
    colour = keyed({ ...judged(paint), ink: inkOf(paint) })
    known.set(paint, colour)
  }
  return colour
}

/** A colour with its key. */
export function keyed(colour: Omit<Colour, 'key'>): Colour {
  const { space, spots, isWhite, isBlack, isRichBlack } = colour
  return { ...colour, key: `${space}${Number(isWhite)}${Number(isBlack)}${Number(isRichBlack)}${spots.join('|')}` }
}

function judged({ space, values, pattern }: Paint): Omit<Colour, 'key' | 'ink'> {
  const spots = spotsOf(space)
  const unknown = { space: space.space, spots, leastTint: 1, ...NO_COLOUR, isMixed: space.components > 1 }
  if (isUnknown({ space, pattern })) return unknown
  if (isScreenColour(space.space)) {
    const isWhite = space.space === 'RGB' ? values.every((value) => value > 1 - TRACE) : (values[0] ?? 0) > 99.9
    return { ...unknown, isWhite, isMixed: !isWhite }
  }
  const inks = inksOf(space, values)
  const process = inks.slice(0, 4)
  const spot = inks.slice(4)
  const used = inks.filter((ink) => ink > TRACE).length
  return {
    space: space.space,
    spots,
    leastTint: spot.length > 0 ? Math.min(...spot) : 1,
    isWhite: used === 0,
    isBlack: used === 1 && (process[3] ?? 0) > 1 - TRACE,
    isRichBlack: spot.length === 0 && isRich(process),
    isMixed: used > 1,
  }
}

/** A pattern, or an entry of a palette: what it paints is not one colour. */
const isUnknown = ({ space, pattern }: Pick<Paint, 'space' | 'pattern'>): boolean =>
  pattern !== undefined || space.isIndexed || space.isPattern

const NO_COLOUR = { isWhite: false, isBlack: false, isRichBlack: false }

/**
 * How much of the four process inks lies in one place, 0 to 4. Spot inks are printed apart; what inks a colour of the screen
 * becomes is not known here, so that it counts as none.
 */
export function inkOf(paint: Paint): number {
  const { space, values } = paint
  if (isUnknown(paint) || isScreenColour(space.space)) return 0
  return inksOf(space, values)
    .slice(0, 4)
    .reduce((sum, ink) => sum + Math.min(1, Math.max(0, ink)), 0)
}

/** How much of one ink a paint has, 0 to 1: a process ink by its English name, or a spot ink by its own. */
export function amountOf(ink: string, paint: Paint): number {
  const { space, values } = paint
  if (isUnknown(paint) || isScreenColour(space.space)) return 0
  const place = PLACES[ink]
  const inks = inksOf(space, values)
  const amount = place === undefined ? inks[4 + spotsOf(space).indexOf(ink)] : inks[place]
  const isSpotOutside = place === undefined && !space.inks.includes(ink) && space.space !== 'ALL'
  const full = space.space === 'ALL' ? (values[0] ?? 1) : amount
  return isSpotOutside ? 0 : Math.min(1, Math.max(0, full ?? 0))
}

/** Cyan, magenta, yellow and black, 0 to 1, and the spot inks behind them. */
function inksOf(space: Space, values: readonly number[]): readonly number[] {
  if (space.space === 'GRAY') return [0, 0, 0, 1 - (values[0] ?? 0)]
  if (space.space === 'ALL') return [1, 1, 1, 1].map((full) => full * (values[0] ?? 1))
  if (space.inks.length === 0) return [0, 1, 2, 3].map((place) => values[place] ?? 0)
  const process = [0, 0, 0, 0]
  const spots: number[] = []
  for (const [index, ink] of space.inks.entries()) {
    const place = PLACES[ink]
    if (place !== undefined) process[place] = values[index] ?? 0
    else if (ink !== 'None') spots.push(values[index] ?? 0)
  }
  return [...process, ...spots]
}

function isRich(process: readonly number[]): boolean {
  if (process.filter((ink) => ink > FAINT).length < 3) return false
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = process
  const light = [cyan, magenta, yellow].map((ink) => (1 - ink) * (1 - black))
  return Math.max(...light) - Math.min(...light) <= NEUTRAL && Math.max(...light) <= DARK
}
