import type { FastifyInstance } from 'fastify'

export interface Health {
  /** `READY` when requests should be sent here, else what is in the way: starting, stopping, or the database. */
  readonly state: () => Promise<string>
}

/**
 * For operators: `/livez` says that the process answers at all (restart it if not), `/readyz` whether it
 * should get requests now (503 and the reason while starting, stopping, or without a database that takes changes).
 */
export function healthRoutes(app: FastifyInstance, { state }: Health): void {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }))

  app.get('/readyz', async (_request, reply) => {
    const reason = await state()
    const ready = reason === 'READY'
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(ready ? { ready } : { ready, reason })
  })
}
