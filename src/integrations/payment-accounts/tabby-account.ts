import { z } from 'zod'
import type { AskGateway } from '../payments/gateway-refusal.ts'
import { askGateway } from '../payments/gateway-request.ts'
import { answerFinding, bad, clockFinding, good, insecureAddress, notRegistered } from './vendor-account.ts'
import type { AccountFinding, AccountOptions, AnswerNames, VendorAccount, VendorAnswer } from './vendor-account.ts'

export interface TabbyAccountOptions extends AccountOptions {
  readonly ask?: AskGateway
  readonly url: string
  readonly secretKey: string
  readonly merchantCode: string
  readonly webhookSecret: string
}

const NAMES: AnswerNames = { vendor: 'Tabby', key: 'TABBY_SECRET_KEY', url: 'TABBY_URL' }

/** The header in which Tabby sends the shared secret, under a name of the shop's choice. */
const HEADER = 'x-webhook-secret'

const Hook = z.looseObject({
  id: z.string().min(1),
  url: z.string(),
  header: z.looseObject({ title: z.string(), value: z.string() }).nullish(),
})
type Hook = z.output<typeof Hook>

/** Documented as all webhooks, and shown as one. */
const Hooks = z.union([z.array(Hook), Hook.transform((one) => [one])])

/** The account at Tabby. A key belongs to a region, a webhook to a merchant code. */
export function createTabbyAccount(options: TabbyAccountOptions): VendorAccount {
  const { url, secretKey, merchantCode, webhookUrl, webhookSecret, ask = askGateway, now } = options
  const headers = { authorization: `Bearer ${secretKey}`, 'x-merchant-code': merchantCode }
  const hooks = `${url}/api/v1/webhooks`
  const list = () => ask({ method: 'GET', url: hooks, headers })
  const body = { url: webhookUrl, header: { title: HEADER, value: webhookSecret } }

  return {
    vendor: 'TABBY',
    webhookUrl,
    check: async () => {
      const answer = await list()
      const refused = tabbyFinding(answer)
      return [
        ...(options.isProduction && /^(?:tabby_)?sk_test_/.test(secretKey)
          ? [bad('TABBY_SECRET_KEY', 'TABBY_SECRET_KEY is a test key: no money is taken.')]
          : []),
        refused ?? good('TABBY_SECRET_KEY and TABBY_MERCHANT_CODE are accepted.'),
        ...clockFinding(answer, NAMES.vendor, now()),
        ...(refused ? [] : [hookFinding(ownHook(answer, webhookUrl), webhookSecret)]),
        ...insecureAddress(options),
      ]
    },
    registerWebhook: async () => {
      const [insecure] = insecureAddress(options)
      if (insecure) return notRegistered(insecure)
      const answer = await list()
      const refused = tabbyFinding(answer)
      if (refused) return notRegistered(refused)
      const before = ownHook(answer, webhookUrl)
      if (before && isSigned(before, webhookSecret))
        return { ...good('The webhook was registered before.'), webhookId: before.id }
      const written = before
        ? await ask({ method: 'PUT', url: `${hooks}/${encodeURIComponent(before.id)}`, headers, body })
        : await ask({ method: 'POST', url: hooks, headers, body })
      const wrong = tabbyFinding(written)
      const hook = Hook.safeParse(written.ok ? written.value.body : undefined).data
      if (wrong) return notRegistered(wrong)
      return { ...good('The webhook is registered.'), webhookId: hook?.id ?? before?.id ?? null }
    },
  }
}

/** 400 and 404 are about the merchant code: the call has nothing else that could be wrong. */
function tabbyFinding(answer: VendorAnswer): AccountFinding | undefined {
  if (answer.ok && (answer.value.status === 400 || answer.value.status === 404)) {
    return bad(
      'TABBY_MERCHANT_CODE',
      `Tabby does not accept TABBY_MERCHANT_CODE for this key, or has four webhooks already (${answer.value.status}).`,
    )
  }
  return answerFinding(answer, NAMES)
}

function ownHook(answer: VendorAnswer, address: string): Hook | undefined {
  const all = Hooks.safeParse(answer.ok ? answer.value.body : undefined).data ?? []
  return all.find(({ url }) => url === address)
}

const isSigned = ({ header }: Hook, secret: string): boolean =>
  header?.title.toLowerCase() === HEADER && header.value === secret

function hookFinding(hook: Hook | undefined, secret: string): AccountFinding {
  if (!hook)
    return bad('PUBLIC_URL', 'No webhook has the address of this shop. Run "npm run shop -- gateways webhooks".')
  return isSigned(hook, secret)
    ? good('The webhook is registered.')
    : bad(
        'TABBY_WEBHOOK_SECRET',
        'The webhook was registered with another secret, so its events are refused. Run "npm run shop -- gateways webhooks".',
      )
}
