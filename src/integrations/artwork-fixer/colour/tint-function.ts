import { entry, itemsOf, numberOf, numbersOf, type Held } from '../../artwork-opener/pdf/objects.ts'
import { readableBytes } from '../../artwork-opener/pdf/stream-bytes.ts'

/** A function of one number, as a PDF gives a spot colour in other inks or a gradient its colours. */
export type TintFunction = (tint: number) => readonly number[]

/** Functions are made of functions; deeper than this is a loop. */
const MAX_DEPTH = 4
const SAMPLE_BITS: ReadonlySet<number> = new Set([8, 16, 24, 32])

/**
 * Reads a sampled, an exponential or a stitched function of one number (ISO 32000-2, 7.10); undefined for programs, for
 * functions of more numbers and for one that is not whole.
 */
export function tintFunction(held: Held, depth = 0): TintFunction | undefined {
  const domain = numbersOf(entry(held, 'Domain'))
  if (depth > MAX_DEPTH || domain.length > 2) return undefined
  const read = functionOf(held, depth)
  const range = numbersOf(entry(held, 'Range'))
  return read && ((tint) => read(clipped(tint, domain, 0)).map((value, index) => clipped(value, range, index)))
}

function functionOf(held: Held, depth: number): TintFunction | undefined {
  switch (numberOf(entry(held, 'FunctionType'))) {
    case 0:
      return sampled(held)
    case 2:
      return exponential(held)
    case 3:
      return stitched(held, depth)
    default:
      return undefined
  }
}

function exponential(held: Held): TintFunction {
  const from = numbersOr(held, 'C0', [0])
  const to = numbersOr(held, 'C1', [1])
  const exponent = numberOf(entry(held, 'N')) ?? 1
  return (tint) => to.map((end, index) => (from[index] ?? 0) + tint ** exponent * (end - (from[index] ?? 0)))
}

function stitched(held: Held, depth: number): TintFunction | undefined {
  const parts = itemsOf(entry(held, 'Functions')).map((part) => tintFunction(part, depth + 1))
  const [low = 0, high = 1] = numbersOf(entry(held, 'Domain'))
  const bounds = [low, ...numbersOf(entry(held, 'Bounds')), high]
  const encode = numbersOf(entry(held, 'Encode'))
  if (parts.length === 0 || parts.includes(undefined)) return undefined
  return (tint) => {
    const index = Math.min(parts.length - 1, Math.max(0, bounds.findIndex((bound) => bound > tint) - 1))
    const place = tint >= high ? parts.length - 1 : index
    return parts[place]?.(mapped(tint, spanOf(bounds, place), pairOf(encode, place))) ?? []
  }
}

function sampled(held: Held): TintFunction | undefined {
  const [size = 0] = numbersOf(entry(held, 'Size'))
  const range = numbersOf(entry(held, 'Range'))
  const bits = numberOf(entry(held, 'BitsPerSample')) ?? 0
  const bytes = readableBytes(held)
  const channels = range.length / 2
  if (!SAMPLE_BITS.has(bits) || size < 2 || !bytes || bytes.length < (size * channels * bits) / 8) return undefined
  const samples = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const encode = pairOf(numbersOr(held, 'Encode', [0, size - 1]), 0)
  const decode = numbersOr(held, 'Decode', range)
  const domain = pairOf(numbersOf(entry(held, 'Domain')), 0)
  const sample = (place: number, channel: number): number => {
    const value = samples.readUIntBE((place * channels + channel) * (bits / 8), bits / 8)
    return mapped(value, [0, 2 ** bits - 1], pairOf(decode, channel))
  }
  return (tint) => {
    const at = clipped(mapped(tint, domain, encode), [0, size - 1], 0)
    const before = Math.min(size - 2, Math.floor(at))
    const part = at - before
    return Array.from(
      { length: channels },
      (_, channel) => sample(before, channel) * (1 - part) + sample(before + 1, channel) * part,
    )
  }
}

type Span = readonly [number, number]

const numbersOr = (held: Held, key: string, usual: readonly number[]): readonly number[] =>
  entry(held, key) === undefined ? usual : numbersOf(entry(held, key))

const spanOf = (numbers: readonly number[], at: number): Span => [numbers[at] ?? 0, numbers[at + 1] ?? 1]

/** The lower and the upper bound of one of several values. */
const pairOf = (numbers: readonly number[], index: number): Span => spanOf(numbers, index * 2)

const mapped = (value: number, [low, high]: Span, [from, to]: Span): number =>
  high > low ? from + ((value - low) / (high - low)) * (to - from) : from

/** Within the bounds of this value, where there are any. */
function clipped(value: number, bounds: readonly number[], index: number): number {
  if (bounds.length < 2 * index + 2) return value
  const [low, high] = pairOf(bounds, index)
  return Math.min(high, Math.max(low, value))
}
