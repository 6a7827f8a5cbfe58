import type { Pixels } from './laid-artwork.ts'
import { METAL_TONES, shineAt } from './metal.ts'

/** A page whose darkest ink is paler than this is drawn in white, for a dark product. */
const PALE = 40
const [DARK, LIGHT] = METAL_TONES.SILVER

/**
 * Makes a picture of a page, in place, into what a laser leaves of it: bare metal where there is ink, whatever its hue, and
 * nothing elsewhere. The darkest ink is engraved fully. A design in white alone is engraved where it covers.
 */
export function engrave(page: Pixels): void {
  const { width, height, data } = page
  let [most, isOpen] = [0, false]
  for (let dot = 0; dot < width * height; dot++) {
    most = Math.max(most, inkAt(data, dot * 4))
    isOpen ||= data[dot * 4 + 3] === 0
  }
  const isWhite = most < PALE && isOpen
  for (let dot = 0; dot < width * height; dot++) {
    const at = dot * 4
    const amount = isWhite ? (data[at + 3] ?? 0) : (255 * inkAt(data, at)) / Math.max(PALE, most)
    const shine = shineAt(page, dot)
    for (let channel = 0; channel < 3; channel++) {
      const [from, to] = [DARK[channel] ?? 0, LIGHT[channel] ?? 0]
      data[at + channel] = Math.round(from + (to - from) * shine)
    }
    data[at + 3] = Math.round(amount)
  }
}

/** How much darker than paper a dot is, 0 to 255. */
function inkAt(data: Pixels['data'], at: number): number {
  const tone = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)
  return ((255 - tone) * (data[at + 3] ?? 255)) / 255
}
