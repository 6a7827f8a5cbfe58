import type { Pixels } from './laid-artwork.ts'

/** The metals that a foil can look like. */
export const METALS = ['GOLD', 'SILVER', 'COPPER'] as const

export type Metal = (typeof METALS)[number]

/** The metal that the code of a choice names; most foil is gold. */
export function metalOf(code: string): Metal {
  if (/silver|chrome/.test(code)) return 'SILVER'
  return /copper|rose|bronze/.test(code) ? 'COPPER' : 'GOLD'
}

/** Three bytes: red, green, blue. */
export type Colour = readonly [number, number, number]

/** A metal where it turns away from the light, and where it shines. */
export const METAL_TONES: Readonly<Record<Metal, readonly [Colour, Colour]>> = {
  GOLD: [
    [133, 92, 24],
    [255, 233, 160],
  ],
  SILVER: [
    [104, 109, 116],
    [247, 249, 251],
  ],
  COPPER: [
    [122, 60, 33],
    [255, 203, 170],
  ],
}

/** Bands of light across a page. */
const BANDS = 2.5

/** How much a dot shines, 0 to 1: bands of light that fall across the page. */
export function shineAt({ width, height }: Pixels, dot: number): number {
  const [x, y] = [(dot % width) / width, Math.floor(dot / width) / height]
  return 0.5 + 0.5 * Math.sin(2 * Math.PI * BANDS * (x + 0.35 * y))
}
