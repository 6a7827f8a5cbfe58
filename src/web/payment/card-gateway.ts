import type { CardBrand } from '#domain/payments/mada.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Payment } from '../order/order.queries.ts'
import type { CardGateway } from './payment.queries.ts'

/** A card as it was typed: it goes to the gateway, and is kept nowhere. */
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
 * Gives a card to the gateway and gets a token for it (POST tokens of Moyasar, with the publishable key). The shop only
 * ever sees the token.
 */
export async function createCardToken(
  { url, publishableKey }: CardGateway,
  { network, ...card }: CardData,
): Promise<Result<string, GatewayError>> {
  const answer = await post(`${url}/tokens`, publishableKey, {
    ...card,
    save_only: true,
    callback_url: location.origin,
    ...(network && { metadata: { network } }),
  })
  if (!answer.ok) return answer
  const { id } = answer.value
  return typeof id === 'string' ? ok(id) : err({ code: 'away' })
}

/**
 * Pays with a saved card: the form of the shop and the security code, which only the gateway sees. Where the browser
 * goes on; null when the payment needs no page of the bank. Sent twice, it is one payment: the form names it.
 */
export async function payWithCode(action: GatewayForm, cvc: string): Promise<Result<string | null, GatewayError>> {
  const source = { ...(action.body['source'] as object), cvc }
  const answer = await post(action.url, action.publishableKey, { ...action.body, source })
  if (!answer.ok) return answer
  const { transaction_url: page } = (answer.value['source'] ?? {}) as { transaction_url?: unknown }
  return ok(answer.value['status'] === 'initiated' && typeof page === 'string' ? page : null)
}

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
    return err({ code: response.status >= 500 || response.status === 429 ? 'away' : 'refused' })
  } catch {
    return err({ code: 'away' })
  }
}
