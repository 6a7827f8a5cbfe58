import type { Halalas } from '../money/halalas.ts'

/** Lowest and highest price of a list. */
export type PriceBounds = { readonly min: Halalas; readonly max: Halalas }

/**
 * Where a price lies between two others, 0 to 1. Equal steps are equal ratios: a list holds stickers for 0.11 and signs
 * for 3,650, and on an even scale all but the signs would share one point.
 */
export function placeOf(price: Halalas, { min, max }: PriceBounds): number {
  const [low, high] = [Math.max(min, 1), Math.max(max, 1)]
  if (high <= low) return 0
  return Math.min(Math.max(Math.log(Math.max(price, 1) / low) / Math.log(high / low), 0), 1)
}

/** The price at a place of the scale, in two significant figures; the ends are exactly the bounds. */
export function priceAt(place: number, { min, max }: PriceBounds): Halalas {
  if (place <= 0) return min
  if (place >= 1) return max
  const exact = Math.max(min, 1) * (Math.max(max, 1) / Math.max(min, 1)) ** place
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1)
  return Math.min(Math.max(Math.round(exact / unit) * unit, min), max)
}
