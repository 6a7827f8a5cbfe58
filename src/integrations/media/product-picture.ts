import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { dyeBlank, dyedPixels, dyeOf } from '#domain/preview/dyed-blank.ts'
import { dyedRegion, layArtwork, prepareRegion, type Pixels, type Plane } from '#domain/preview/laid-artwork.ts'
import type { Shot } from '#domain/preview/shot.ts'
import { readGrid, readShotFile } from '../print-shots/print-shots.ts'
import { trimmedFace, type FacePicture } from './face-picture.ts'
import { flatFaces, TABLE } from './flat-faces.ts'

/** What is drawn: the printed faces on a picture of the product, or flat where there is none. */
export type ProductPicture = {
  readonly shot: Shot | null
  readonly faces: readonly FacePicture[]
  /** The colour of the product that the design lies on, as #rrggbb; missing for white paper. */
  readonly ground?: string | undefined
}

/** Pixels of the picture that is stored. */
const STORED = { width: 560, height: 700 }
const QUALITY = { quality: 84, chromaSubsampling: '4:4:4' }

/** The picture of a product with its artwork: a JPEG, which every mail program shows. */
export async function drawProduct({ shot, faces, ground }: ProductPicture): Promise<Uint8Array> {
  const picture = shot
    ? (await onShot(shot, faces, ground)).resize({ ...STORED, fit: 'cover' })
    : await flatFaces(faces, STORED, ground)
  return picture.flatten({ background: TABLE }).jpeg(QUALITY).toBuffer()
}

/** The faces on a shot of the blank product; a region whose face is not printed stays blank. */
async function onShot(shot: Shot, faces: readonly FacePicture[], ground: string | undefined): Promise<Sharp> {
  const blank = await pixelsOf(sharp(await readShotFile(shot, 'blank.avif')))
  const out = { ...blank, data: Uint8Array.from(blank.data) }
  const dye = ground === undefined ? undefined : dyeOf(ground)
  const black = await pixelsOf(sharp(await readShotFile(shot, 'black.avif')))
  if (dye) dyeBlank(out, dyedPixels(blank, black), dye)
  for (const [index, { face, box, light, texels }] of shot.regions.entries()) {
    const printed = faces.find(({ code }) => code === face)
    if (!printed) continue
    const [mask, lightPlane, grid] = await Promise.all([
      readShotFile(shot, `${index}.mask.webp`).then(planeOf),
      readShotFile(shot, `${index}.light.webp`).then(planeOf),
      readGrid(shot, index),
    ])
    const region = prepareRegion(blank, black, { box, light, grid, mask, lightPlane }, shot.white)
    const artwork = await pixelsOf(await trimmedFace(printed, texels, ground))
    layArtwork(out, dye ? dyedRegion(region, black, dye) : region, artwork)
  }
  const { width, height } = out
  return sharp(out.data, { raw: { width, height, channels: 4 } })
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** A grey picture as one byte a pixel. */
async function planeOf(bytes: Buffer): Promise<Plane> {
  const { data, info } = await sharp(bytes).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
