/** Dots of a picture in rows, four bytes each: red, green, blue, and one that is not looked at. */
type Dots = Uint8ClampedArray<ArrayBuffer>

/** Pictures lose a little when they are compressed: a smaller difference of a channel is none. Of 255. */
const LOSS = 40
/** How much of the page still shows where nothing changed. */
const FAINT = 0.25
const CHANGED = [209, 58, 31] as const

/**
 * Compares two pictures of one size, dot by dot. Answers the newer one faintly, with what changed in vermilion, and the
 * share of dots that changed, from 0 to 1.
 */
export function changedDots(before: Dots, after: Dots): { readonly dots: Dots; readonly share: number } {
  const dots = new Uint8ClampedArray(after.length)
  let changed = 0
  for (let at = 0; at < after.length; at += 4) {
    const isChanged = [0, 1, 2].some(
      (channel) => Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)) > LOSS,
    )
    if (isChanged) changed += 1
    for (let channel = 0; channel < 3; channel++)
      dots[at + channel] = isChanged ? (CHANGED[channel] ?? 0) : 255 - (255 - (after[at + channel] ?? 0)) * FAINT
    dots[at + 3] = 255
  }
  return { dots, share: after.length === 0 ? 0 : changed / (after.length / 4) }
}
