import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isSameSecret } from '../src/integrations/payments/same-secret.ts'
import { openHooks } from './accounts/hook-book.ts'
import type { HookBook } from './accounts/hook-book.ts'
import { registerOwnHook } from './accounts/own-hook.ts'
import { moyasarWebhookRoutes } from './accounts/moyasar-webhooks.ts'
import { tabbyWebhookRoutes } from './accounts/tabby-webhooks.ts'
import { tamaraAccountRoutes } from './accounts/tamara-account.ts'
import { controlKeyOf } from './control-key.ts'
import { createFaults, FaultPlan } from './faults.ts'
import { knownPaymentRoutes } from './known-payments.ts'
import { openLedger } from './ledger.ts'
import { moyasarRoutes } from './moyasar-routes.ts'
import { tabbyRoutes } from './tabby-routes.ts'
import { tamaraRoutes } from './tamara-routes.ts'
import { createClock, sandboxKeys } from './sandbox.ts'
import type { Sandbox } from './sandbox.ts'
import { createWebhooks } from './webhooks.ts'

export interface SandboxOptions {
  /** Where the ledger lies, and the key that switches faults. */
  readonly folder: string
  /** Where browsers reach the sandbox, without a slash at the end. */
  readonly publicUrl: () => string
  /** The shop's address for what gateways call to say. */
  readonly webhookUrl: string
  /** The same keys as the shop has: `sk`, `pk` and what signs webhooks are made of it. */
  readonly secret: string
  readonly sync?: boolean
}

/** Stands in for Moyasar, Tabby and Tamara: the same calls, pages of their own, and a ledger of what was charged. */
export function createSandbox(options: SandboxOptions): {
  app: FastifyInstance
  settled: () => Promise<void>
  hooks: HookBook
} {
  const app = Fastify({ logger: false, bodyLimit: 1_000_000 })
  const faults = createFaults()
  const keys = sandboxKeys(options.secret)
  const ledger = openLedger(options.folder, { sync: options.sync ?? false })
  const hooks = openHooks(options.folder)
  const webhooks = createWebhooks({
    shopUrl: options.webhookUrl,
    moyasarHooks: () => hooks.of('MOYASAR').filter(({ verifiedAt }) => verifiedAt !== null),
    tabbySecret: keys.tabbyWebhook,
    tamaraSecret: keys.tamaraNotification,
    faults,
  })
  const { tell, sendCode, settled } = webhooks
  const clock = createClock()
  const sandbox: Sandbox = { ledger, faults, tell, hooks, sendCode, publicUrl: options.publicUrl, clock, keys }

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  )
  const own = registerOwnHook(sandbox, { url: `${options.webhookUrl}/moyasar`, secret: keys.moyasarWebhook })
  app.addHook('onClose', async () => {
    own.stop()
    ledger.close()
  })
  const at = (prefix: string, ...all: readonly ((scope: FastifyInstance, sandbox: Sandbox) => void)[]) =>
    void app.register(async (scope) => all.forEach((routes) => routes(scope, sandbox)), { prefix })
  at('/moyasar/v1', moyasarRoutes, moyasarWebhookRoutes)
  at('/tabby', tabbyRoutes, tabbyWebhookRoutes)
  at('/tamara', tamaraRoutes, tamaraAccountRoutes)
  app.get('/control/health', async () => ({ ok: true, entries: ledger.entries.length }))
  void app.register(async (scope) => controlRoutes(scope, sandbox, controlKeyOf(options.folder)))
  return { app, settled, hooks }
}

/** How far the clock of the gateways is put forward. */
const Forward = z.strictObject({ days: z.number().min(0).max(400) })

/**
 * What its owner switches and reads: `PUT /control/faults`, `PUT /control/clock`, `POST /control/payments`,
 * `GET /control/ledger?after=seq`. Browsers reach this too.
 */
function controlRoutes(app: FastifyInstance, sandbox: Sandbox, controlKey: string): void {
  const { faults, ledger, clock } = sandbox
  app.addHook('onRequest', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${controlKey}`))
      await reply.status(401).send({ message: 'The control key lies beside the ledger: Authorization: Bearer …' })
  })
  knownPaymentRoutes(app, sandbox)
  app.get('/control/faults', async () => faults.plan())
  app.put('/control/faults', async (request, reply) => {
    const plan = FaultPlan.safeParse(request.body)
    if (!plan.success) return reply.status(400).send({ message: plan.error.message })
    faults.set(plan.data)
    return plan.data
  })
  app.put('/control/clock', async (request, reply) => {
    const given = Forward.safeParse(request.body)
    if (!given.success) return reply.status(400).send({ message: given.error.message })
    clock.putForward(given.data.days * 86_400_000)
    return { now: new Date(clock.now()).toISOString() }
  })
  app.get<{ Querystring: { after?: string } }>('/control/ledger', async (request) =>
    ledger.entries.slice(Number(request.query.after ?? 0)),
  )
}
