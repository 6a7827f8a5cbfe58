import type { FastifyRequest } from 'fastify'
import type { MoveError } from '#services/orders/order-moves.service.ts'
import type { PlaceError } from '#services/checkout/placing/placement.ts'
import type { PayError } from '#services/checkout/paying/pay-again.ts'
import type { CardError } from '#services/payments/saved-cards.service.ts'
import { presentChanges } from '../cart/quote.presenter.ts'
import { invalidFields, notFound, Refusal } from '../refusal.ts'

/** Why an order was not placed, as the answer of the call. */
export function placeRefusal(error: PlaceError): Refusal {
  switch (error.code) {
    case 'orders/empty':
      return new Refusal('CART_EMPTY')
    case 'orders/address':
      return notFound('address')
    case 'orders/card':
      return notFound('card')
    case 'orders/card-expired':
      return new Refusal('CARD_EXPIRED')
    case 'orders/card-inactive':
      return new Refusal('CARD_INACTIVE')
    case 'orders/no-shipping':
      return new Refusal('NOT_SHIPPED')
    case 'orders/key-reused':
      return new Refusal('KEY_REUSED')
    case 'orders/in-progress':
      return new Refusal('CHECKOUT_IN_PROGRESS', {
        orderId: error.orderId,
        ...(error.paymentId !== undefined && { paymentId: error.paymentId }),
      })
    case 'orders/too-many-unpaid':
      return new Refusal('TOO_MANY_UNPAID')
    case 'orders/too-many-an-hour':
      return new Refusal('RATE_LIMITED', { headers: { 'retry-after': String(error.retryAfterSeconds) } })
    case 'orders/method-not-offered':
      return new Refusal('METHOD_NOT_OFFERED')
    case 'orders/sold-out':
      return new Refusal('STOCK_CHANGED')
    case 'orders/changed': {
      const { quote } = error
      const isStock = quote.adjusted.length + quote.removed.length > 0
      const facts = { changes: presentChanges(quote), total: quote.totals.total }
      return new Refusal(isStock ? 'STOCK_CHANGED' : 'PRICE_CHANGED', facts)
    }
    case 'orders/artwork':
      return invalidFields(
        error.lines.map((line) => ({ field: `items.${line}.artworkIds`, code: 'artwork_unknown' as const })),
      )
    case 'orders/coupon': {
      const { refusal } = error
      return new Refusal(refusal.code, 'missing' in refusal ? { missingAmount: refusal.missing } : {})
    }
  }
}

/** Why an order was not moved. */
export function moveRefusal({ code }: MoveError): Refusal {
  if (code === 'orders/unknown') return notFound('order')
  if (code === 'orders/ask-to-cancel') return new Refusal('ASK_TO_CANCEL')
  return new Refusal(code === 'orders/asked-already' ? 'DUPLICATE' : 'ILLEGAL_TRANSITION')
}

/** Why no other attempt to pay began. */
export function payRefusal({ code }: PayError): Refusal {
  switch (code) {
    case 'payments/unknown-order':
      return notFound('order')
    case 'payments/card':
      return notFound('card')
    case 'payments/card-expired':
      return new Refusal('CARD_EXPIRED')
    case 'payments/card-inactive':
      return new Refusal('CARD_INACTIVE')
    case 'payments/key-reused':
      return new Refusal('KEY_REUSED')
    case 'payments/method-not-offered':
      return new Refusal('METHOD_NOT_OFFERED')
    case 'payments/in-progress':
      return new Refusal('PAYMENT_IN_PROGRESS')
    case 'payments/expired':
      return new Refusal('EXPIRED')
  }
}

/** Why a card was not stored. */
export function cardRefusal({ code }: CardError): Refusal {
  if (code === 'cards/away') return new Refusal('GATEWAY_AWAY', { headers: { 'retry-after': '5' } })
  if (code === 'cards/unverified') return new Refusal('CARD_UNVERIFIED')
  return new Refusal(code === 'cards/too-many' ? 'TOO_MANY_CARDS' : 'CARD_NOT_ACCEPTED')
}

/** The name a request has given itself. Throws the refusal when it has none. */
export function idempotencyKey({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && /^[A-Za-z0-9_-]{8,255}$/.test(key)) return key
  throw invalidFields([{ field: 'Idempotency-Key', code: 'idempotency_key_required' }])
}
