import type { FastifyInstance, InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify'
import type { ApiOptions } from '#api/app.ts'
import { createOfficeServices } from '#shop/office.ts'
import { testApi } from './api-app.ts'
import { insertStaff, staffCookie } from './staff-fixture.ts'
import type { TestDatabase } from './test-database.ts'

/** Someone at the office, signed in or not. */
export interface TestDesk {
  readonly staffId: string | undefined
  readonly send: (
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
}

export interface TestOffice {
  readonly app: FastifyInstance
  readonly services: ReturnType<typeof createOfficeServices>
  /** A person with these roles, signed in. */
  readonly desk: (...roles: string[]) => Promise<TestDesk>
  /** Anybody without a session. */
  readonly visitor: TestDesk
}

/** The calls of the office over a test's database. */
export async function testOffice(
  database: TestDatabase,
  options: Partial<ApiOptions> = {},
  onRoute?: (route: RouteOptions) => void,
): Promise<TestOffice> {
  const services = createOfficeServices(database)
  const { app } = await testApi(database, { office: services, ...options }, onRoute)
  return {
    app,
    services,
    visitor: { staffId: undefined, send: sender(app) },
    desk: async (...roles) => {
      const staffId = await insertStaff(database.pool, { roles })
      return { staffId, send: sender(app, await staffCookie(database, staffId)) }
    },
  }
}

const sender =
  (app: FastifyInstance, cookie?: string): TestDesk['send'] =>
  (method, path, body, headers = {}) =>
    app.inject({
      method,
      url: `/api/office${path}`,
      ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
      headers: { ...(cookie !== undefined && { cookie }), ...headers },
    })
