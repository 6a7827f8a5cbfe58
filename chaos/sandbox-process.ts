import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { controlKeyOf } from '../payments-sandbox/control-key.ts'
import type { LedgerEntry } from '../payments-sandbox/ledger.ts'
import { sandboxKeys } from '../payments-sandbox/sandbox.ts'
import { SANDBOX_SECRET } from './place.ts'

const MAIN = join(import.meta.dirname, '..', 'payments-sandbox', 'main.ts')

/** The keys of the sandboxes that this process has started, by their address. */
const controlKeys = new Map<string, string>()

/** The gateways' sandbox in a process of its own, with its ledger in a folder. It sends no notifications. */
export async function startSandbox(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const env = { SANDBOX_FOLDER: folder, SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:9', SANDBOX_SECRET }
  const child = fork(MAIN, { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const url = `http://127.0.0.1:${port}`
  controlKeys.set(url, controlKeyOf(folder))
  return {
    url,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}

/** Switches what goes wrong at the gateway; without 3-D Secure. */
export async function setFaults(sandboxUrl: string, rules: readonly object[] = [], seed = 1): Promise<void> {
  await control(sandboxUrl, 'faults', { method: 'PUT', body: JSON.stringify({ frictionless: true, rules, seed }) })
}

export const readLedger = async (sandboxUrl: string): Promise<LedgerEntry[]> =>
  (await (await control(sandboxUrl, 'ledger')).json()) as LedgerEntry[]

async function control(sandboxUrl: string, what: string, init: RequestInit = {}): Promise<Response> {
  const authorization = `Bearer ${controlKeys.get(sandboxUrl) ?? ''}`
  const headers = { 'content-type': 'application/json', authorization }
  const answer = await fetch(`${sandboxUrl}/control/${what}`, { ...init, headers })
  if (!answer.ok) throw new Error(`the sandbox refused ${what}: ${await answer.text()}`)
  return answer
}

/** What the gateway calls a card that always pays, confirmed by its holder: it pays as often as it is asked to. */
export async function cardToken(sandboxUrl: string): Promise<string> {
  const answer = await fetch(`${sandboxUrl}/moyasar/v1/tokens`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`${sandboxKeys(SANDBOX_SECRET).moyasarPublishable}:`)}`,
    },
    body: JSON.stringify({
      name: 'Chaos Customer',
      number: '4201320111111010',
      month: '12',
      year: '30',
      cvc: '123',
      callback_url: 'http://shop.example/back',
    }),
  })
  const { id, verification_url: page } = (await answer.json()) as { id: string; verification_url: string }
  await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ code: '123456', answer: 'pay' }),
  })
  return id
}
