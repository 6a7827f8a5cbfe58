import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Hook } from './accounts/hook-book.ts'
import type { Faults } from './faults.ts'
import type { SandboxPayment } from './ledger.ts'
import { moyasarView, tabbyView } from './views.ts'

export interface WebhookOptions {
  /** The shop's address for what gateways call to say; `/tabby` and `/tamara` follow. */
  readonly shopUrl: string
  /** Where Moyasar calls: only addresses that have sent their code back. */
  readonly moyasarHooks: () => readonly Hook[]
  readonly tabbySecret: string
  readonly tamaraSecret: string
  readonly faults: Faults
}

type Delivery = { readonly url: string; readonly headers: Record<string, string>; readonly body: string }

/** Moyasar's pauses are of minutes; who tries the demo does not wait so long. */
const PAUSES_MS = [500, 2_000, 5_000, 15_000]

export type Tell = (payment: SandboxPayment, event: string) => void

/** Notifies the shop of what happened, signed as each gateway does it, again and again until it is heard. */
export function createWebhooks(options: WebhookOptions) {
  const under = new Set<Promise<unknown>>()
  let waiting: readonly Delivery[] = []

  const tell: Tell = (payment, event) => {
    const deliveries = deliveriesOf(payment, event, options)
    const fault = options.faults.strike('webhook', payment.gateway)
    if (fault === 'DROP') return
    if (fault === 'SHUFFLE' && waiting.length === 0) {
      waiting = deliveries
      return
    }
    const all = fault === 'FORGED' ? deliveries.map(forged) : [...deliveries]
    if (fault === 'DUPLICATE') all.push(...Array.from({ length: 49 }, () => deliveries).flat())
    all.push(...waiting)
    waiting = []
    for (const each of all) start(deliver(each, fault === 'LATE' ? 3_000 : 0))
  }

  const start = (delivering: Promise<unknown>): void => {
    const done = delivering.finally(() => under.delete(done))
    under.add(done)
  }
  return {
    tell,
    /** Sends an address of Moyasar its code, once, as documented. */
    sendCode: (hook: Hook): void => start(attempt(codeDelivery(hook))),
    settled: async (): Promise<void> => {
      while (under.size > 0) await Promise.all(under)
    },
  }
}

async function deliver(delivery: Delivery, delayMs: number): Promise<void> {
  await sleep(delayMs)
  for (const pause of [...PAUSES_MS, 0]) {
    const status = await attempt(delivery)
    // A forged one is refused, and asking again would not change that.
    if (status !== undefined && (status < 300 || status === 401)) return
    await sleep(pause, undefined, { ref: false })
  }
}

/** Calls once; undefined when no one answers. */
async function attempt({ url, headers, body }: Delivery): Promise<number | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(5_000),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    // The shop is away; it is reported again.
    return undefined
  }
}

const forged = (delivery: Delivery): Delivery => ({
  url: delivery.url.replace(/tamaraToken=.*$/, 'tamaraToken=a.b.c'),
  headers: { 'x-webhook-secret': 'wrong' },
  body: delivery.body.replace(/"secret_token":"[^"]*"/, '"secret_token":"wrong"'),
})

/** What every event of Moyasar begins with. */
const moyasarFrame = (type: string, secret: string) => ({
  id: randomUUID(),
  type,
  created_at: new Date().toISOString(),
  secret_token: secret,
  account_name: 'Matbaa sandbox',
  live: false,
})

const codeDelivery = ({ id, url, secret, code }: Hook): Delivery => ({
  url,
  headers: {},
  body: JSON.stringify({
    ...moyasarFrame('webhook_verification', secret),
    data: { webhook_id: id, verification_code: code },
  }),
})

function deliveriesOf(payment: SandboxPayment, event: string, options: WebhookOptions): Delivery[] {
  if (payment.gateway === 'MOYASAR') {
    const frame = { ...moyasarFrame(event, ''), data: moyasarView(payment, '') }
    return options.moyasarHooks().map(({ url, secret }) => ({
      url,
      headers: {},
      body: JSON.stringify({ ...frame, secret_token: secret }),
    }))
  }
  if (payment.gateway === 'TABBY') {
    const body = { ...tabbyView(payment), status: payment.status.toLowerCase(), is_test: true }
    const headers = { 'x-webhook-secret': options.tabbySecret }
    return [{ url: `${options.shopUrl}/tabby`, headers, body: JSON.stringify(body) }]
  }
  const body = { order_id: payment.id, order_reference_id: payment.reference, event_type: event, data: {} }
  const token = signedToken(options.tamaraSecret)
  return [
    {
      url: `${options.shopUrl}/tamara?tamaraToken=${token}`,
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    },
  ]
}

function signedToken(key: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const seconds = Math.floor(Date.now() / 1_000)
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: 'Tamara', iat: seconds, exp: seconds + 300 })}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
