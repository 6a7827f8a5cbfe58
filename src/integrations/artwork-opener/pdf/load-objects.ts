import { closeSync, openSync, readSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import type { PDFDict } from '@cantoo/pdf-lib'
import { entry, nameOf } from './objects.ts'

export type Objects = { readonly file: PDFDocument; readonly pages: readonly PDFDict[] }

/** Pictures of files larger than this are left on disk. */
const LARGE = 32 * 1024 * 1024
/** A picture smaller than this is not worth reading again. */
const SMALL_PICTURE = 64 * 1024

/** Reads the objects of a file; undefined when they cannot be made out. */
export async function loadObjects(path: string): Promise<Objects | undefined> {
  try {
    const bytes = await readFile(path)
    const file = await PDFDocument.load(bytes, { password: '', updateMetadata: false, warnOnInvalidObjects: false })
    if (bytes.length > LARGE) releasePictures(file, bytes, path)
    return { file, pages: file.getPages().map(({ node }) => node) }
  } catch {
    return undefined
  }
}

/**
 * Lets go of the bytes of a file, of which every stream is a part: pictures are read again when they are asked for, the rest is
 * copied. So a file of 500 MB is in memory only while its objects are read.
 */
function releasePictures(file: PDFDocument, { buffer }: Buffer, path: string): void {
  for (const [, stream] of file.context.enumerateIndirectObjects()) {
    if (!(stream instanceof PDFRawStream) || stream.contents.buffer !== buffer) continue
    const { byteOffset, length } = stream.contents
    const isPicture = length > SMALL_PICTURE && nameOf(entry(stream, 'Subtype')) === 'Image'
    Object.defineProperty(
      stream,
      'contents',
      isPicture ? { get: () => bytesAt(path, byteOffset, length) } : { value: Uint8Array.from(stream.contents) },
    )
  }
}

function bytesAt(path: string, start: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  const file = openSync(path, 'r')
  try {
    readSync(file, bytes, 0, length, start)
    return bytes
  } finally {
    closeSync(file)
  }
}
