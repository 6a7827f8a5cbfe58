/** Dots of a picture in rows, four bytes each: red, green, blue, and one that is not looked at. */
type Dots = Uint8ClampedArray<ArrayBuffer>

/** Pictures lose a little when they are compressed: a smaller difference of a channel of one dot is none. Of 255. */
const LOSS = 40
/** What compression loses at the dots of a block levels out: a difference of their mean above this is another colour. Of 255. */
const SHIFT = 6
/** Dots of the side of a block. */
const BLOCK = 8
/** How much of the page still shows where nothing changed. */
const FAINT = 0.25
const CHANGED = [209, 58, 31] as const

/**
 * Compares two pictures of one size and `width`: dot by dot for what moved, block by block for surfaces whose colour changed
 * a little. Answers the newer one faintly, with what changed in vermilion, and the share of dots that changed, from 0 to 1.
 */
export function changedDots(before: Dots, after: Dots, width: number): { readonly dots: Dots; readonly share: number } {
  const dots = new Uint8ClampedArray(after.length)
  const shifts = blockShifts(before, after, width)
  let changed = 0
  for (let at = 0; at < after.length; at += 4) {
    const difference = largest(
      differenceAt(before, after, at),
      differenceAt(before, after, at + 1),
      differenceAt(before, after, at + 2),
    )
    const isChanged = difference > LOSS || (difference > SHIFT && (shifts[blockOf(at / 4, width)] ?? 0) > SHIFT)
    if (isChanged) changed += 1
    for (let channel = 0; channel < 3; channel++)
      dots[at + channel] = isChanged ? (CHANGED[channel] ?? 0) : 255 - (255 - (after[at + channel] ?? 0)) * FAINT
    dots[at + 3] = 255
  }
  return { dots, share: after.length === 0 ? 0 : changed / (after.length / 4) }
}

/** How far the mean colour of each block is another one. */
function blockShifts(before: Dots, after: Dots, width: number): readonly number[] {
  const count = after.length === 0 ? 0 : blockOf(after.length / 4 - 1, width) + 1
  const sums = new Float64Array(count * 3)
  const sizes = new Float64Array(count)
  for (let at = 0; at < after.length; at += 4) {
    const block = blockOf(at / 4, width)
    sizes[block] = (sizes[block] ?? 0) + 1
    for (let channel = 0; channel < 3; channel++)
      sums[block * 3 + channel] = (sums[block * 3 + channel] ?? 0) + differenceAt(before, after, at + channel)
  }
  const meanOf = (block: number, size: number) => (channel: number) => (sums[block * 3 + channel] ?? 0) / size
  return Array.from(sizes, (size, block) => {
    const mean = meanOf(block, size)
    return largest(mean(0), mean(1), mean(2))
  })
}

const largest = (red: number, green: number, blue: number): number =>
  Math.max(Math.abs(red), Math.abs(green), Math.abs(blue))

const differenceAt = (before: Dots, after: Dots, at: number): number => (after[at] ?? 0) - (before[at] ?? 0)

/** The number of the block that a dot is in. */
const blockOf = (dot: number, width: number): number =>
  Math.floor(Math.floor(dot / width) / BLOCK) * Math.ceil(width / BLOCK) + Math.floor((dot % width) / BLOCK)
