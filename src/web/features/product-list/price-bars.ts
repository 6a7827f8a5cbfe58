/** A bar of the price histogram: its place and size in percent of the drawing, and whether the range covers it. */
export type PriceBar = { readonly x: number; readonly height: number; readonly isInside: boolean }

type Range = { readonly min: number; readonly max: number }

/** The bars of a histogram over `bounds`, with those inside `chosen` marked; all prices in riyals. */
export function priceBars(counts: readonly number[], bounds: Range, chosen: Range): readonly PriceBar[] {
  const tallest = Math.max(1, ...counts)
  const step = (bounds.max - bounds.min) / counts.length
  return counts.map((count, index) => ({
    x: (100 / counts.length) * index,
    height: count === 0 ? 0 : Math.max(4, Math.round((count / tallest) * 100)),
    isInside: bounds.min + step * (index + 1) > chosen.min && bounds.min + step * index < chosen.max,
  }))
}

/** A chosen range kept inside the bounds, lower end first. */
export function withinBounds(chosen: Range, bounds: Range): Range {
  const fit = (price: number): number => Math.min(Math.max(price, bounds.min), bounds.max)
  return { min: fit(Math.min(chosen.min, chosen.max)), max: fit(Math.max(chosen.min, chosen.max)) }
}
