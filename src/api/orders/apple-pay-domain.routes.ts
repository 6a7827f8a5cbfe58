import type { FastifyInstance } from 'fastify'

/**
 * Where Apple checks that the shop's domain belongs to the merchant that registered it. A file of the site, no call: the text is
 * served as it was given, without a redirect, and is not found while none is set.
 */
export function applePayDomainRoutes(app: FastifyInstance, association: () => Promise<string | undefined>): void {
  const path = '/.well-known/apple-developer-merchantid-domain-association'
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    const text = await association()
    reply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .type('text/plain; charset=utf-8')
    return text === undefined ? reply.status(404).send('Not found') : reply.send(text)
  })
}
