import { amountOf, BLACK, inkOf, type Paint } from '../walker/paint.ts'
import { spotsOf, type Space } from '../walker/colour-space.ts'

/** What of the inks is drawn as grey, from 0 (none, white) to 1 (all there can be, black). */
export type InkView = {
  readonly amount: (paint: Paint) => number
  /** The same of a dot of a picture: four inks of one byte each, from 0 to 255. */
  readonly ofDot: (cyan: number, magenta: number, yellow: number, black: number) => number
  /** Whether paint of a space leaves nothing at all, so that what is under it stays. */
  readonly isHidden?: (space: Space) => boolean
  /** What is not hidden has its own colours. */
  readonly isColoured?: boolean
  /** A program of PostScript that makes the grey of the values of a space. */
  readonly program: (space: Space) => string
}

/** All four process inks added up. */
export const SUM: InkView = {
  amount: (paint) => inkOf(paint) / 4,
  ofDot: (...inks) => inks.reduce((sum, ink) => sum + ink, 0) / 4 / 255,
  program: ({ space, components, inks }) => {
    if (space === 'GRAY') return '1 exch sub 4 div 1 exch sub'
    if (space === 'CMYK' && inks.length !== 1) return `${'add '.repeat(components - 1)}4 div 1 exch sub`
    if (space === 'CMYK') return '4 div 1 exch sub'
    return `${'pop '.repeat(components)}1`
  },
}

export const PROCESS_INKS = ['Cyan', 'Magenta', 'Yellow', 'Black'] as const

/** One ink alone, as its plate: a process ink by its English name, or a spot ink by its own. */
export const plateOf = (ink: string): InkView => {
  const place = PROCESS_INKS.findIndex((each) => each === ink)
  return {
    amount: (paint) => amountOf(ink, paint),
    ofDot: (...inks) => (inks[place] ?? 0) / 255,
    program: ({ space, components, inks }) => {
      if (space === 'GRAY') return ink === 'Black' ? '' : 'pop 1'
      const at = inks.length > 0 ? inks.indexOf(ink) : space === 'CMYK' ? place : -1
      if (at === -1) return `${'pop '.repeat(components)}1`
      return `${components - 1 - at} index ${components + 1} 1 roll ${'pop '.repeat(components)}1 exch sub`
    },
  }
}

/** Paint of these spot inks and of no others. */
const isPaintOf =
  (inks: readonly string[]) =>
  (space: Space): boolean => {
    const spots = spotsOf(space)
    return spots.length > 0 && spots.length === space.inks.length && spots.every((ink) => inks.includes(ink))
  }

/** One finish alone, as if the others of the page were not there. */
export const finishOf = (ink: string, finishes: readonly string[]): InkView => ({
  ...plateOf(ink),
  isHidden: isPaintOf(finishes.filter((each) => each !== ink)),
})

/** A page in its colours, without the paint of finishes. */
export const withoutFinishes = (finishes: readonly string[]): InkView => ({
  ...SUM,
  isHidden: isPaintOf(finishes),
  isColoured: true,
})

/** What pages begin to draw with. */
export const beginning = (view: InkView): number => view.amount(BLACK)
