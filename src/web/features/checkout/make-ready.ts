import { askApplePay } from '../../shared/payment/apple-pay.ts'
import { createCardToken } from '../../shared/payment/card-gateway.ts'
import type { GatewayError } from '../../shared/payment/card-gateway.ts'
import type { CardGateway } from '../../shared/payment/payment.queries.ts'
import type { CardForm } from '../../shared/payment/use-card-form.ts'
import type { Ready } from './use-paying.ts'

/** Makes a way to pay ready, asking the gateway where that is needed; undefined when it did not come to it. */
export type MakeReady = () => Promise<Ready | undefined>

type CardOptions = { readonly keepsCard: boolean; readonly onRefused: (code: GatewayError['code']) => void }

/**
 * A new card: the gateway is given it, now for a token that pays once, or with the payment when it is to be saved.
 * Undefined when a field is wrong, which is marked then.
 */
export function newCard(
  gateway: CardGateway | null,
  form: CardForm,
  { keepsCard, onRefused }: CardOptions,
): MakeReady | undefined {
  const card = form.check()
  if (!card || !gateway) return undefined
  if (keepsCard) return async () => ({ paymentMethod: 'CARD', keepCard: true, secret: card })
  return async () => {
    const token = await createCardToken(gateway, card)
    if (token.ok) return { paymentMethod: 'CARD', sourceToken: token.value }
    onRefused(token.error.code)
    return undefined
  }
}

/** Apple Pay: its sheet must open while the press is being handled, and learns in the end whether the payment began. */
export function applePay(requested: Parameters<typeof askApplePay>[0], onRefused: CardOptions['onRefused']): MakeReady {
  const answer = askApplePay(requested)
  return async () => {
    try {
      const payment = await answer
      return payment && { paymentMethod: 'APPLE_PAY', sourceToken: payment.token, tell: payment.complete }
    } catch {
      onRefused('away')
      return undefined
    }
  }
}
