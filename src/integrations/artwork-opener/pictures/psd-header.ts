import type { ColourSpace } from '#domain/preflight/file-facts.ts'

/** What the beginning of a PSD or PSB says of its flat picture. */
export type PsdHeader = {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly bits: number
  readonly space: ColourSpace
  /** Large files (PSB) count their rows with four bytes. */
  readonly isLarge: boolean
}

const SPACES: Readonly<Record<number, ColourSpace>> = {
  0: 'GRAY',
  1: 'GRAY',
  2: 'RGB',
  3: 'RGB',
  4: 'CMYK',
  8: 'GRAY',
  9: 'LAB',
}
export const HEADER_BYTES = 26
const MAX_SIDE = 300_000

/** Reads the header; undefined when its numbers cannot be. */
export function psdHeader(bytes: Buffer): PsdHeader | undefined {
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, 4) !== '8BPS') return undefined
  const version = bytes.readUInt16BE(4)
  const [channels, height, width] = [bytes.readUInt16BE(12), bytes.readUInt32BE(14), bytes.readUInt32BE(18)]
  const bits = bytes.readUInt16BE(22)
  const isPossible =
    (version === 1 || version === 2) &&
    channels >= 1 &&
    channels <= 56 &&
    Math.min(width, height) >= 1 &&
    Math.max(width, height) <= MAX_SIDE &&
    [1, 8, 16, 32].includes(bits)
  return isPossible
    ? { width, height, channels, bits, space: SPACES[bytes.readUInt16BE(24)] ?? 'ICC_OTHER', isLarge: version === 2 }
    : undefined
}

const RESOLUTION = 1005

/** Dots per inch among the resources of an image; undefined when they do not say. */
export function psdResolution(resources: Buffer): number | undefined {
  let at = 0
  while (at + 12 <= resources.length && resources.toString('latin1', at, at + 4) === '8BIM') {
    const id = resources.readUInt16BE(at + 4)
    const name = resources.readUInt8(at + 6) + 1
    const sizeAt = at + 6 + name + (name % 2)
    if (sizeAt + 4 > resources.length) return undefined
    const size = resources.readUInt32BE(sizeAt)
    // Sixteen bits before the point and sixteen behind it, always per inch.
    if (id === RESOLUTION && sizeAt + 8 <= resources.length) return resources.readUInt32BE(sizeAt + 4) / 65_536
    at = sizeAt + 4 + size + (size % 2)
  }
  return undefined
}
