import type { CardBrand } from '#domain/payments/mada.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Payment } from '../orders/order.queries.ts'
import type { CardGateway } from './payment.queries.ts'

/** A card as it was typed: it goes to the gateway, and is stored nowhere. */
export type CardData = {
  readonly name: string
  readonly number: string
  readonly month: number
  readonly year: number
  readonly cvc: string
  /** Which network the customer said it is (S295), when there was a question. */
  readonly network?: CardBrand | undefined
}

/** `refused`: the gateway will not take it as it is. `away`: no answer, or none that helps. */
export type GatewayError = { readonly code: 'refused' | 'away' }

type GatewayForm = Extract<NonNullable<Payment['clientAction']>, { type: 'GATEWAY_FORM' }>

/**
 * Gives a card to the gateway and gets a token that pays once (POST tokens of Moyasar, with the publishable key). The
 * shop only ever sees the token.
 */
export async function createCardToken(gateway: CardGateway, card: CardData): Promise<Result<string, GatewayError>> {
  const answer = await postToken(gateway, card, { save_only: true, callback_url: location.origin })
  if (!answer.ok) return answer
  const { id } = answer.value
  return typeof id === 'string' ? ok(id) : err({ code: 'away' })
}

/** A card to be saved: its token, and the page on which its holder confirms it and comes back from to `returnUrl`. */
export async function beginCardVerification(
  gateway: CardGateway,
  card: CardData,
  returnUrl: string,
): Promise<Result<{ readonly token: string; readonly page: string }, GatewayError>> {
  const answer = await postToken(gateway, card, { callback_url: returnUrl })
  if (!answer.ok) return answer
  const { id: token, verification_url: page } = answer.value
  return typeof token === 'string' && typeof page === 'string' ? ok({ token, page }) : err({ code: 'away' })
}

const postToken = ({ url, publishableKey }: CardGateway, { network, ...card }: CardData, more: object) =>
  post(`${url}/tokens`, publishableKey, { ...card, ...more, ...(network && { metadata: { network } }) })

/** What the form of the shop is completed with: a card to be saved, or the security code of a saved one. */
export type SecretPart = CardData | { readonly cvc: string }

/**
 * Pays at the gateway: the form of the shop and the card or its code, which only the gateway sees. Where the browser goes
 * on; null when the payment needs no page of the bank. Sent twice, it is one payment: the form names it.
 */
export async function payAtGateway(
  action: GatewayForm,
  secret: SecretPart,
): Promise<Result<string | null, GatewayError>> {
  const { network, ...card } = { network: undefined, ...secret }
  const source = { ...(action.body['source'] as object), ...card }
  const metadata = { ...(action.body['metadata'] as object), ...(network && { network }) }
  const answer = await post(action.url, action.publishableKey, { ...action.body, metadata, source })
  if (!answer.ok) return answer
  const { transaction_url: page } = (answer.value['source'] ?? {}) as { transaction_url?: unknown }
  return ok(answer.value['status'] === 'initiated' && typeof page === 'string' ? page : null)
}

/** The shop's own key is refused (401, 403, 405), or too much is asked (429). */
const NOT_ABOUT_THE_CARD: ReadonlySet<number> = new Set([401, 403, 405, 429])

async function post(
  url: string,
  publishableKey: string,
  body: object,
): Promise<Result<Record<string, unknown>, GatewayError>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json', Authorization: `Basic ${btoa(`${publishableKey}:`)}` },
      body: JSON.stringify(body),
    })
    if (response.ok) return ok((await response.json()) as Record<string, unknown>)
    return err({ code: response.status >= 500 || NOT_ABOUT_THE_CARD.has(response.status) ? 'away' : 'refused' })
  } catch {
    return err({ code: 'away' })
  }
}
