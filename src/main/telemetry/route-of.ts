import type { FastifyRequest } from 'fastify'
import { readAddress } from '#web/routes/match-route.ts'

/** The route of a request as it was declared, or the name of its page: never what its address says of a person or a thing. */
export function routeOf(request: FastifyRequest): string {
  const url = request.is404 ? undefined : request.routeOptions.url
  if (url !== '/*') return url ?? 'no route'
  const target = request.raw.url ?? '/'
  const { route } = readAddress(target)
  return route ? `page ${route}` : 'no page'
}
