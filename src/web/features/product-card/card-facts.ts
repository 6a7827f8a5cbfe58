import type { ProductCard } from '#contract/catalog/product-card.ts'

/** How long a product counts as new. */
const NEW_FOR_MS = 30 * 86_400_000

/** Whether a product was published within the last 30 days; `now` in ms. */
export const isNew = ({ publishedAt }: Pick<ProductCard, 'publishedAt'>, now: number): boolean => {
  const age = now - Date.parse(publishedAt)
  return age >= 0 && age < NEW_FOR_MS
}

/** The picture a mouse asks for: the second, and over the last third of the card the third. `along` is 0 at the line's start, 1 at its end. */
export const pictureUnder = (along: number, pictures: number): number =>
  Math.min(pictures - 1, along > 2 / 3 && pictures > 2 ? 2 : 1)

/** How far a finger must go sideways to turn to another picture, in px. */
const SWIPE_PX = 30

/** The picture after a swipe of `moved` px along the line (negative: towards its start, as when turning on). */
export function pictureAfterSwipe(current: number, moved: number, pictures: number): number {
  if (Math.abs(moved) < SWIPE_PX) return current
  return Math.max(0, Math.min(pictures - 1, current + (moved < 0 ? 1 : -1)))
}
