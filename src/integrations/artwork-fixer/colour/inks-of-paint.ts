import type { PressColours } from '../../press-colours/press-colours.ts'
import type { Paint } from '../../artwork-opener/walker/paint.ts'

/** Cyan, magenta, yellow and black, 0 to 1. */
export type Inks = readonly [number, number, number, number]

/** Screen colours that differ by no more than this are a grey, which black ink alone prints sharpest. */
const NEUTRAL = 0.012

/** The inks of a screen colour, each 0 to 1; greys are black ink alone, so that text and lines stay sharp. */
export function inksOfScreen(press: PressColours, red: number, green: number, blue: number): Inks {
  if (Math.max(red, green, blue) - Math.min(red, green, blue) <= NEUTRAL) return [0, 0, 0, rounded(1 - green)]
  const inks = press.toInks(new Uint8ClampedArray([red * 255, green * 255, blue * 255]))
  return [at(inks, 0), at(inks, 1), at(inks, 2), at(inks, 3)]
}

/** The inks of a paint of screen colours; undefined for any other space. */
export function inksOfPaint(press: PressColours, { space, values, pattern }: Paint): Inks | undefined {
  if (space.space !== 'RGB' || space.isIndexed || space.isPattern || pattern !== undefined) return undefined
  const [red = 0, green = 0, blue = 0] = values
  return inksOfScreen(press, red, green, blue)
}

const at = (inks: Uint8ClampedArray, place: number): number => rounded((inks[place] ?? 0) / 255)

const rounded = (value: number): number => Math.round(value * 1000) / 1000
