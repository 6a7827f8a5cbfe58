import type { FastifyInstance } from 'fastify'
import { demoStaffRoutes } from '#api/demo-staff/demo-staff.routes.ts'
import { outboxRoutes } from '#api/outbox/outbox.routes.ts'
import { createOutboxReader } from '#services/messages/read-outbox.ts'
import { createDemoCredentialsReader } from '#services/staff/demo/demo-credentials.ts'
import type { RunningShop } from './running-shop.ts'

/** Adds /dev/outbox and /dev/staff, which reveal messages and how staff sign in: in the demo only, and never in production. */
export function addDemoTools(app: FastifyInstance, { config, database, pictures }: RunningShop): void {
  if (!config.demo || config.production) return
  outboxRoutes(app, createOutboxReader(database.db, pictures.storage))
  demoStaffRoutes(app, createDemoCredentialsReader({ db: database.db, key: config.credentialsKey }))
}
