import { deflateSync } from 'node:zlib'
import { PDFName, PDFNumber, PDFRawStream, type PDFContext } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { entry, itemsOf, nameOf, numberOf, rawEntry, type Held } from '../../artwork-opener/pdf/objects.ts'
import { readSpace } from '../../artwork-opener/pdf/read-space.ts'
import { streamBytes } from '../../artwork-opener/pdf/stream-bytes.ts'
import type { PressColours } from '../../press-colours/press-colours.ts'

/** The picture of a PDF in inks, or undefined for one that is in inks already or of a form that is not converted. */
export async function pictureInInks(
  context: PDFContext,
  picture: PDFRawStream,
  press: PressColours,
): Promise<PDFRawStream | undefined> {
  const { space, isIndexed } = readSpace(context, rawEntry(picture, 'ColorSpace'), undefined)
  if (space !== 'RGB' || isIndexed || numberOf(entry(picture, 'BitsPerComponent')) !== 8) return undefined
  const rgb = await pixelsOf(picture)
  if (!rgb) return undefined
  const inks = press.toInks(new Uint8ClampedArray(rgb.buffer, rgb.byteOffset, rgb.byteLength))
  const dict = picture.dict.clone(context)
  for (const key of ['DecodeParms', 'Decode', 'Intent']) dict.delete(PDFName.of(key))
  dict.set(PDFName.of('ColorSpace'), PDFName.of('DeviceCMYK'))
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'))
  const bytes = deflateSync(inks)
  dict.set(PDFName.of('Length'), PDFNumber.of(bytes.length))
  return PDFRawStream.of(dict, bytes)
}

/** Red, green and blue of every dot. */
async function pixelsOf(picture: PDFRawStream): Promise<Buffer | undefined> {
  const filters = filtersOf(picture)
  const expected = 3 * (numberOf(entry(picture, 'Width')) ?? 0) * (numberOf(entry(picture, 'Height')) ?? 0)
  const pixels =
    filters.at(-1) === 'DCTDecode' && filters.length === 1 ? await fromJpeg(picture) : plain(picture, filters)
  return pixels && pixels.length >= expected && expected > 0 ? pixels.subarray(0, expected) : undefined
}

const fromJpeg = (picture: PDFRawStream): Promise<Buffer> =>
  sharp(picture.contents).toColourspace('srgb').removeAlpha().raw().toBuffer()

function plain(picture: PDFRawStream, filters: readonly string[]): Buffer | undefined {
  if (filters.some((filter) => filter === 'DCTDecode' || filter === 'JPXDecode')) return undefined
  const bytes = streamBytes(picture)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

const filtersOf = (picture: Held): readonly string[] => {
  const filter = entry(picture, 'Filter')
  return [nameOf(filter), ...itemsOf(filter).map(nameOf)].filter((name) => name !== undefined)
}
