import type { FastifyRequest } from 'fastify'

/** A sender who sends nothing for so long has gone away. */
const SILENCE_MS = 20_000
/** 250 MB take this long at 2.2 Mbit/s; longer uploads are ended. */
const LONGEST_MS = 15 * 60 * 1000
/** How long the rest of a refused form is read, so that the sender gets to see the answer. */
const DRAIN_MS = 30_000

/** Ends an upload that stands still or never ends. Returns what to call when it has arrived. */
export function watchUpload({ raw }: FastifyRequest): () => void {
  let received = raw.socket.bytesRead
  const silence = setInterval(() => {
    if (raw.socket.bytesRead === received) raw.destroy()
    received = raw.socket.bytesRead
  }, SILENCE_MS)
  const longest = setTimeout(() => raw.destroy(), LONGEST_MS)
  return () => {
    clearInterval(silence)
    clearTimeout(longest)
  }
}

/** Reads and discards what is left of a form that is refused already: browsers show no answer before they have sent all. */
export function drain({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
  const limit = setTimeout(() => raw.destroy(), DRAIN_MS).unref()
  raw.once('close', () => clearTimeout(limit))
}
