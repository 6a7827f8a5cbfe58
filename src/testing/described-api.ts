import type { OpenAPI3 } from 'openapi-typescript'
import { pino } from 'pino'
import { registerApi } from '#api/app.ts'
import { PERMISSIONS } from '#domain/staff/permissions.ts'
import type { StaffSessions } from '#services/staff/staff-sessions.service.ts'
import { createHttpServer } from '../main/http-server.ts'
import { UNUSED_PARTS } from './unused-api.ts'
import { unused } from './unused.ts'

/** The OpenAPI document of all calls, as /api/docs/json serves it. Nothing is called, so no database is needed. */
export const describedApi = (): Promise<OpenAPI3> => served('/api/docs/json')

/** The one of the calls of the office, as /api/office/openapi.json serves it. */
export const describedOffice = (): Promise<OpenAPI3> => served('/api/office/openapi.json')

/** An owner, however they signed in. */
const OWNER = { staffId: '', sessionId: '', permissions: new Set(PERMISSIONS), via: 'OFFICE', isFresh: true } as const

async function served(address: string): Promise<OpenAPI3> {
  const app = createHttpServer({ logger: pino({ level: 'silent' }), trustedProxies: [] })
  await registerApi(app, {
    ...UNUSED_PARTS,
    catalog: unused('catalog'),
    suggest: unused('suggest'),
    storefront: unused('storefront'),
    blog: unused('blog'),
    staticPages: unused('staticPages'),
    settings: unused('settings'),
    office: {
      ...UNUSED_PARTS.office,
      sessions: unused<StaffSessions>('staff sessions', { read: async () => OWNER }),
    },
  })
  try {
    const cookie = `office=${'a'.repeat(43)}`
    return JSON.parse((await app.inject({ url: address, headers: { cookie } })).body)
  } finally {
    await app.close()
  }
}
