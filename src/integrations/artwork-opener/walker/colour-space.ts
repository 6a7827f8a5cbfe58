import type { ColourSpace } from '#domain/preflight/file-facts.ts'

/** A colour space as far as a printer asks. */
export type Space = {
  readonly space: ColourSpace
  readonly components: number
  /** Names of the inks of a separation, in the order of its values; empty for other spaces. */
  readonly inks: readonly string[]
  readonly isPattern: boolean
  /** Values are places in a table of colours. */
  readonly isIndexed: boolean
}

const device = (space: ColourSpace, components: number): Space => ({
  space,
  components,
  inks: [],
  isPattern: false,
  isIndexed: false,
})

export const GRAY = device('GRAY', 1)
export const RGB = device('RGB', 3)
export const CMYK = device('CMYK', 4)
export const LAB = device('LAB', 3)
export const OTHER = device('ICC_OTHER', 3)

/** The inks of four-colour printing; a separation of these alone is no spot colour. */
const PROCESS = new Set(['Cyan', 'Magenta', 'Yellow', 'Black'])

/** The space of inks by name: `All`, spot colours, or process colours under their own names. */
export function separation(inks: readonly string[]): Space {
  const space = spaceOfInks(inks)
  return { space, components: inks.length, inks, isPattern: false, isIndexed: false }
}

function spaceOfInks(inks: readonly string[]): ColourSpace {
  if (inks.includes('All')) return 'ALL'
  return inks.every((ink) => PROCESS.has(ink) || ink === 'None') ? 'CMYK' : 'SPOT'
}

/** The spot inks among the names of a separation. */
export const spotsOf = ({ inks }: Space): readonly string[] =>
  inks.filter((ink) => !PROCESS.has(ink) && ink !== 'None' && ink !== 'All')

/** The space of an ICC profile by its number of channels. */
export const profiled = (channels: number | undefined): Space =>
  (channels === 1 && GRAY) || (channels === 3 && RGB) || (channels === 4 && CMYK) || OTHER
