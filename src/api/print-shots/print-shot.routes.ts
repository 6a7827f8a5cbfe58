import type { FastifyInstance } from 'fastify'
import { IMMUTABLE } from '#domain/http/cache-lifetimes.ts'
import { pressTable, readNamedShotFile } from '#services/artwork/previews/shot-files.ts'

const MEDIA_TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' }
const BYTES = 'application/octet-stream'

/**
 * Pictures of blank products, which hold nothing of anyone: GET /print-shots/{version}/{shot}/{file}, and what a press makes of
 * colours: GET /print-shots/press-colours.bin. Anything else below /print-shots is not found.
 */
export function printShotRoutes(app: FastifyInstance): void {
  app.get('/print-shots/*', { schema: { hide: true } }, async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('content-security-policy', "default-src 'none'; sandbox")
    // The raw address: an encoded one is another address, and none of ours.
    const address = request.raw.url ?? ''
    if (address === '/print-shots/press-colours.bin')
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type(BYTES)
        .send(await pressTable())
    const [, , version = '', code = '', name = '', more] = address.split('/')
    const file = more === undefined ? readNamedShotFile(version, code, name) : undefined
    if (!file)
      return reply.header('cache-control', 'no-store').status(404).type('text/plain; charset=utf-8').send('Not found')
    const type = MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? BYTES
    return reply
      .header('cache-control', IMMUTABLE)
      .type(type)
      .send(await file)
  })
}
