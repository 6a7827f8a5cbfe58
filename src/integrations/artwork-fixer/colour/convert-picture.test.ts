import { PDFContext, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { entry } from '../../artwork-opener/pdf/objects.ts'
import { streamBytes } from '../../artwork-opener/pdf/stream-bytes.ts'
import { pressColours } from '../../press-colours/press-colours.ts'
import { pictureInInks } from './convert-picture.ts'

const context = PDFContext.create()
const press = pressColours()

type Made = { readonly bytes: Uint8Array; readonly width?: number; readonly height?: number; readonly more?: object }

function picture({ bytes, width = 1, height = 1, more = {} }: Made): PDFRawStream {
  const dict = context.obj({
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
    ...more,
  })
  return PDFRawStream.of(dict, bytes)
}

const inksOf = async (made: Made): Promise<number[] | undefined> => {
  const converted = await pictureInInks(context, picture(made), press)
  return converted && [...streamBytes(converted)]
}
const jpeg = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 99, sigma: 40 } },
  })
    .jpeg()
    .toBuffer()

const WHITE = new Uint8Array([255, 255, 255])
const BLACK = new Uint8Array([0, 0, 0])

test('a picture whose Decode turns it round is converted as it is meant', async () => {
  const more = { Decode: [1, 0, 1, 0, 1, 0] }
  expect(await inksOf({ bytes: WHITE, more })).toEqual(await inksOf({ bytes: BLACK }))
  expect(await inksOf({ bytes: BLACK, more })).toEqual([0, 0, 0, 0])
  const converted = await pictureInInks(context, picture({ bytes: WHITE, more }), press)
  expect(entry(converted, 'Decode')).toBeUndefined()
})

test.each([
  ['mask of screen colours', { Mask: [250, 255, 250, 255, 250, 255] }],
  ['matte of screen colours', { SMask: { Matte: [1, 1, 1] } }],
])('a picture with a %s stays in screen colours', async (_, more) => {
  expect(await inksOf({ bytes: WHITE, more })).toBeUndefined()
})

test('a picture with fewer dots than it says, or that cannot be read, stays as it is', async () => {
  expect(await inksOf({ bytes: WHITE, width: 2 })).toBeUndefined()
  expect(await inksOf({ bytes: WHITE, more: { Filter: 'FlateDecode' } })).toBeUndefined()
})

test('a JPEG is converted when it is whole and of the size that the file says', async () => {
  const bytes = await jpeg(40, 30)
  const more = { Filter: 'DCTDecode' }
  expect(await inksOf({ bytes, width: 40, height: 30, more })).toHaveLength(40 * 30 * 4)
  expect(await inksOf({ bytes, width: 30, height: 30, more })).toBeUndefined()
  expect(await inksOf({ bytes: bytes.subarray(0, bytes.length / 2), width: 40, height: 30, more })).toBeUndefined()
})
