import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { bearerOf, known } from '../actor.ts'
import type { ArtworkServices } from './artwork-services.ts'

/**
 * Whose files a request is about: the customer's who is signed in, else those of the browser, by the hash of the name the
 * shop gave it. What a browser sent becomes the customer's who is signed in there. Refuses an access token that is no
 * longer live.
 */
export async function artworkOwnerOf(
  services: ArtworkServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ArtworkOwner> {
  const { sessions, artwork } = services
  const token = bearerOf(request)
  const hash = browserOf(services, request, reply)
  if (token === undefined) return { kind: 'BROWSER', hash }
  const { customerId } = known(await sessions.read(token))
  await artwork.claim(hash, customerId)
  return { kind: 'CUSTOMER', customerId }
}

/** The browser that asks, as rows of artwork have it. */
export const browserOf = (
  { cookies }: Pick<ArtworkServices, 'cookies'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Uint8Array => browserHash(cookies.nameBrowser(request, reply))

/** The hash of a browser's name, as rows of artwork have it. */
const browserHash = (name: string): Uint8Array => createHash('sha256').update(name).digest()
