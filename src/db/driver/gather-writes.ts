import type { Duplex } from 'node:stream'

/** Calls back when what was gathered is to be written, such as `process.nextTick` and `setImmediate`. */
export type Release = (write: () => void) => void

/**
 * Holds back what is written to a connection from now on until `release` calls back: all of it then travels as one
 * piece. Every write of its own wakes the server, which costs more than a short statement.
 */
export function gatherWrites(stream: Duplex, release: Release): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  release(() => stream.uncork())
}
