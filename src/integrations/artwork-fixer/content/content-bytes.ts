import type { Held } from '../../artwork-opener/pdf/objects.ts'
import { readableBytes } from '../../artwork-opener/pdf/stream-bytes.ts'

/** Thrown for a file of which a part cannot be read: a copy of it would lack that part. */
export class UnreadableContent extends Error {
  constructor() {
    super('a content stream cannot be read')
  }
}

/** The bytes of a content stream that is to be written again; throws UnreadableContent instead of losing them. */
export function contentBytes(stream: Held): Uint8Array {
  const bytes = readableBytes(stream)
  if (!bytes) throw new UnreadableContent()
  return bytes
}
