import { z } from 'zod'
import type { AskGateway } from '../payments/gateway-refusal.ts'
import { askGateway } from '../payments/gateway-request.ts'
import { answerFinding, bad, clockFinding, good, insecureAddress, notRegistered } from './vendor-account.ts'
import type { AccountFinding, AccountOptions, AnswerNames, VendorAccount, VendorAnswer } from './vendor-account.ts'

export interface TamaraAccountOptions extends AccountOptions {
  readonly ask?: AskGateway
  readonly url: string
  readonly apiToken: string
}

const NAMES: AnswerNames = { vendor: 'Tamara', key: 'TAMARA_API_TOKEN', url: 'TAMARA_URL' }

const EVENTS = ['approved', 'authorised', 'canceled', 'captured', 'refunded', 'expired'].map(
  (event) => `order_${event}`,
)

const Hook = z.looseObject({ webhook_id: z.string().min(1), url: z.string() })

const Limit = z.looseObject({ amount: z.coerce.number() }).nullish()
const PaymentTypes = z.array(z.looseObject({ name: z.string(), min_limit: Limit, max_limit: Limit }))

/** The account at Tamara, which lists no webhooks: the shop remembers its own. */
export function createTamaraAccount(options: TamaraAccountOptions): VendorAccount {
  const { url, apiToken, webhookUrl, ask = askGateway, now } = options
  const headers = { authorization: `Bearer ${apiToken}` }
  const hookAt = (id: string) => `${url}/webhooks/${encodeURIComponent(id)}`
  const types = () => ask({ method: 'GET', url: `${url}/checkout/payment-types?country=SA&currency=SAR`, headers })

  return {
    vendor: 'TAMARA',
    webhookUrl,
    check: async (webhookId) => {
      const answer = await types()
      const refused = answerFinding(answer, NAMES)
      return [
        ...(options.isProduction && new URL(url).hostname.includes('sandbox')
          ? [bad('TAMARA_URL', 'TAMARA_URL is the sandbox of Tamara: no money is taken.')]
          : []),
        refused ?? good('TAMARA_API_TOKEN is accepted.'),
        ...clockFinding(answer, NAMES.vendor, now()),
        ...(refused ? [] : [typeFinding(answer), await hookFinding(webhookId)]),
        ...insecureAddress(options),
      ]
    },
    registerWebhook: async (webhookId) => {
      const [insecure] = insecureAddress(options)
      if (insecure) return notRegistered(insecure)
      const found = webhookId === null ? undefined : await ask({ method: 'GET', url: hookAt(webhookId), headers })
      const before = Hook.safeParse(found?.ok ? found.value.body : undefined).data
      if (before?.url === webhookUrl) return { ...good('The webhook was registered before.'), webhookId }
      const form = { url: webhookUrl, events: EVENTS }
      const written = before
        ? await ask({ method: 'PUT', url: hookAt(before.webhook_id), headers, body: form })
        : await ask({ method: 'POST', url: `${url}/webhooks`, headers, body: { type: 'order', ...form } })
      const refused = answerFinding(written, NAMES)
      if (refused) return notRegistered(refused)
      const hook = Hook.safeParse(written.ok ? written.value.body : undefined).data
      return { ...good('The webhook is registered.'), webhookId: hook?.webhook_id ?? before?.webhook_id ?? null }
    },
  }

  async function hookFinding(webhookId: string | null): Promise<AccountFinding> {
    const none = bad(
      'PUBLIC_URL',
      'No webhook was registered by this shop. Run "npm run shop -- gateways webhooks", unless it was added at partners.tamara.co.',
    )
    if (webhookId === null) return none
    const answer = await ask({ method: 'GET', url: hookAt(webhookId), headers })
    const hook = Hook.safeParse(answer.ok ? answer.value.body : undefined).data
    return hook?.url === webhookUrl ? good('The webhook is registered.') : none
  }
}

/** Whether instalments are on offer in Saudi Arabia, and between which amounts. */
function typeFinding(answer: VendorAnswer): AccountFinding {
  const types = PaymentTypes.safeParse(answer.ok ? answer.value.body : undefined).data
  if (!types) return bad('TAMARA_URL', 'Tamara answered something that is no list of payment types.')
  const instalments = types.find(({ name }) => name === 'PAY_BY_INSTALMENTS')
  if (!instalments)
    return bad('TAMARA_API_TOKEN', 'This account has no instalments in Saudi Arabia. Ask Tamara to enable them.')
  const { min_limit: least, max_limit: most } = instalments
  return good(`Instalments are on offer, from SAR ${least?.amount ?? '?'} to SAR ${most?.amount ?? '?'}.`)
}
