import { deflateSync } from 'node:zlib'
import { writeFile } from 'node:fs/promises'
import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { pressColours } from '../press-colours/press-colours.ts'
import type { Fixing, FixTask } from './fixing.ts'
import { POINTS } from './pages/points.ts'

type Pixels = { readonly bytes: Buffer; readonly width: number; readonly height: number; readonly channels: number }

/** Makes a PDF page of a picture file, turned, with a mirrored bleed and in inks as the fixes say. Nothing is enlarged. */
export async function fixPicture({ path, out, fixes, targets }: FixTask): Promise<Fixing> {
  const [target] = targets
  if (!target) return { outcome: 'IMPOSSIBLE' }
  const isTurned = fixes.includes('ROTATE') && target.isTurned
  const [width, height] = target.isTurned && !isTurned ? [target.height, target.width] : [target.width, target.height]
  const upright = await pixelsOf(path, isTurned ? 90 : 0)
  const hasBleed = target.room > 0
  const bleed = hasBleed || fixes.includes('ADD_BLEED') ? target.bleed : 0
  const around = Math.round((bleed / width) * upright.width)
  const whole = bleed > 0 && !hasBleed ? await mirrored(upright, around) : upright
  const painted = fixes.includes('TO_CMYK') && whole.channels === 3 ? inInks(whole) : whole
  await writeFile(out, await pageOf(painted, { width, height, bleed }))
  return { outcome: 'FIXED' }
}

/** The dots of a picture file as it is, without its transparency. */
export async function pixelsOf(path: string, angle: number): Promise<Pixels> {
  const picture = sharp(path).autoOrient()
  const { space } = await picture.metadata()
  const flat = space === 'cmyk' ? picture : picture.flatten({ background: '#ffffff' }).toColourspace('srgb')
  const { data, info } = await flat.rotate(angle).raw().toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, channels: info.channels }
}

async function mirrored({ bytes, width, height, channels }: Pixels, by: number): Promise<Pixels> {
  const raw = { width, height, channels: channels === 4 ? 4 : 3 } as const
  const { data, info } = await sharp(bytes, { raw })
    .extend({ top: by, bottom: by, left: by, right: by, extendWith: 'mirror' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, channels: info.channels }
}

function inInks(pixels: Pixels): Pixels {
  const { buffer, byteOffset, byteLength } = pixels.bytes
  const inks = pressColours().toInks(new Uint8ClampedArray(buffer, byteOffset, byteLength))
  return { ...pixels, bytes: Buffer.from(inks.buffer, inks.byteOffset, inks.byteLength), channels: 4 }
}

type Size = { readonly width: number; readonly height: number; readonly bleed: number }

/** A PDF page of a picture. Millimetres. */
export async function pageOf({ bytes, width, height, channels }: Pixels, size: Size): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const [across, up] = [(size.width + 2 * size.bleed) * POINTS, (size.height + 2 * size.bleed) * POINTS]
  const page = document.addPage([across, up])
  const picture = document.context.stream(deflateSync(bytes), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: channels === 4 ? 'DeviceCMYK' : 'DeviceRGB',
    BitsPerComponent: 8,
    Filter: 'FlateDecode',
  })
  const name = page.node.newXObject('Picture', document.context.register(picture))
  page.node.set(
    PDFName.of('Contents'),
    document.context.register(
      document.context.contentStream([
        pushGraphicsState(),
        concatTransformationMatrix(across, 0, 0, up, 0, 0),
        drawObject(name),
        popGraphicsState(),
      ]),
    ),
  )
  const edge = size.bleed * POINTS
  page.setBleedBox(0, 0, across, up)
  page.setTrimBox(edge, edge, size.width * POINTS, size.height * POINTS)
  return document.save()
}
