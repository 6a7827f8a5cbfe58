import type { PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { LIMITS } from '../walker/limits.ts'
import { filtersOf, isDeflated, isJpeg } from '../pdf/filters.ts'
import { entry, numberOf, numbersOf } from '../pdf/objects.ts'
import { streamBytes } from '../pdf/stream-bytes.ts'
import type { InkView } from './ink-view.ts'

/** A picture as what a view sees of its inks, one byte a dot. */
export type InkPicture = { readonly width: number; readonly height: number; readonly dots: Uint8Array }

/** Fine enough for areas that can be felt. */
const MOST_DOTS = 600
const MAX_DOTS = 500_000_000
/** Where Adobe's mark stands in a JPEG, if it does. */
const MARKED_WITHIN = 64 * 1024

/** Reads a picture of four inks, made smaller; undefined for one that is packed in a way which only PDFium reads. */
export async function inkPicture(stream: PDFRawStream, view: InkView): Promise<InkPicture | undefined> {
  const source = sourceOf(stream)
  if (!source) return undefined
  try {
    const { data, info } = await source.picture
      .resize({ width: MOST_DOTS, height: MOST_DOTS, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    return channels === 4 ? { width, height, dots: greys(data, source.isInverted, view) } : undefined
  } catch {
    return undefined
  }
}

type Source = { readonly picture: Sharp; readonly isInverted: boolean }

function sourceOf(stream: PDFRawStream): Source | undefined {
  const filters = filtersOf(stream)
  const isTurned = numbersOf(entry(stream, 'Decode'))[0] === 1
  if (isJpeg(filters)) {
    // The library takes the four channels of a JPEG as inverted where Adobe's mark is; a PDF says so itself.
    const isMarked = Buffer.from(stream.contents.subarray(0, MARKED_WITHIN)).includes(
      '\u00EE\0\u000EAdobe',
      0,
      'latin1',
    )
    const picture = sharp(stream.contents, { limitInputPixels: MAX_DOTS })
    // Nothing may ask it for colours of the screen, or it converts there and back.
    return { picture: picture.pipelineColourspace('cmyk').toColourspace('cmyk'), isInverted: isMarked !== isTurned }
  }
  const raw = isDeflated(filters) ? plainDots(stream) : undefined
  return raw && { picture: raw, isInverted: isTurned }
}

function plainDots(stream: PDFRawStream): Sharp | undefined {
  const [width, height] = [numberOf(entry(stream, 'Width')) ?? 0, numberOf(entry(stream, 'Height')) ?? 0]
  const length = width * height * 4
  if (numberOf(entry(stream, 'BitsPerComponent')) !== 8 || length === 0 || length > LIMITS.streamBytes) return undefined
  const bytes = streamBytes(stream)
  return bytes.length < length ? undefined : sharp(bytes.subarray(0, length), { raw: { width, height, channels: 4 } })
}

function greys(inks: Uint8Array, isInverted: boolean, { ofDot }: InkView): Uint8Array {
  const dots = new Uint8Array(inks.length / 4)
  const inkAt = (at: number) => (isInverted ? 255 - (inks[at] ?? 0) : (inks[at] ?? 0))
  for (let at = 0; at < dots.length; at += 1) {
    const amount = ofDot(inkAt(4 * at), inkAt(4 * at + 1), inkAt(4 * at + 2), inkAt(4 * at + 3))
    dots[at] = Math.round(255 * (1 - amount))
  }
  return dots
}
