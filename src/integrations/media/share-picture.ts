import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { SHARE_PICTURE } from '#domain/images/image-widths.ts'
import { PICTURE_QUALITY } from './picture-quality.ts'

/** Pixels of a picture's edge that go on beside it, and how soft they are made: its light and colour remain. */
const EDGE = 8
const EDGE_BLUR = 60

/**
 * The picture of a shared link: landscape. An upright original stands in the middle, whole, and its edges go on to the
 * sides; a very wide one is cut.
 */
export async function sharePicture(original: Sharp): Promise<Uint8Array> {
  const { width, height } = SHARE_PICTURE
  const { data, info } = await original
    .flatten({ background: '#ffffff' })
    .resize({ height })
    .png()
    .toBuffer({ resolveWithObject: true })
  const room = width - info.width
  const landscape = room <= 0 ? sharp(data).resize({ width, height }) : await withSides(data, info.width, room)
  return landscape.jpeg(PICTURE_QUALITY.jpg).toBuffer()
}

/** A picture with its edges gone on: `room` pixels are to fill on both sides of it together. */
async function withSides(picture: Buffer, pictureWidth: number, room: number): Promise<Sharp> {
  const { height } = SHARE_PICTURE
  const edge = Math.min(EDGE, pictureWidth)
  const side = (left: number, width: number): Promise<Buffer> =>
    sharp(picture)
      .extract({ left, top: 0, width: edge, height })
      .resize({ width, height, fit: 'fill' })
      .blur(EDGE_BLUR)
      .png()
      .toBuffer()
  const before = Math.floor(room / 2)
  const after = room - before
  return sharp(picture)
    .extend({ left: before, right: after, background: '#ffffff' })
    .composite([
      ...(before > 0 ? [{ input: await side(0, before), left: 0, top: 0 }] : []),
      { input: await side(pictureWidth - edge, after), left: before + pictureWidth, top: 0 },
    ])
}
