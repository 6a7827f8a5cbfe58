import { z } from 'zod'
import type { AskGateway } from '../payments/gateway-refusal.ts'
import { askGateway } from '../payments/gateway-request.ts'
import { applePayFindings } from './apple-pay-account.ts'
import type { ApplePayAccount } from './apple-pay-account.ts'
import { answerFinding, bad, clockFinding, good, insecureAddress, notRegistered } from './vendor-account.ts'
import type { AccountFinding, AccountOptions, VendorAccount, WebhookRegistration } from './vendor-account.ts'

export interface MoyasarAccountOptions extends AccountOptions {
  readonly ask?: AskGateway
  readonly url: string
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Undefined: Apple Pay is not offered. */
  readonly applePay: ApplePayAccount | undefined
}

const NAMES = { vendor: 'Moyasar', key: 'MOYASAR_SECRET_KEY', url: 'MOYASAR_URL' }

const Hook = z.looseObject({ id: z.string().min(1), url: z.string(), verified: z.boolean().optional() })
const Hooks = z.looseObject({ webhooks: z.array(Hook) })
type Hook = z.output<typeof Hook>

const EVENTS = ['paid', 'failed', 'authorized', 'captured', 'refunded', 'voided'].map((event) => `payment_${event}`)

/** The account at Moyasar. Its keys say by themselves whether they are of the test or of the live mode. */
export function createMoyasarAccount(options: MoyasarAccountOptions): VendorAccount {
  const { url, secretKey, webhookUrl, webhookSecret, ask = askGateway, now } = options
  const headers = { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` }
  const list = () => ask({ method: 'GET', url: `${url}/webhooks`, headers })
  const create = () =>
    ask({
      method: 'POST',
      url: `${url}/webhooks`,
      headers,
      body: { http_method: 'post', url: webhookUrl, shared_secret: webhookSecret, events: EVENTS },
    })

  return {
    vendor: 'MOYASAR',
    webhookUrl,
    check: async () => {
      const answer = await list()
      const refused = answerFinding(answer, NAMES)
      const known = [...modeFindings(options), ...insecureAddress(options)]
      // Nothing more can be found out.
      if (!answer.ok && refused) return [...known, refused]
      return [
        ...known,
        refused ?? good('MOYASAR_SECRET_KEY is accepted.'),
        ...clockFinding(answer, NAMES.vendor, now()),
        await publishableFinding(options, ask),
        ...(refused ? [] : [hookFinding(ownHook(answer, webhookUrl))]),
        ...(options.applePay ? await applePayFindings(options.applePay, options, ask) : []),
      ]
    },
    registerWebhook: async () => {
      const [insecure] = insecureAddress(options)
      if (insecure) return notRegistered(insecure)
      const answer = await list()
      const refused = answerFinding(answer, NAMES)
      if (refused) return notRegistered(refused)
      const before = ownHook(answer, webhookUrl)
      if (before && before.verified !== false)
        return { ...good('The webhook was registered before.'), webhookId: before.id }
      // Its code was sent once and has not come back: only a new webhook is sent a new one.
      if (before) await ask({ method: 'DELETE', url: `${url}/webhooks/${encodeURIComponent(before.id)}`, headers })
      return registration(await create())
    },
  }
}

function registration(created: Parameters<typeof answerFinding>[0]): WebhookRegistration {
  const refused = answerFinding(created, NAMES)
  if (refused)
    return notRegistered({ ...refused, setting: refused.setting === 'MOYASAR_URL' ? 'PUBLIC_URL' : refused.setting })
  const hook = Hook.safeParse(created.ok ? created.value.body : undefined)
  if (!hook.success) return notRegistered(bad('MOYASAR_URL', 'Moyasar answered something that is no webhook.'))
  const sentence =
    hook.data.verified === false
      ? 'The webhook is registered. Moyasar has sent a code to it, which the running shop sends back: see "gateways check".'
      : 'The webhook is registered.'
  return { ...good(sentence), webhookId: hook.data.id }
}

/** The webhook with the shop's address; one that is verified before others. */
function ownHook(answer: Awaited<ReturnType<AskGateway>>, address: string): Hook | undefined {
  const { webhooks = [] } = Hooks.safeParse(answer.ok ? answer.value.body : undefined).data ?? {}
  const own = webhooks.filter(({ url }) => url === address)
  return own.find(({ verified }) => verified !== false) ?? own[0]
}

function hookFinding(hook: Hook | undefined): AccountFinding {
  if (!hook)
    return bad('PUBLIC_URL', 'No webhook has the address of this shop. Run "npm run shop -- gateways webhooks".')
  if (hook.verified === false) {
    return bad(
      'MOYASAR_WEBHOOK_SECRET',
      'The webhook is not verified, so no event arrives. The shop must be reachable at PUBLIC_URL, with the secret the webhook was registered with; then run "npm run shop -- gateways webhooks" again.',
    )
  }
  return good('The webhook is registered.')
}

const modeOf = (key: string): 'live' | 'test' | undefined => {
  const [, mode] = /^[sp]k_(live|test)_./.exec(key) ?? []
  return mode === 'live' || mode === 'test' ? mode : undefined
}

function modeFindings({ secretKey, publishableKey, isProduction }: MoyasarAccountOptions): AccountFinding[] {
  const findings: AccountFinding[] = []
  if (!secretKey.startsWith('sk_'))
    findings.push(bad('MOYASAR_SECRET_KEY', 'MOYASAR_SECRET_KEY is no secret key: those begin with sk_.'))
  if (!publishableKey.startsWith('pk_')) {
    findings.push(
      bad('MOYASAR_PUBLISHABLE_KEY', 'MOYASAR_PUBLISHABLE_KEY is no publishable key: those begin with pk_.'),
    )
  }
  const [own, browsers] = [modeOf(secretKey), modeOf(publishableKey)]
  if (own && browsers && own !== browsers) {
    findings.push(
      bad(
        'MOYASAR_PUBLISHABLE_KEY',
        `The secret key is a ${own} key and the publishable key a ${browsers} key: no card could be charged.`,
      ),
    )
  }
  if (isProduction && own === 'test')
    findings.push(bad('MOYASAR_SECRET_KEY', 'MOYASAR_SECRET_KEY is a test key: no money is taken.'))
  return findings
}

/** A token without a card is refused as malformed when the key is known: nothing is made. */
async function publishableFinding(
  { url, publishableKey }: MoyasarAccountOptions,
  ask: AskGateway,
): Promise<AccountFinding> {
  const headers = { authorization: `Basic ${Buffer.from(`${publishableKey}:`).toString('base64')}` }
  const answer = await ask({ method: 'POST', url: `${url}/tokens`, headers, body: {} })
  const isKnown = answer.ok && (answer.value.status === 400 || answer.value.status === 422)
  const refused = isKnown ? undefined : answerFinding(answer, { ...NAMES, key: 'MOYASAR_PUBLISHABLE_KEY' })
  return refused ?? good('MOYASAR_PUBLISHABLE_KEY is accepted.')
}
