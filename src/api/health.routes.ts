import type { FastifyInstance } from 'fastify'

export interface Health {
  /** Whether requests should be sent here: started, not stopping, and the database answers. */
  readonly isReady: () => Promise<boolean>
}

/**
 * For whoever runs the shop: `/livez` tells that the process answers at all (restart it if not), `/readyz` whether it
 * should get requests now (503 while starting, stopping, or without its database).
 */
export function healthRoutes(app: FastifyInstance, { isReady }: Health): void {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }))

  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady()
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready })
  })
}
