import { readText, writeText } from '#ui/browser-storage/storage.ts'

const KEY = 'pixels-per-mm'
/** CSS says that an inch has 96 pixels; few screens listen. */
const ASSUMED = 96 / 25.4

/** How many CSS pixels a millimetre has on this screen, as a bank card was laid on it. */
export function rememberedPixels(): number {
  const stored = Number(readText('local', KEY))
  return stored >= 2 && stored <= 8 ? stored : ASSUMED
}

export function rememberPixels(pixels: number): number {
  writeText('local', KEY, String(pixels))
  return pixels
}
