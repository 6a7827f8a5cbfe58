import { z } from 'zod'
import type { AskGateway } from '../payments/gateway-refusal.ts'
import { bad, good } from './vendor-account.ts'
import type { AccountFinding } from './vendor-account.ts'

/** What Apple Pay needs besides keys: the shop's domain at Moyasar, and Apple's file on that domain. */
export interface ApplePayAccount {
  /** Scheme and host of the shop. */
  readonly publicUrl: string
  /** What the shop answers at Apple's address; undefined when nothing is set. */
  readonly association: () => Promise<string | undefined>
}

/** Where Apple looks for it. */
export const ASSOCIATION_PATH = '/.well-known/apple-developer-merchantid-domain-association'

/** Where a session begins; asking for one there charges nothing. */
const APPLE = 'https://apple-pay-gateway.apple.com/paymentservices/startSession'

const FILE = 'APPLE_PAY_DOMAIN_FILE'

/** Whether Moyasar gets a merchant session for the shop's domain, and whether Apple finds its file there. */
export async function applePayFindings(
  { publicUrl, association }: ApplePayAccount,
  { url, publishableKey }: { readonly url: string; readonly publishableKey: string },
  ask: AskGateway,
): Promise<AccountFinding[]> {
  const { hostname } = new URL(publicUrl)
  const body = {
    validation_url: APPLE,
    display_name: hostname.slice(0, 64),
    domain_name: hostname,
    publishable_api_key: publishableKey,
  }
  const session = await ask({ method: 'POST', url: `${url}/applepay/initiate`, headers: {}, body })
  const hasSession =
    session.ok &&
    session.value.status < 300 &&
    z.looseObject({ merchantSessionIdentifier: z.string() }).safeParse(session.value.body).success
  return [
    hasSession
      ? good(`Apple Pay is registered for ${hostname}.`)
      : bad(
          'PUBLIC_URL',
          `Moyasar gets no Apple Pay session for ${hostname} (${session.ok ? session.value.status : session.error.reason}). Add that domain in its dashboard: Settings, Apple Pay Domains.`,
        ),
    await fileFinding(publicUrl, await association(), ask),
  ]
}

async function fileFinding(publicUrl: string, own: string | undefined, ask: AskGateway): Promise<AccountFinding> {
  const address = `${publicUrl}${ASSOCIATION_PATH}`
  if (own === undefined) {
    return bad(
      FILE,
      `${FILE} is not set or cannot be read. Download the file from Moyasar's dashboard (Settings, Apple Pay Domains).`,
    )
  }
  const answer = await ask({ method: 'GET', url: address, headers: {} })
  if (answer.ok && answer.value.status === 200) return good(`${address} is served.`)
  const why = answer.ok ? String(answer.value.status) : answer.error.reason
  return bad(
    'PUBLIC_URL',
    `${address} cannot be fetched from here (${why}). Apple has to be able to, without a redirect.`,
  )
}
