import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const bodies = new WeakMap<FastifyRequest, unknown>()

/** Remembers a body as it was sent, before a schema adds its defaults. */
export const rememberSentBody = (request: FastifyRequest, body: unknown): void => void bodies.set(request, body)

/**
 * Distinguishes a request from another one with the same key: SHA-256 of its body as it was sent, whatever the order of its
 * fields. What a schema adds is left out, because the next version of the shop may add more: a request that is sent again
 * across a deploy is still the same.
 */
export const sentBodyHash = (request: FastifyRequest): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(bodies.get(request), sortedFields))
    .digest()

function sortedFields(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
