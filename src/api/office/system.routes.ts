import { z } from 'zod'
import { forStaff } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { route } from '../route.ts'
import { routeSchema } from '../route-schema.ts'

/** The description of the office's calls. */
export function systemRoutes(scope: ApiServer): void {
  const document = routeSchema(
    'system',
    'Get the OpenAPI document of the office',
    z.looseObject({ openapi: z.string() }),
  )
  route(
    scope,
    { method: 'GET', path: '/office/openapi.json', access: forStaff('system.view'), schema: document },
    async ({ reply }) => reply.send(scope.officeSwagger()),
  )
}
