import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMoyasar } from '#integrations/payments/moyasar.ts'
import { createTabby } from '#integrations/payments/tabby.ts'
import { createTamara } from '#integrations/payments/tamara.ts'
import { controlKeyOf } from '../../payments-sandbox/control-key.ts'
import { createSandbox } from '../../payments-sandbox/sandbox-server.ts'
import { sandboxKeys } from '../../payments-sandbox/sandbox.ts'
import type { LedgerEntry } from '../../payments-sandbox/ledger.ts'
import type { FaultPlan } from '../../payments-sandbox/faults.ts'

const SECRET = 'of-the-test'

/** The sandbox in this process, with the three gateways that speak to it. */
export interface TestSandbox {
  readonly url: string
  readonly keys: ReturnType<typeof sandboxKeys>
  readonly moyasar: ReturnType<typeof createMoyasar>
  readonly tabby: ReturnType<typeof createTabby>
  readonly tamara: ReturnType<typeof createTamara>
  /** A token for a card, as a browser gets it. */
  readonly cardToken: (number: string) => Promise<string>
  readonly setFaults: (plan: Partial<FaultPlan>) => Promise<void>
  readonly ledger: () => Promise<LedgerEntry[]>
  /** Sends a hosted page's form; answers where it leads. */
  readonly answerPage: (url: string, form: Record<string, string>) => Promise<string>
  /** Waits until everything was told that the sandbox had to tell. */
  readonly settled: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts a sandbox that calls `webhookUrl` with what happens. */
export async function testSandbox(webhookUrl = 'http://127.0.0.1:9/none'): Promise<TestSandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-sandbox-'))
  let url = ''
  const { app, settled } = createSandbox({ folder, publicUrl: () => url, webhookUrl, secret: SECRET })
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const keys = sandboxKeys(SECRET)
  const control = (path: string, init?: RequestInit) => controlSandbox(`${url}/control/${path}`, folder, init)
  const moyasarUrl = `${url}/moyasar/v1`
  return {
    url,
    keys,
    moyasar: createMoyasar({
      url: moyasarUrl,
      browserUrl: moyasarUrl,
      secretKey: keys.moyasarSecret,
      publishableKey: keys.moyasarPublishable,
      webhookSecret: keys.moyasarWebhook,
    }),
    tabby: createTabby({
      url: `${url}/tabby`,
      secretKey: keys.tabbySecret,
      merchantCode: 'matbaa',
      webhookSecret: keys.tabbyWebhook,
    }),
    tamara: createTamara({
      url: `${url}/tamara`,
      apiToken: keys.tamaraToken,
      notificationToken: keys.tamaraNotification,
    }),
    cardToken: async (number) => {
      const answer = await fetch(`${moyasarUrl}/tokens`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${btoa(`${keys.moyasarPublishable}:`)}`,
        },
        body: JSON.stringify({ name: 'Sara Ali', number, month: '12', year: '30', cvc: '123', save_only: true }),
      })
      return ((await answer.json()) as { id: string }).id
    },
    setFaults: async (plan) => {
      await control('faults', { method: 'PUT', body: JSON.stringify(plan) })
    },
    ledger: async () => (await (await control('ledger')).json()) as LedgerEntry[],
    answerPage: async (page, form) => {
      const answer = await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
      return answer.headers.get('location') ?? `${answer.status}`
    },
    settled,
    close: async () => {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Calls what only the owner of the sandbox's folder may. */
async function controlSandbox(url: string, folder: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${controlKeyOf(folder)}` }
  const answer = await fetch(url, { ...init, headers })
  if (!answer.ok) throw new Error(`the sandbox refused this: ${await answer.text()}`)
  return answer
}
