import { createHash } from 'node:crypto'
import { z } from 'zod'
import { OrderForm } from '#contract/orders/order-form.ts'
import type { PaymentForm } from '#contract/orders/order-form.ts'
import { PaymentAnswer } from '#contract/orders/payment.ts'
import type { OrderRequest } from '#services/checkout/placing/place-order.service.ts'
import type { PaymentChoice } from '#services/payments/open-attempt.ts'
import { forCustomer } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { guardCode } from '../cart/coupon-guesses.ts'
import { requestedLine } from '../cart/quote-request.ts'
import { customerSchema } from '../forms/customer-schema.ts'
import { Refusal } from '../refusal.ts'
import { idempotencyKey, placeRefusal } from './order-refusals.ts'
import type { OrderServices } from './order-services.ts'
import { err } from '#domain/result.ts'
import { route, withMessage } from '../route.ts'
import { sentBodyHash } from '../http/sent-body.ts'
import { presentPayment } from './payment.presenter.ts'

/** As much as a full cart takes. */
const CART_BYTES = 512 * 1024

/** `POST carts`: a cart becomes an order (S308). Sent again with its key it is answered again, and not done again. */
export function placeOrderRoutes(api: ApiServer, services: OrderServices): void {
  const { place, payments, limits } = services
  const schema = {
    ...customerSchema('orders', 'Place an order; 409 with the differences when the price has changed', PaymentAnswer),
    headers: z.looseObject({ 'idempotency-key': z.string().optional() }),
    body: OrderForm,
  }
  route(
    api,
    { method: 'POST', path: '/carts', access: forCustomer('self'), schema, bodyLimit: CART_BYTES },
    async ({ body, actor, language, request }) => {
      const { customerId } = actor
      const key = idempotencyKey(request)
      const form = body
      if (!payments.isOffered(form.paymentMethod)) return err(new Refusal('METHOD_NOT_OFFERED'))
      const order = orderRequest(form, { customerId, language, key, bodyHash: sentBodyHash(request) })
      const placed = await guardCode({ limits, request, code: form.couponCode }, () => place(order), isUnknownCode)
      if (!placed.ok) return err(placeRefusal(placed.error))
      const payment = await payments.begin(customerId, placed.value.orderId)
      if (!payment) throw new TypeError('an order was placed without an attempt to pay it')
      return withMessage('cart_submitted', presentPayment(payment))
    },
  )
}

const isUnknownCode = (placed: Awaited<ReturnType<OrderServices['place']>>): boolean =>
  !placed.ok && placed.error.code === 'orders/coupon' && placed.error.refusal.code === 'COUPON_INVALID'

type Sender = Pick<OrderRequest, 'customerId' | 'language' | 'key' | 'bodyHash'>

const orderRequest = (form: OrderForm, sender: Sender): OrderRequest => ({
  ...sender,
  cartKey: form.cartKey ?? keyedUuid(sender.customerId, sender.key),
  lines: form.items.map((line) => ({
    ...requestedLine(line),
    designMode: line.designMode,
    artworkIds: line.artworkIds,
    uploadIds: line.uploadIds,
    layout: { faces: line.artworkFaces, pieces: line.designPieces },
    notes: line.notes ?? null,
  })),
  urgent: form.urgent,
  couponCode: form.couponCode,
  addressId: form.addressId ?? null,
  contact: contactOf(form),
  poNumber: form.poNumber ?? null,
  notes: form.notes ?? null,
  expectedTotal: form.expectedTotal,
  payment: paymentChoice(form),
})

const contactOf = ({ contact: { firstName, lastName, phone, email } }: OrderForm) => ({
  name: `${firstName} ${lastName}`.trim(),
  phone,
  email,
})

/** How a customer pays, without absent fields. */
export const paymentChoice = (
  form: Pick<PaymentForm, 'paymentMethod' | 'sourceToken' | 'cardId' | 'keepCard'>,
): PaymentChoice => ({
  method: form.paymentMethod,
  sourceToken: form.sourceToken ?? null,
  cardId: form.cardId ?? null,
  keepsCard: form.keepCard && form.paymentMethod === 'CARD',
})

/** The name of a cart that has none: that of the request it came with. */
function keyedUuid(customerId: string, key: string): string {
  const hex = createHash('sha256').update(`${customerId} ${key}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
