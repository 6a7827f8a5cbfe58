import type { FileHandle } from 'node:fs/promises'
import { PICTURE_SIDE } from '../page-picture.ts'
import type { PsdHeader } from './psd-header.ts'

/** A small picture of three bytes a dot. */
export type Rows = { readonly width: number; readonly height: number; readonly dots: Uint8Array }

type Layout = { readonly sizes: Uint32Array; readonly starts: Float64Array; readonly end: number }

const RAW = 0
const PACKED = 1

/**
 * Reads as many rows and columns of the flat picture as a picture of 1,200 dots needs, from wherever they lie in the file.
 * Undefined when the file ends before them, and for a compression or a depth that Photoshop does not write there.
 */
export async function flatRows(file: FileHandle, at: number, header: PsdHeader): Promise<Rows | undefined> {
  const compression = (await readAt(file, at, 2)).readUInt16BE(0)
  if (compression !== RAW && compression !== PACKED) return undefined
  if (header.bits !== 8 && header.bits !== 16) return undefined
  const layout = await layoutOf(file, at + 2, header, compression)
  if (layout.end > (await file.stat()).size) return undefined
  const step = Math.max(1, Math.ceil(Math.max(header.width, header.height) / PICTURE_SIDE))
  const [width, height] = [Math.ceil(header.width / step), Math.ceil(header.height / step)]
  const dots = new Uint8Array(width * height * 3)
  const inks = Math.min(header.channels, header.space === 'CMYK' ? 4 : header.space === 'GRAY' ? 1 : 3)
  for (let row = 0; row < height; row += 1) {
    const channels: Uint8Array[] = []
    for (let ink = 0; ink < inks; ink += 1) {
      const line = ink * header.height + row * step
      const packed = await readAt(file, layout.starts[line] ?? 0, layout.sizes[line] ?? 0)
      channels.push(sampled(compression === PACKED ? unpacked(packed, rowBytes(header)) : packed, header, step, width))
    }
    for (let column = 0; column < width; column += 1) setDot(dots, 3 * (row * width + column), channels, column)
  }
  return { width, height, dots }
}

const rowBytes = ({ width, bits }: PsdHeader): number => width * (bits / 8)

/** Where each row of each channel lies. */
async function layoutOf(file: FileHandle, at: number, header: PsdHeader, compression: number): Promise<Layout> {
  const lines = header.channels * header.height
  const sizes = new Uint32Array(lines)
  const starts = new Float64Array(lines)
  const field = header.isLarge ? 4 : 2
  const table = compression === PACKED ? await readAt(file, at, lines * field) : undefined
  let start = at + (table ? lines * field : 0)
  for (let line = 0; line < lines; line += 1) {
    sizes[line] = table ? table.readUIntBE(line * field, field) : rowBytes(header)
    starts[line] = start
    start += sizes[line] ?? 0
  }
  return { sizes, starts, end: start }
}

/** Every so many dots of a row, by their upper eight bits. */
function sampled(row: Uint8Array, { bits }: PsdHeader, step: number, width: number): Uint8Array {
  const every = step * (bits / 8)
  return Uint8Array.from({ length: width }, (_, column) => row[column * every] ?? 255)
}

function setDot(dots: Uint8Array, at: number, channels: readonly Uint8Array[], column: number): void {
  const [first = 255, second = first, third = first, black = 255] = [0, 1, 2, 3].map((ink) => channels[ink]?.[column])
  // Inks are written as light: 255 is none. Good enough to look at; colours are converted elsewhere.
  dots[at] = (first * black) / 255
  dots[at + 1] = (second * black) / 255
  dots[at + 2] = (third * black) / 255
}

/** Undoes the packing of runs of equal bytes. */
function unpacked(packed: Uint8Array, length: number): Uint8Array {
  const out = new Uint8Array(length)
  let to = 0
  for (let at = 0; at < packed.length && to < length;) {
    const count = ((packed[at] ?? 0) << 24) >> 24
    at += 1
    if (count >= 0) {
      out.set(packed.subarray(at, at + Math.min(count + 1, length - to)), to)
      to += count + 1
      at += count + 1
    } else if (count !== -128) {
      out.fill(packed[at] ?? 0, to, to + 1 - count)
      to += 1 - count
      at += 1
    }
  }
  return out
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}
