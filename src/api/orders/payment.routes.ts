import { z } from 'zod'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { PrivateId } from '#contract/envelope.ts'
import { CardForm, PaymentForm } from '#contract/orders/order-form.ts'
import {
  CardAnswer,
  CardsAnswer,
  EligibilityAnswer,
  EligibilityForm,
  MethodsAnswer,
  MethodsQuery,
  PaymentAnswer,
} from '#contract/orders/payment.ts'
import { forCustomer, PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema } from '../forms/customer-schema.ts'
import { takeLimitOf } from '../limits/take-limit.ts'
import { notFound } from '../refusal.ts'
import { routeSchema } from '../route-schema.ts'
import { presentCard } from './card.presenter.ts'
import { cardRefusal, idempotencyKey, payRefusal } from './order-refusals.ts'
import type { OrderServices } from './order-services.ts'
import { presentPayment } from './payment.presenter.ts'
import { err } from '#domain/result.ts'
import { route, withMessage } from '../route.ts'
import { sentBodyHash } from '../http/sent-body.ts'
import { paymentChoice } from './place-order.routes.ts'

const ID = { params: z.strictObject({ id: PrivateId }) }
const SELF = forCustomer('self')

/** Paying orders (A-C2, A-C5). */
export function paymentRoutes(api: ApiServer, services: OrderServices): void {
  const { payments, cardGateway, limits } = services
  const methods = {
    ...routeSchema('payments', 'List the payment methods for a total, and why some are not available', MethodsAnswer),
    querystring: MethodsQuery,
  }
  route(api, { method: 'GET', path: '/payments/methods', access: PUBLIC, schema: methods }, async ({ query }) => ({
    methods: payments.methods(query.total),
    cardGateway,
  }))

  const again = {
    ...customerSchema(
      'payments',
      'Make another payment attempt for an order whose goods are still reserved',
      PaymentAnswer,
    ),
    headers: z.looseObject({ 'idempotency-key': z.string().optional() }),
    body: PaymentForm,
  }
  route(api, { method: 'POST', path: '/payments', access: SELF, schema: again }, async ({ body, actor, request }) => {
    const key = idempotencyKey(request)
    const { customerId } = actor
    await takeLimitOf(limits, 'pay', customerId)
    const begun = await payments.again({
      customerId,
      orderId: body.orderId,
      choice: paymentChoice(body),
      key,
      bodyHash: sentBodyHash(request),
    })
    if (!begun.ok) return err(payRefusal(begun.error))
    return presentPayment(begun.value)
  })

  const one = { ...customerSchema('payments', 'Get the status of a payment', PaymentAnswer), ...ID }
  route(
    api,
    { method: 'GET', path: '/payments/:id', access: forCustomer('payment'), schema: one },
    async ({ params, actor }) => {
      const found = await payments.find(actor.customerId, params.id)
      if (!found) return err(notFound('payment'))
      return presentPayment(found)
    },
  )

  const cancel = { ...customerSchema('payments', 'Cancel a payment and its order', PaymentAnswer), ...ID }
  route(
    api,
    { method: 'POST', path: '/payments/:id/cancel', access: forCustomer('payment'), schema: cancel },
    async ({ params, actor }) => {
      const found = await payments.cancel(actor.customerId, params.id)
      if (!found) return err(notFound('payment'))
      return withMessage('payment_cancelled', presentPayment(found))
    },
  )
  eligibilityRoute(api, services)
  cardRoutes(api, services)
}

/** Providers of instalments decide by the customer, so they are asked before they are offered. */
function eligibilityRoute(api: ApiServer, { payments, limits }: OrderServices): void {
  const schema = {
    ...customerSchema(
      'payments',
      'Check which instalment providers the customer is not eligible for',
      EligibilityAnswer,
    ),
    body: EligibilityForm,
  }
  route(
    api,
    { method: 'POST', path: '/payments/eligibility', access: SELF, schema },
    async ({ body, actor, language }) => {
      await takeLimitOf(limits, 'eligibility', actor.customerId)
      const { total, contact } = body
      return { unavailable: await payments.unavailable({ amount: total, language, ...contact }) }
    },
  )
}

/** The cards of a customer: what the gateway gave for them, never a number. */
function cardRoutes(api: ApiServer, { cards, limits }: OrderServices): void {
  const all = customerSchema('payments', 'List the customer’s saved cards, the default one first', CardsAnswer)
  route(api, { method: 'GET', path: '/credit-cards', access: SELF, schema: all }, async ({ actor }) => {
    const stored = await cards.list(actor.customerId)
    return stored.map(presentCard)
  })

  const add = { ...customerSchema('payments', 'Save a card', CardAnswer), body: CardForm }
  route(api, { method: 'POST', path: '/credit-cards', access: SELF, schema: add }, async ({ body, actor }) => {
    const { customerId } = actor
    await takeLimitOf(limits, 'card', customerId)
    const added = await cards.add(customerId, body.token)
    if (!added.ok) return err(cardRefusal(added.error))
    return withMessage('card_saved', presentCard(added.value))
  })

  const check = {
    ...customerSchema('payments', 'Check with the gateway whether a saved card is still valid', CardAnswer),
    ...ID,
  }
  route(
    api,
    { method: 'POST', path: '/credit-cards/:id/check', access: forCustomer('card'), schema: check },
    async ({ params, actor }) => {
      const { customerId } = actor
      await takeLimitOf(limits, 'card', customerId)
      const checked = await cards.check(customerId, params.id)
      if (!checked) return err(notFound('card'))
      return presentCard(checked)
    },
  )

  const standard = { ...customerSchema('payments', 'Make a saved card the default one', DoneAnswer), ...ID }
  route(
    api,
    { method: 'PATCH', path: '/credit-cards/:id/default', access: forCustomer('card'), schema: standard },
    async ({ params, actor }) => {
      if (!(await cards.makeDefault(actor.customerId, params.id))) return err(notFound('card'))
      return null
    },
  )

  const remove = { ...customerSchema('payments', 'Delete a saved card', DoneAnswer), ...ID }
  route(
    api,
    { method: 'DELETE', path: '/credit-cards/:id', access: forCustomer('card'), schema: remove },
    async ({ params, actor }) => {
      if (!(await cards.remove(actor.customerId, params.id))) return err(notFound('card'))
      return withMessage('card_deleted')
    },
  )
}
