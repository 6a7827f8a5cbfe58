import type { Result } from '#domain/result.ts'
import type { GatewayProvider } from '../payments/payment-gateway.ts'
import type { GatewayAnswer, GatewayFailure } from '../payments/gateway-request.ts'

/** One thing that was looked at, in words for the operator. */
export type AccountFinding = {
  readonly isGood: boolean
  /** Payments or messages fail until it is put right. */
  readonly isAlarm: boolean
  /** What has to be changed; null when it is no setting of the shop. */
  readonly setting: string | null
  readonly sentence: string
}

/** What registering the shop's address came to. `webhookId` is what the vendor calls it. */
export type WebhookRegistration = AccountFinding & { readonly webhookId: string | null }

/** The shop's account at a vendor: nothing here moves money, and nothing throws for what the outside world does. */
export interface VendorAccount {
  readonly vendor: GatewayProvider
  /** Where the vendor is to call. */
  readonly webhookUrl: string
  /** Checks keys, mode, methods, limits and webhooks. `webhookId`: of the webhook that was registered before. */
  readonly check: (webhookId: string | null) => Promise<AccountFinding[]>
  /** Registers the shop's address, once. */
  readonly registerWebhook: (webhookId: string | null) => Promise<WebhookRegistration>
}

/** What every account is given. */
export interface AccountOptions {
  readonly webhookUrl: string
  readonly isProduction: boolean
  readonly now: () => Date
}

export type VendorAnswer = Result<GatewayAnswer, GatewayFailure>

export const good = (sentence: string): AccountFinding => ({ isGood: true, isAlarm: false, setting: null, sentence })

export const bad = (setting: string | null, sentence: string): AccountFinding => ({
  isGood: false,
  isAlarm: false,
  setting,
  sentence,
})

/** Payments or messages fail until it is put right. */
export const alarm = (setting: string, sentence: string): AccountFinding => ({
  ...bad(setting, sentence),
  isAlarm: true,
})

/** The names that an answer is judged by. */
export type AnswerNames = { readonly vendor: string; readonly key: string; readonly url: string }

/** What is wrong with the answer to a harmless call; undefined when it was a success. */
export function answerFinding(answer: VendorAnswer, { vendor, key, url }: AnswerNames): AccountFinding | undefined {
  if (!answer.ok) return bad(url, `${vendor} does not answer (${answer.error.reason}). Check the network and ${url}.`)
  const { status } = answer.value
  if (status >= 200 && status < 300) return undefined
  if (status === 401) return alarm(key, `${vendor} does not accept ${key} (401). Copy it again from its dashboard.`)
  if (status === 403) {
    return alarm(
      key,
      `${vendor} forbids ${key} this call (403): a key of another kind, or of an account that ${url} does not serve.`,
    )
  }
  if (status === 405) return alarm(key, `${vendor} has not activated this account for live payments yet (405).`)
  if (status === 429) return bad(null, `${vendor} was asked too often (429). Try again in a minute.`)
  return bad(url, `${vendor} answered ${status} to a harmless call. Check ${url}, and the vendor's status page.`)
}

/** Signed notifications are refused when they are older than five minutes. */
const MAX_SKEW_MS = 2 * 60_000

/** Whether this machine's clock is right, by the vendor's. */
export function clockFinding(answer: VendorAnswer, vendor: string, now: Date): AccountFinding[] {
  const date = answer.ok ? answer.value.date : undefined
  if (!date) return []
  const skew = now.getTime() - date.getTime()
  if (Math.abs(skew) < MAX_SKEW_MS) return []
  const minutes = Math.round(Math.abs(skew) / 60_000)
  return [
    bad(
      null,
      `This machine's clock is ${minutes} minutes ${skew > 0 ? 'ahead of' : 'behind'} ${vendor}'s. Set it by NTP.`,
    ),
  ]
}

/** Vendors call no address without TLS. */
export const insecureAddress = ({ webhookUrl, isProduction }: AccountOptions): AccountFinding[] =>
  isProduction && !webhookUrl.startsWith('https://')
    ? [bad('PUBLIC_URL', 'PUBLIC_URL does not begin with https://, and vendors call no other address.')]
    : []

/** What an answer without success means for a registration. */
export const notRegistered = (finding: AccountFinding): WebhookRegistration => ({ ...finding, webhookId: null })
