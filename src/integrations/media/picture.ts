import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { err, ok, type Result } from '#domain/result.ts'
import type { MediaRefusal, MediaTask, PictureFacts } from './media-tasks.ts'
import { MAX_PIXELS, MAX_SIDE, PICTURE_QUALITY } from './picture-quality.ts'
import { sharePicture } from './share-picture.ts'
import { isPlainSvg } from './svg.ts'

/** A drawing has no pixels of its own: it counts as this wide, so that every listed width can be made of it. */
const SVG_WIDTH = 1800

const MEDIA_TYPES: Readonly<Record<string, PictureFacts['mediaType']>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  svg: 'image/svg+xml',
}

/** Type and size of a picture; all of it is decoded once, so a broken file is found here and not by a visitor. */
export async function readPictureFacts(path: string): Promise<Result<PictureFacts, MediaRefusal>> {
  const bytes = await readFile(path)
  if (bytes.length === 0) return err({ code: 'media/type' })
  const isDrawing = looksLikeSvg(bytes)
  if (isDrawing && !isPlainSvg(bytes)) return err({ code: 'media/type' })

  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const mediaType = MEDIA_TYPES[header?.format ?? '']
  if (!header || !mediaType || (header.format === 'heif' && header.compression !== 'av1')) {
    return err({ code: 'media/type' })
  }
  const { width, height } = isDrawing ? scaled(header.autoOrient) : header.autoOrient
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) return err({ code: 'media/too-many-pixels' })
  if (!(await canBeDecoded(bytes))) return err({ code: 'media/unreadable' })
  return ok({ mediaType, width, height })
}

const scaled = ({ width, height }: { width: number; height: number }) => ({
  width: SVG_WIDTH,
  height: Math.max(1, Math.round((SVG_WIDTH * height) / width)),
})

const open = (bytes: Uint8Array, density?: number): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...(density && { density }) })

const canBeDecoded = (bytes: Uint8Array): Promise<boolean> =>
  open(bytes)
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )

const looksLikeSvg = (bytes: Uint8Array): boolean =>
  /^(?:\uFEFF)?\s*</.test(Buffer.from(bytes.subarray(0, 64)).toString('utf8'))

/** A picture in one width and format, without the camera's notes (place, time). */
export async function makeVariant({
  path,
  mediaType,
  width,
  format,
  ground,
}: Extract<MediaTask, { readonly kind: 'make-variant' }>): Promise<Result<Uint8Array, MediaRefusal>> {
  // Read into memory: a drawing opened by its path could name files beside it.
  const bytes = await readFile(path)
  const isDrawing = mediaType === 'image/svg+xml'
  const original = open(bytes, isDrawing ? await densityFor(bytes, width) : undefined).autoOrient()
  if (format === 'jpg') return sharePicture(original).then(ok, () => err({ code: 'media/unreadable' } as const))
  const sized = original.resize({ width, withoutEnlargement: !isDrawing })
  const resized = ground === undefined ? sized : sized.flatten({ background: ground })
  const written = format === 'avif' ? resized.avif(PICTURE_QUALITY.avif) : resized.webp(PICTURE_QUALITY.webp)
  return written.toBuffer().then(ok, () => err({ code: 'media/unreadable' } as const))
}

/** Dots per inch at which a drawing comes out `width` pixels wide; 72 is its own size. */
async function densityFor(bytes: Uint8Array, width: number): Promise<number> {
  const own = await sharp(bytes).metadata()
  return Math.min(2400, Math.max(1, Math.ceil((72 * width) / own.width)))
}

/** A drawing of ours as PNG, so many pixels wide. */
export const drawPng = async (svg: string, width: number): Promise<Result<Uint8Array, MediaRefusal>> =>
  ok(await open(Buffer.from(svg)).resize({ width }).png({ palette: true }).toBuffer())
