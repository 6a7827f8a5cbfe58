import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { Encoding } from './encodings.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unbrotli = promisify(brotliDecompress)
const unzip = promisify(gunzip)

/** Of 11: at 5 the longest page is 4% larger and beyond its 35 KB, for half of the time; 8 takes as long as 7, 11 a hundred times as long. */
const BROTLI_QUALITY = 8

/** Compresses off the event loop. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return alone(await zip(body, { level: 6, chunkSize: chunkFor(body.length) }))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
  }
  return alone(await brotli(body, { params, chunkSize: chunkFor(body.length) }))
}

/** What is set aside for a result at once: pages shrink to a tenth. The default, 64 KB, waits long to be collected. */
const chunkFor = (length: number): number => Math.max(1_024, Math.ceil(length / 6))

/** The bytes without what else was set aside for them, which a cached page would hold on to. */
function alone(result: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(result.length)
  result.copy(copy)
  return copy
}

/**
 * The window, as a power of two, that just holds the text. The default, 4 MB, would be set up for every page again, and what
 * the threads take for that they do not give back.
 */
const windowFor = (length: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(length + 16))))

/** The plain bytes again. */
export async function decompress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? unzip(body) : unbrotli(body)
}
