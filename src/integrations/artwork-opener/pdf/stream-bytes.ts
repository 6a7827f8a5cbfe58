import { inflateSync, constants } from 'node:zlib'
import { decodePDFRawStream, PDFRawStream, PDFStream } from '@cantoo/pdf-lib'
import { LIMITS, LimitReached } from '../walker/limits.ts'
import { filtersOf, isDeflated } from './filters.ts'
import { entry, type Held } from './objects.ts'

const NOTHING = new Uint8Array()

/** The bytes of a stream, unfolded, and none of one that cannot be read; throws LimitReached beyond 64 MB. */
export const streamBytes = (stream: Held): Uint8Array => readableBytes(stream) ?? NOTHING

/**
 * The bytes of a stream, unfolded; undefined for one that cannot be read, which a writer of a copy must not take for an
 * empty one. Throws LimitReached for one that unfolds to more than 64 MB.
 */
export function readableBytes(stream: Held): Uint8Array | undefined {
  if (!(stream instanceof PDFStream)) return NOTHING
  if (!(stream instanceof PDFRawStream)) return stream.getContents()
  const filters = filtersOf(stream)
  if (filters.length === 0) return limited(stream.contents)
  if (isDeflated(filters) && !entry(stream, 'DecodeParms')) {
    return filters.reduce<Uint8Array | undefined>((bytes) => bytes && inflated(bytes), stream.contents)
  }
  const bytes = decoded(stream)
  return bytes && limited(bytes)
}

function inflated(bytes: Uint8Array): Uint8Array | undefined {
  try {
    // A stream that was cut off still gives what it has.
    return inflateSync(bytes, { maxOutputLength: LIMITS.streamBytes, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    if (error instanceof RangeError) throw new LimitReached('MEMORY')
    return undefined
  }
}

function decoded(stream: PDFRawStream): Uint8Array | undefined {
  try {
    return decodePDFRawStream(stream).decode()
  } catch {
    return undefined
  }
}

function limited(bytes: Uint8Array): Uint8Array {
  if (bytes.length > LIMITS.streamBytes) throw new LimitReached('MEMORY')
  return bytes
}
