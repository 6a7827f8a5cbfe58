import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { askApplePay } from './apple-pay.ts'
import { createCardToken } from './card-gateway.ts'
import type { GatewayError } from './card-gateway.ts'
import type { CardGateway } from './payment.queries.ts'
import type { CardForm } from './use-card-form.ts'
import type { Ready } from './paying.ts'

/** Makes a way to pay ready, asking the gateway where that is needed; undefined when it did not come to it. */
export type MakeReady = () => Promise<Ready | undefined>

type CardOptions = { readonly keepsCard: boolean; readonly onRefused: (code: GatewayError['code']) => void }

/**
 * A new card: the gateway is given it, now for a token that pays once, or with the payment when it is to be saved.
 * Undefined when a field is wrong, which is marked then.
 */
function newCard(
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
      return payment && { paymentMethod: 'APPLE_PAY', sourceToken: payment.token, onBegun: payment.complete }
    } catch {
      onRefused('away')
      return undefined
    }
  }
}

type Order = Pick<Parameters<typeof askApplePay>[0], 'total' | 'label'>

type ReadyOptions = {
  readonly gateway: CardGateway | null
  /** What the sheet of a wallet shows. */
  readonly order: Order
  readonly card: CardForm
  readonly keepsCard: boolean
  /** The number for STC Pay; undefined when it is none. */
  readonly mobile: string | undefined
  readonly onRefused: CardOptions['onRefused']
}

/** Makes a way to pay ready that needs no stored card; undefined when something is missing, which is marked then. */
export function makeReady(method: Exclude<PaymentMethod, 'SAVED_CARD'>, options: ReadyOptions): MakeReady | undefined {
  const { gateway, order, card, keepsCard, mobile, onRefused } = options
  switch (method) {
    case 'CARD':
      return newCard(gateway, card, { keepsCard, onRefused })
    case 'APPLE_PAY':
      return gateway ? applePay({ gateway, ...order }, onRefused) : undefined
    case 'STC_PAY':
      return mobile === undefined ? undefined : async () => ({ paymentMethod: method, sourceToken: mobile })
    default:
      return async () => ({ paymentMethod: method })
  }
}
