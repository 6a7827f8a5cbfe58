import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { err, ok, type Result } from '#domain/result.ts'
import type { MediaRefusal, UploadType } from './media-tasks.ts'
import { isPlainSvg } from './svg.ts'
import { isSafeZip } from './zip.ts'

/** A kind of artwork we take: how its bytes begin, what file-type calls it, and what else must hold. */
type Kind = UploadType & {
  readonly starts: (head: Buffer) => boolean
  readonly known: RegExp
  readonly check: (bytes: Buffer) => boolean | Promise<boolean>
}

const KINDS: readonly Kind[] = [
  {
    mediaType: 'image/png',
    extensions: ['png'],
    starts: begins('\x89PNG\r\n\x1a\n'),
    known: /^image\/png$/,
    check: isRaster,
  },
  {
    mediaType: 'image/jpeg',
    extensions: ['jpg', 'jpeg'],
    starts: begins('\xff\xd8\xff'),
    known: /^image\/jpeg$/,
    check: isRaster,
  },
  {
    mediaType: 'image/webp',
    extensions: ['webp'],
    starts: (head) => begins('RIFF')(head) && head.toString('latin1', 8, 12) === 'WEBP',
    known: /^image\/webp$/,
    check: isRaster,
  },
  {
    mediaType: 'image/tiff',
    extensions: ['tif', 'tiff'],
    starts: (head) => ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].some((mark) => begins(mark)(head)),
    known: /^image\/tiff$/,
    check: isRaster,
  },
  // Illustrator writes its files as PDF, or as PostScript when old.
  {
    mediaType: 'application/pdf',
    extensions: ['pdf', 'ai'],
    starts: begins('%PDF-'),
    known: /^application\/(?:pdf|illustrator)$/,
    check: isQuietPdf,
  },
  {
    mediaType: 'application/postscript',
    extensions: ['eps', 'ai'],
    starts: (head) => begins('%!PS-Adobe-')(head) || begins('\xc5\xd0\xd3\xc6')(head),
    known: /^application\/(?:postscript|eps|illustrator)$/,
    check: () => true,
  },
  {
    mediaType: 'image/vnd.adobe.photoshop',
    extensions: ['psd', 'psb'],
    starts: begins('8BPS'),
    known: /photoshop/,
    check: (bytes) => bytes.length > 26 && bytes.readUInt32BE(14) > 0 && bytes.readUInt32BE(18) > 0,
  },
  {
    mediaType: 'application/zip',
    extensions: ['zip'],
    starts: begins('PK\x03\x04'),
    known: /^application\/zip$/,
    check: isSafeZip,
  },
  {
    mediaType: 'image/svg+xml',
    extensions: ['svg'],
    starts: (head) => /^(?:\xef\xbb\xbf)?\s*</.test(head.toString('latin1')),
    known: /^(?:image\/svg\+xml|application\/xml|unknown)$/,
    check: isPlainSvg,
  },
]

/** What a visitor's file is: decided by its bytes alone, agreed by two readers, and harmless to keep. */
export async function readUploadType(path: string): Promise<Result<UploadType, MediaRefusal>> {
  const bytes = await readFile(path)
  const kind = KINDS.find(({ starts }) => starts(bytes.subarray(0, 64)))
  if (!kind) return err({ code: 'media/type' })
  const found = await fileTypeFromBuffer(bytes)
  const isAgreed = kind.known.test(found?.mime ?? 'unknown') && (await kind.check(bytes))
  return isAgreed ? ok({ mediaType: kind.mediaType, extensions: kind.extensions }) : err({ code: 'media/type' })
}

function begins(mark: string): (head: Buffer) => boolean {
  const bytes = Buffer.from(mark, 'latin1')
  return (head) => head.subarray(0, bytes.length).equals(bytes)
}

/** Its header can be read and it has a size; artwork may have more pixels than we would ever open. */
async function isRaster(bytes: Buffer): Promise<boolean> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  return header !== undefined && header.width > 0 && header.height > 0
}

/** Complete, and without the parts that act on their own when a person opens it. */
function isQuietPdf(bytes: Buffer): boolean {
  const isComplete = bytes.subarray(-2048).includes('%%EOF')
  return isComplete && !['/JavaScript', '/Launch', '/EmbeddedFile'].some((word) => bytes.includes(word))
}
