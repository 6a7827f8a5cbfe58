import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMoyasar } from '#integrations/payments/moyasar.ts'
import { createTabby } from '#integrations/payments/tabby.ts'
import { createTamara } from '#integrations/payments/tamara.ts'
import { controlKeyOf } from '../../../payments-sandbox/control-key.ts'
import { createSandbox } from '../../../payments-sandbox/sandbox-server.ts'
import { sandboxKeys } from '../../../payments-sandbox/sandbox.ts'
import type { LedgerEntry } from '../../../payments-sandbox/ledger.ts'
import type { FaultPlan } from '../../../payments-sandbox/faults.ts'

const SECRET = 'of-the-test'

/** The sandbox in this process, with the three gateways that speak to it. */
export interface TestSandbox {
  readonly url: string
  readonly keys: ReturnType<typeof sandboxKeys>
  readonly moyasar: ReturnType<typeof createMoyasar>
  readonly tabby: ReturnType<typeof createTabby>
  readonly tamara: ReturnType<typeof createTamara>
  /** A token that pays once with a card, as a browser gets it. */
  readonly cardToken: (number: string) => Promise<string>
  /** The token of a card that is to be saved, and the page on which its holder confirms it. */
  readonly tokenToVerify: (number: string) => Promise<{ readonly token: string; readonly page: string }>
  /** The same, confirmed. */
  readonly activeToken: (number: string) => Promise<string>
  /** Pays as a browser does: the shop's form, completed with a card or its code. */
  readonly payInBrowser: (form: BrowserForm, secret: object) => Promise<Record<string, unknown>>
  readonly setFaults: (plan: Partial<FaultPlan>) => Promise<void>
  readonly ledger: () => Promise<LedgerEntry[]>
  /** The code that Moyasar has sent to a webhook. */
  readonly codeOf: (webhookId: string) => string
  /** Puts the clock of the gateways forward. */
  readonly putForward: (days: number) => Promise<void>
  /** Sends a hosted page's form; answers where it leads. */
  readonly answerPage: (url: string, form: Record<string, string>) => Promise<string>
  /** Waits until the sandbox has delivered all its events. */
  readonly settled: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts a sandbox that calls `webhookUrl` with what happens. */
export async function testSandbox(webhookUrl = 'http://127.0.0.1:9/none'): Promise<TestSandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-sandbox-'))
  let url = ''
  const { app, settled, hooks } = createSandbox({ folder, publicUrl: () => url, webhookUrl, secret: SECRET })
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const keys = sandboxKeys(SECRET)
  const control = (path: string, init?: RequestInit) => controlSandbox(`${url}/control/${path}`, folder, init)
  const put = async (path: string, body: object): Promise<void> =>
    void (await control(path, { method: 'PUT', body: JSON.stringify(body) }))
  const moyasarUrl = `${url}/moyasar/v1`
  const postToken = (number: string, more: object) =>
    postAsBrowser(`${moyasarUrl}/tokens`, keys.moyasarPublishable, { ...TEST_CARD, number, ...more })
  const tokenToVerify = async (number: string) => {
    const answer = await postToken(number, { callback_url: 'http://shop.example/back' })
    return { token: String(answer['id']), page: String(answer['verification_url']) }
  }
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
    cardToken: async (number) => String((await postToken(number, { save_only: true }))['id']),
    tokenToVerify,
    activeToken: async (number) => {
      const { token, page } = await tokenToVerify(number)
      await answerPage(page, { code: '123456', answer: 'pay' })
      return token
    },
    payInBrowser: ({ url: address, publishableKey, body }, secret) =>
      postAsBrowser(address, publishableKey, { ...body, source: { ...(body['source'] as object), ...secret } }),
    setFaults: (plan) => put('faults', plan),
    putForward: (days) => put('clock', { days }),
    ledger: async () => (await (await control('ledger')).json()) as LedgerEntry[],
    codeOf: (webhookId) => hooks.find('MOYASAR', webhookId)?.code ?? '',
    answerPage,
    settled,
    close: async () => {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What a browser needs to pay at the gateway by itself. */
type BrowserForm = {
  readonly url: string
  readonly publishableKey: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A card but for its number. */
export const TEST_CARD = { name: 'Sara Ali', month: '12', year: '30', cvc: '123' } as const

async function postAsBrowser(url: string, publishableKey: string, body: object): Promise<Record<string, unknown>> {
  const authorization = `Basic ${btoa(`${publishableKey}:`)}`
  const headers = { 'content-type': 'application/json', authorization }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as Record<string, unknown>
}

async function answerPage(page: string, form: Record<string, string>): Promise<string> {
  const answer = await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
  return answer.headers.get('location') ?? `${answer.status}`
}

/** Calls what only the owner of the sandbox's folder may. */
async function controlSandbox(url: string, folder: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${controlKeyOf(folder)}` }
  const answer = await fetch(url, { ...init, headers })
  if (!answer.ok) throw new Error(`the sandbox refused this: ${await answer.text()}`)
  return answer
}
