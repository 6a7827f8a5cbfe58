import type { FastifyInstance } from 'fastify'

export interface Health {
  /** Whether the process takes requests, or is on its way there or out. */
  readonly stage: () => 'starting' | 'running' | 'stopping'
  /** `READY` when orders can be taken, else what is in the way. */
  readonly database: () => Promise<string>
}

/**
 * For operators: `/livez` says that the process answers at all (restart it if not), `/readyz` whether it should get requests
 * now. Without its database a process still serves pages, so it stays ready and names the state; `/readyz?for=orders` is 503
 * unless changes are taken.
 */
export function healthRoutes(app: FastifyInstance, { stage, database }: Health): void {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }))

  app.get<{ Querystring: Readonly<Record<string, unknown>> }>('/readyz', async (request, reply) => {
    const running = stage() === 'running'
    const state = running ? await database() : stage().toUpperCase()
    const ready = running && (state === 'READY' || request.query['for'] !== 'orders')
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, state })
  })
}
