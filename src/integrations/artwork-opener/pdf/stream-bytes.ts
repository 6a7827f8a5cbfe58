import { inflateSync, constants } from 'node:zlib'
import { decodePDFRawStream, PDFRawStream, PDFStream } from '@cantoo/pdf-lib'
import { LIMITS, LimitReached } from '../walker/limits.ts'
import { entry, itemsOf, nameOf, type Held } from './objects.ts'

const NOTHING = new Uint8Array()

/** The bytes of a stream, unfolded; throws LimitReached for one that unfolds to more than 64 MB. */
export function streamBytes(stream: Held): Uint8Array {
  if (!(stream instanceof PDFStream)) return NOTHING
  if (!(stream instanceof PDFRawStream)) return stream.getContents()
  const filter = entry(stream, 'Filter')
  const filters = filter === undefined ? [] : [nameOf(filter), ...itemsOf(filter).map(nameOf)].filter(Boolean)
  if (filters.length === 0) return limited(stream.contents)
  if (filters.every((name) => name === 'FlateDecode') && !entry(stream, 'DecodeParms')) {
    return filters.reduce<Uint8Array>(inflated, stream.contents)
  }
  return limited(decoded(stream))
}

function inflated(bytes: Uint8Array): Uint8Array {
  try {
    // A stream that was cut off still gives what it has.
    return inflateSync(bytes, { maxOutputLength: LIMITS.streamBytes, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    if (error instanceof RangeError) throw new LimitReached('MEMORY')
    return NOTHING
  }
}

function decoded(stream: PDFRawStream): Uint8Array {
  try {
    return decodePDFRawStream(stream).decode()
  } catch {
    return NOTHING
  }
}

function limited(bytes: Uint8Array): Uint8Array {
  if (bytes.length > LIMITS.streamBytes) throw new LimitReached('MEMORY')
  return bytes
}
