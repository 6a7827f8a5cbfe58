import { entry, itemsOf, numberOf, numbersOf, type Held } from '../../artwork-opener/pdf/objects.ts'
import { streamBytes } from '../../artwork-opener/pdf/stream-bytes.ts'

/** A function of one number, as a PDF gives a spot colour in other inks or a gradient its colours. */
export type TintFunction = (tint: number) => readonly number[]

/** Functions are made of functions; deeper than this is a loop. */
const MAX_DEPTH = 4

/** Reads a sampled, an exponential or a stitched function of one number; undefined for programs and for more numbers. */
export function tintFunction(held: Held, depth = 0): TintFunction | undefined {
  if (depth > MAX_DEPTH || numbersOf(entry(held, 'Domain')).length > 2) return undefined
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
  const from = numbersOf(entry(held, 'C0'))
  const to = numbersOf(entry(held, 'C1'))
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
    const [start, end] = [bounds[place] ?? 0, bounds[place + 1] ?? 1]
    const [from, to] = [encode[place * 2] ?? 0, encode[place * 2 + 1] ?? 1]
    const part = end > start ? (tint - start) / (end - start) : 0
    return parts[place]?.(from + part * (to - from)) ?? []
  }
}

function sampled(held: Held): TintFunction | undefined {
  const [size = 0] = numbersOf(entry(held, 'Size'))
  const range = numbersOf(entry(held, 'Range'))
  if (numberOf(entry(held, 'BitsPerSample')) !== 8 || size < 2) return undefined
  const decode = numbersOf(entry(held, 'Decode'))
  const spans = decode.length > 0 ? decode : range
  const channels = range.length / 2
  const bytes = streamBytes(held)
  const sample = (place: number, channel: number): number => {
    const [low = 0, high = 1] = spans.slice(channel * 2, channel * 2 + 2)
    return low + ((bytes[place * channels + channel] ?? 0) / 255) * (high - low)
  }
  return (tint) => {
    const at = Math.min(1, Math.max(0, tint)) * (size - 1)
    const before = Math.min(size - 2, Math.floor(at))
    const part = at - before
    return Array.from(
      { length: channels },
      (_, channel) => sample(before, channel) * (1 - part) + sample(before + 1, channel) * part,
    )
  }
}
