/**
 * Passes on what arrives, up to `maxBytes`. A sender that breaks off ends the piece instead of failing it, so that what has
 * arrived is not lost; more bytes than announced are noted in `end`, and not passed on.
 */
export async function* receivedPiece(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
  end: { isTooLong: boolean },
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  const chunks = source[Symbol.asyncIterator]()
  for (;;) {
    const next = await chunks.next().catch(() => ({ done: true, value: undefined }) as const)
    if (next.done) return
    bytes += next.value.byteLength
    if (bytes > maxBytes) {
      end.isTooLong = true
      return
    }
    yield next.value
  }
}
