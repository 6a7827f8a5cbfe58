import { deflateSync } from 'node:zlib'
import { PDFArray, PDFName, PDFNumber, PDFRawStream, type PDFContext } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { entry, numberOf, numbersOf, rawEntry } from '../../artwork-opener/pdf/objects.ts'
import { filtersOf, isJpeg, isPictureFormat } from '../../artwork-opener/pdf/filters.ts'
import { readSpace } from '../../artwork-opener/pdf/read-space.ts'
import { readableBytes } from '../../artwork-opener/pdf/stream-bytes.ts'
import type { PressColours } from '../../press-colours/press-colours.ts'

/** Its dots take seven bytes each on their way into inks, of the 700 MB that the process may take. */
const MAX_DOTS = 50_000_000

/**
 * The picture of a PDF in inks; undefined for one that is in inks already, that cannot be read as a whole, or of a form that
 * is not converted: one whose mask or matte names screen colours.
 */
export async function pictureInInks(
  context: PDFContext,
  picture: PDFRawStream,
  press: PressColours,
): Promise<PDFRawStream | undefined> {
  const { space, isIndexed } = readSpace(context, rawEntry(picture, 'ColorSpace'), undefined)
  if (space !== 'RGB' || isIndexed || numberOf(entry(picture, 'BitsPerComponent')) !== 8) return undefined
  if (entry(picture, 'Mask') instanceof PDFArray || entry(entry(picture, 'SMask'), 'Matte')) return undefined
  const stored = await pixelsOf(picture)
  if (!stored) return undefined
  const inks = press.toInks(decoded(stored, numbersOf(entry(picture, 'Decode'))))
  const dict = picture.dict.clone(context)
  for (const key of ['DecodeParms', 'Decode', 'Intent']) dict.delete(PDFName.of(key))
  dict.set(PDFName.of('ColorSpace'), PDFName.of('DeviceCMYK'))
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'))
  const bytes = deflateSync(inks)
  dict.set(PDFName.of('Length'), PDFNumber.of(bytes.length))
  return PDFRawStream.of(dict, bytes)
}

/** Red, green and blue as the picture means them: Decode may turn them round or narrow them. */
function decoded(stored: Buffer, decode: readonly number[]): Uint8ClampedArray {
  const rgb = new Uint8ClampedArray(stored.buffer, stored.byteOffset, stored.byteLength)
  if (decode.length < 6) return rgb
  const values = [0, 2, 4].map((at) => {
    const [low = 0, high = 1] = decode.slice(at, at + 2)
    return Uint8ClampedArray.from({ length: 256 }, (_, value) => 255 * low + value * (high - low))
  })
  return rgb.map((value, index) => values[index % 3]?.[value] ?? value)
}

/** Red, green and blue of every dot as they are stored; undefined when there are not as many as the picture says. */
async function pixelsOf(picture: PDFRawStream): Promise<Buffer | undefined> {
  const filters = filtersOf(picture)
  const size = { width: numberOf(entry(picture, 'Width')) ?? 0, height: numberOf(entry(picture, 'Height')) ?? 0 }
  const dots = size.width * size.height
  if (dots <= 0 || dots > MAX_DOTS) return undefined
  if (isJpeg(filters)) return fromJpeg(picture, size)
  const pixels = plain(picture, filters)
  return pixels && pixels.length >= 3 * dots ? pixels.subarray(0, 3 * dots) : undefined
}

type Size = { readonly width: number; readonly height: number }

/** The dots of a JPEG; undefined for one that is cut off or broken, or whose own size is not what the PDF says. */
async function fromJpeg(picture: PDFRawStream, { width, height }: Size): Promise<Buffer | undefined> {
  try {
    const { data, info } = await sharp(picture.contents, { limitInputPixels: MAX_DOTS })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return info.width === width && info.height === height && info.channels === 3 ? data : undefined
  } catch {
    return undefined
  }
}

function plain(picture: PDFRawStream, filters: readonly string[]): Buffer | undefined {
  if (isPictureFormat(filters)) return undefined
  const bytes = readableBytes(picture)
  return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
