/** What a QR code of a version (1 to 40, 17 + 4 × version dots a side) holds at error correction level M. */
export type QrSize = {
  readonly version: number
  /** dots a side */
  readonly side: number
  /** blocks the data is divided into; the later ones may be a byte longer */
  readonly blocks: number
  /** bytes of error correction for each block */
  readonly correction: number
  /** bytes of both together */
  readonly bytes: number
}

// ISO/IEC 18004, table 9, level M: for each version the bytes of error correction a block, and the blocks.
const CORRECTION = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
]
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35,
  37, 38, 40, 43, 45, 47, 49,
]

/** The smallest size for so many bytes of text; undefined when it is too long for any (2,331). */
export function qrSizeFor(textBytes: number): QrSize | undefined {
  for (let version = 1; version <= 40; version += 1) {
    const size = qrSize(version)
    const header = 4 + lengthBits(version)
    if (header + textBytes * 8 <= dataBytes(size) * 8) return size
  }
  return undefined
}

/** How many bits encode the length of the text. */
export const lengthBits = (version: number): 8 | 16 => (version < 10 ? 8 : 16)

/** How many bytes hold data. */
export const dataBytes = ({ bytes, blocks, correction }: QrSize): number => bytes - blocks * correction

/** Where the centres of the alignment patterns lie, on both axes. */
export function alignmentCentres({ version, side }: QrSize): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, index) => side - 7 - (count - 2 - index) * step)]
}

function qrSize(version: number): QrSize {
  return {
    version,
    side: 17 + 4 * version,
    blocks: BLOCKS[version - 1] ?? 0,
    correction: CORRECTION[version - 1] ?? 0,
    bytes: Math.floor(freeDots(version) / 8),
  }
}

/** Dots that are not taken by patterns and information about the code itself. */
function freeDots(version: number): number {
  const all = (16 * version + 128) * version + 64
  if (version === 1) return all
  const aligned = Math.floor(version / 7) + 2
  const withoutAlignment = all - ((25 * aligned - 10) * aligned - 55)
  return version < 7 ? withoutAlignment : withoutAlignment - 36
}
