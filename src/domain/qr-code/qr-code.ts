import { correctionOf } from './error-correction.ts'
import { patternGrid } from './qr-grid.ts'
import type { QrGrid } from './qr-grid.ts'
import { bestMasked } from './qr-mask.ts'
import { dataBytes, lengthBits, qrSizeFor } from './qr-size.ts'
import type { QrSize } from './qr-size.ts'

/** A QR code: its dots in rows from the top, true where dark, without the quiet zone around it. */
export type QrCode = readonly (readonly boolean[])[]

/**
 * The QR code of an ASCII text (ISO/IEC 18004, bytes, error correction level M). Throws RangeError for other characters
 * and for more than 2,331 of them.
 */
export function qrCode(text: string): QrCode {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const size = qrSizeFor(bytes.length)
  if (!size || /[^\0-\u007F]/.test(text)) throw new RangeError('no text for a QR code')

  const grid = patternGrid(size)
  writeData(grid, interleaved(size, paddedData(size, bytes)))
  const masked = bestMasked(grid)
  return Array.from({ length: size.side }, (_, y) => Array.from({ length: size.side }, (_, x) => masked.isDark(x, y)))
}

/** The text as the code's data: mode, length, bytes, end, filler. */
function paddedData(size: QrSize, text: Uint8Array): Uint8Array {
  const data = new Uint8Array(dataBytes(size))
  let at = 0
  const write = (value: number, bits: number): void => {
    for (let bit = bits - 1; bit >= 0; bit -= 1, at += 1) {
      const index = at >>> 3
      data[index] = (data[index] ?? 0) | (((value >>> bit) & 1) << (7 - (at & 7)))
    }
  }
  write(0b0100, 4)
  write(text.length, lengthBits(size.version))
  for (const byte of text) write(byte, 8)
  const used = Math.ceil((at + 4) / 8)
  for (let index = used; index < data.length; index += 1) data[index] = (index - used) % 2 === 0 ? 0xec : 0x11
  return data
}

/** Data in blocks, each with its error correction, dealt out byte by byte. */
function interleaved(size: QrSize, data: Uint8Array): number[] {
  const short = Math.floor(data.length / size.blocks)
  const shortBlocks = size.blocks - (data.length % size.blocks)
  const blocks = Array.from({ length: size.blocks }, (_, index) => {
    const start = index * short + Math.max(0, index - shortBlocks)
    return data.subarray(start, start + short + (index < shortBlocks ? 0 : 1))
  })
  const corrections = blocks.map((block) => correctionOf(block, size.correction))
  return [...dealt(blocks, short + 1), ...dealt(corrections, size.correction)]
}

const dealt = (blocks: readonly Uint8Array[], longest: number): number[] =>
  Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block[index] ?? [])).flat()

/** Fills the free dots in columns of two, up and down, from the right. */
function writeData(grid: QrGrid, bytes: readonly number[]): void {
  let at = 0
  for (let right = grid.side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUpwards = ((right + 1) & 2) === 0
    for (let step = 0; step < grid.side; step += 1) {
      const y = isUpwards ? grid.side - 1 - step : step
      for (const x of [right, right - 1]) {
        if (grid.isTaken(x, y)) continue
        grid.set(x, y, (((bytes[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1)
        at += 1
      }
    }
  }
}

/** The code as an SVG drawing with the quiet zone it needs; dark dots are black. */
export function qrSvg(code: QrCode): string {
  const side = code.length + 8
  const path = code
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`
}
