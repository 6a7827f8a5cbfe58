import type { FastifyInstance } from 'fastify'
import { IMMUTABLE } from '#domain/http/cache-lifetimes.ts'
import { IMAGE_MEDIA_TYPES, parseImageAddress } from '#domain/images/image-widths.ts'
import type { ImageService } from '#services/images/image-service.ts'

/**
 * Pictures: GET /images/{key}/{width}.{avif|webp} in the listed widths, and {key}/share.jpg for shared links. Anything else below /images is not found.
 * These are pages' files, no calls: a short plain text says what is wrong.
 */
export function imageRoutes(app: FastifyInstance, images: Pick<ImageService, 'serve'>): void {
  app.get('/images/*', { schema: { hide: true } }, async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    // The raw address: an encoded one is another address, and none of ours.
    const variant = parseImageAddress((request.raw.url ?? '').split('?', 1)[0] ?? '')
    const served = variant && (await images.serve(variant))
    if (variant && served?.ok) {
      return reply
        .header('cache-control', IMMUTABLE)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type(IMAGE_MEDIA_TYPES[variant.format])
        .send(served.value)
    }
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
    const code = served && !served.ok ? served.error.code : 'image/not-found'
    if (code === 'image/not-found') return reply.status(404).send('Not found')
    if (code === 'image/unavailable') request.log.error({ reason: served }, 'picture cannot be served')
    return reply.status(503).header('retry-after', '5').send('Busy')
  })
}
