/** A bar of the price histogram: its place and size in percent of the drawing, and whether the range covers it. */
export type PriceBar = { readonly x: number; readonly height: number; readonly isInside: boolean }

/** Two places of the price scale, 0 to 1. */
export type PlaceRange = { readonly min: number; readonly max: number }

/** The bars of a histogram along the price scale, with those inside `chosen` marked. */
export function priceBars(counts: readonly number[], chosen: PlaceRange): readonly PriceBar[] {
  const tallest = Math.max(1, ...counts)
  const step = 1 / counts.length
  return counts.map((count, index) => ({
    x: (100 / counts.length) * index,
    height: count === 0 ? 0 : Math.max(4, Math.round((count / tallest) * 100)),
    isInside: step * (index + 1) > chosen.min && step * index < chosen.max,
  }))
}
