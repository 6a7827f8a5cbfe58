import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { openAuthority } from './authority.ts'
import { addDocuments } from './document-routes.ts'
import { Plan } from './faults.ts'
import { addOnboarding } from './onboarding-routes.ts'

export interface SandboxOptions {
  readonly folder: string
  readonly secret: string
  readonly now?: () => Date
}

/** Stands in for the tax authority: its documented calls, its checks, and what it answers on a bad day. */
export function createTaxSandbox({ folder, secret, now = () => new Date() }: SandboxOptions): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: 30_000_000 })
  const authority = openAuthority(folder, secret, now)
  const { faults, register } = authority

  app.addHook('preHandler', async (request, reply) => {
    const call = CALLS[`${request.method} ${request.url}`]
    if (!call) return
    if (request.headers['accept-version'] !== 'V2')
      return reply.status(406).send({ code: 'Not-Acceptable', message: 'Accept-Version' })
    const mode = faults.strike(call)
    if (mode === 'RESET_BEFORE') {
      reply.hijack()
      reply.raw.destroy()
    } else if (typeof mode === 'number') await reply.status(mode).send({ code: String(mode), message: 'switched on' })
    else if (mode !== undefined) request.headers['x-fault'] = mode
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.headers['x-fault'] === 'RESET_AFTER') reply.raw.destroy()
    return payload
  })

  addOnboarding(app, authority)
  addDocuments(app, authority)

  app.put('/control/faults', async (request, reply) => {
    const plan = Plan.safeParse(request.body)
    if (!plan.success) return reply.status(400).send({ message: plan.error.message })
    faults.set(plan.data)
    return plan.data
  })
  app.get('/control/documents', async () => register.documents())
  return app
}

const CALLS: Readonly<Record<string, 'compliance' | 'sample' | 'production' | 'renewal' | 'reporting' | 'clearance'>> =
  {
    'POST /compliance': 'compliance',
    'POST /compliance/invoices': 'sample',
    'POST /production/csids': 'production',
    'PATCH /production/csids': 'renewal',
    'POST /invoices/reporting/single': 'reporting',
    'POST /invoices/clearance/single': 'clearance',
  }
