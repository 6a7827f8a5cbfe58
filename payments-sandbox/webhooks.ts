import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Faults } from './faults.ts'
import type { SandboxPayment } from './ledger.ts'
import { moyasarView, tabbyView } from './views.ts'

export interface WebhookOptions {
  /** The shop's address for what gateways call to say; `/moyasar` and so on follow. */
  readonly shopUrl: string
  readonly moyasarSecret: string
  readonly tabbySecret: string
  readonly tamaraSecret: string
  readonly faults: Faults
}

type Delivery = { readonly path: string; readonly headers: Record<string, string>; readonly body: string }

/** Moyasar's pauses are of minutes; who tries the demo does not wait so long. */
const PAUSES_MS = [500, 2_000, 5_000, 15_000]

export type Tell = (payment: SandboxPayment, event: string) => void

/** Tells the shop what happened, signed as each gateway does it, again and again until it is heard. */
export function createWebhooks(options: WebhookOptions): { tell: Tell; settled: () => Promise<void> } {
  const under = new Set<Promise<void>>()
  let waiting: Delivery | undefined

  const tell: Tell = (payment, event) => {
    const delivery = deliveryOf(payment, event, options)
    const fault = options.faults.strike('webhook', payment.gateway)
    if (fault === 'DROP') return
    if (fault === 'SHUFFLE' && !waiting) {
      waiting = delivery
      return
    }
    const all = [fault === 'FORGED' ? forged(delivery) : delivery]
    if (fault === 'DUPLICATE') all.push(...Array.from({ length: 49 }, () => delivery))
    if (waiting) all.push(waiting)
    waiting = undefined
    for (const each of all) start(each, fault === 'LATE' ? 3_000 : 0)
  }

  const start = (delivery: Delivery, delayMs: number): void => {
    const done = deliver(`${options.shopUrl}${delivery.path}`, delivery, delayMs).finally(() => under.delete(done))
    under.add(done)
  }
  return {
    tell,
    settled: async () => {
      while (under.size > 0) await Promise.all(under)
    },
  }
}

async function deliver(url: string, { headers, body }: Delivery, delayMs: number): Promise<void> {
  await sleep(delayMs)
  for (const pause of [...PAUSES_MS, 0]) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        signal: AbortSignal.timeout(5_000),
      })
      await answer.arrayBuffer()
      // A forged one is refused, and asking again would not change that.
      if (answer.ok || answer.status === 401) return
    } catch {
      // The shop is away; it is told again.
    }
    await sleep(pause, undefined, { ref: false })
  }
}

const forged = (delivery: Delivery): Delivery => ({
  path: delivery.path.replace(/tamaraToken=.*$/, 'tamaraToken=a.b.c'),
  headers: { 'x-webhook-secret': 'wrong' },
  body: delivery.body.replace(/"secret_token":"[^"]*"/, '"secret_token":"wrong"'),
})

function deliveryOf(payment: SandboxPayment, event: string, options: WebhookOptions): Delivery {
  if (payment.gateway === 'MOYASAR') {
    const body = {
      id: randomUUID(),
      type: event,
      created_at: new Date().toISOString(),
      secret_token: options.moyasarSecret,
      account_name: 'Matbaa sandbox',
      live: false,
      data: moyasarView(payment, ''),
    }
    return { path: '/moyasar', headers: {}, body: JSON.stringify(body) }
  }
  if (payment.gateway === 'TABBY') {
    const body = { ...tabbyView(payment), status: payment.status.toLowerCase(), is_test: true }
    return { path: '/tabby', headers: { 'x-webhook-secret': options.tabbySecret }, body: JSON.stringify(body) }
  }
  const body = { order_id: payment.id, order_reference_id: payment.reference, event_type: event, data: {} }
  const token = signedToken(options.tamaraSecret)
  return {
    path: `/tamara?tamaraToken=${token}`,
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  }
}

function signedToken(key: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const seconds = Math.floor(Date.now() / 1_000)
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: 'Tamara', iat: seconds, exp: seconds + 300 })}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
