import type { FastifyInstance } from 'fastify'

/** How long a body may take to arrive, unless its route says that it takes uploads. */
const BODY_MS = 15_000

/** Longer than any upload is waited for; the routes that take them have limits of their own. */
export const UPLOAD_MS = 16 * 60 * 1000

/**
 * Cuts off bodies that arrive too slowly. Node knows one time limit for all requests, which uploads of 250 MB need
 * to be long; routes that take uploads say so by `config: { takesUploads: true }`.
 */
export function limitBodyTime(app: FastifyInstance, bodyMs = BODY_MS): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (!hasBody || 'takesUploads' in routeOptions.config) return
    const timer = setTimeout(() => raw.complete || raw.destroy(), bodyMs).unref()
    raw.once('close', () => clearTimeout(timer))
  })
}
