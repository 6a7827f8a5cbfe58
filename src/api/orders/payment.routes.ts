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
import type { SavedCards } from '#services/payments/saved-cards.service.ts'
import { forCustomer, PUBLIC } from '../access.ts'
import { actorOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema, signedIn } from '../forms/customer-schema.ts'
import { takeLimitOf } from '../limits/take-limit.ts'
import { notFound } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { routeSchema } from '../route-schema.ts'
import { succeed } from '../success.ts'
import { cardRefusal, idempotencyKey, payRefusal } from './order-refusals.ts'
import type { OrderServices } from './order-services.ts'
import { presentPayment } from './payment.presenter.ts'
import { bodyHash, paymentChoice } from './place-order.routes.ts'

const ID = { params: z.strictObject({ id: PrivateId }) }
const SELF = forCustomer('self')

/** Paying orders (A-C2, A-C5). */
export function paymentRoutes(api: ApiServer, services: OrderServices): void {
  const { payments, cardGateway, limits } = services
  const methods = {
    ...routeSchema('payments', 'Ways to pay a total, and why some are not offered', MethodsAnswer),
    querystring: MethodsQuery,
  }
  api.get('/payments/methods', { schema: methods, config: PUBLIC }, async (request) =>
    succeed(languageOf(request.headers['accept-language']), {
      methods: payments.methods(request.query.total),
      cardGateway,
    }),
  )

  const again = signedIn({
    ...customerSchema('payments', 'Try once more to pay an order, with its goods still held', PaymentAnswer),
    headers: z.looseObject({ 'idempotency-key': z.string().optional() }),
    body: PaymentForm,
  })
  api.post('/payments', { schema: again, config: SELF }, async (request) => {
    const key = idempotencyKey(request)
    const { customerId } = actorOf(request)
    await takeLimitOf(limits, 'pay', customerId)
    const begun = await payments.again({
      customerId,
      orderId: request.body.orderId,
      choice: paymentChoice(request.body),
      key,
      bodyHash: bodyHash(request.body),
    })
    if (!begun.ok) throw payRefusal(begun.error)
    return succeed(languageOf(request.headers['accept-language']), presentPayment(begun.value))
  })

  const one = signedIn({ ...customerSchema('payments', 'How a payment stands', PaymentAnswer), ...ID })
  api.get('/payments/:id', { schema: one, config: forCustomer('payment') }, async (request) => {
    const found = await payments.find(actorOf(request).customerId, request.params.id)
    if (!found) throw notFound('payment')
    return succeed(languageOf(request.headers['accept-language']), presentPayment(found))
  })

  const cancel = signedIn({ ...customerSchema('payments', 'Give a payment up, and its order', PaymentAnswer), ...ID })
  api.post('/payments/:id/cancel', { schema: cancel, config: forCustomer('payment') }, async (request) => {
    const found = await payments.cancel(actorOf(request).customerId, request.params.id)
    if (!found) throw notFound('payment')
    return succeed(languageOf(request.headers['accept-language']), presentPayment(found), 'payment_cancelled')
  })
  eligibilityRoute(api, services)
  cardRoutes(api, services)
}

/** Providers of instalments decide by the customer, so they are asked before they are offered. */
function eligibilityRoute(api: ApiServer, { payments, limits }: OrderServices): void {
  const schema = signedIn({
    ...customerSchema('payments', 'Which instalments this customer cannot have', EligibilityAnswer),
    body: EligibilityForm,
  })
  api.post('/payments/eligibility', { schema, config: SELF }, async (request) => {
    await takeLimitOf(limits, 'eligibility', actorOf(request).customerId)
    const language = languageOf(request.headers['accept-language'])
    const { total, contact } = request.body
    return succeed(language, { unavailable: await payments.unavailable({ amount: total, language, ...contact }) })
  })
}

type Card = Awaited<ReturnType<SavedCards['list']>>[number]

const presentCard = (card: Card) => ({
  id: card.id,
  brand: card.brand,
  lastFour: card.last_four,
  expiryMonth: card.expiry_month,
  expiryYear: card.expiry_year,
  holder: card.holder,
  paymentCompany: 'moyasar' as const,
  installment: 'WITHOUT' as const,
  isDefault: card.is_default,
  isExpired: card.is_expired || card.status === 'EXPIRED',
  isInactive: card.status === 'INACTIVE',
})

/** The cards of a customer: what the gateway gave for them, never a number. */
function cardRoutes(api: ApiServer, { cards, limits }: OrderServices): void {
  const all = signedIn(customerSchema('payments', 'One’s cards, the default first', CardsAnswer))
  api.get('/credit-cards', { schema: all, config: SELF }, async (request) => {
    const stored = await cards.list(actorOf(request).customerId)
    return succeed(languageOf(request.headers['accept-language']), stored.map(presentCard))
  })

  const add = signedIn({ ...customerSchema('payments', 'Keep a card', CardAnswer), body: CardForm })
  api.post('/credit-cards', { schema: add, config: SELF }, async (request) => {
    const { customerId } = actorOf(request)
    await takeLimitOf(limits, 'card', customerId)
    const added = await cards.add(customerId, request.body.token)
    if (!added.ok) throw cardRefusal(added.error)
    return succeed(languageOf(request.headers['accept-language']), presentCard(added.value), 'card_saved')
  })

  const check = signedIn({
    ...customerSchema('payments', 'Ask the gateway whether a card can still pay', CardAnswer),
    ...ID,
  })
  api.post('/credit-cards/:id/check', { schema: check, config: forCustomer('card') }, async (request) => {
    const { customerId } = actorOf(request)
    await takeLimitOf(limits, 'card', customerId)
    const checked = await cards.check(customerId, request.params.id)
    if (!checked) throw notFound('card')
    return succeed(languageOf(request.headers['accept-language']), presentCard(checked))
  })

  const standard = signedIn({ ...customerSchema('payments', 'Make a card the default one', DoneAnswer), ...ID })
  api.patch('/credit-cards/:id/default', { schema: standard, config: forCustomer('card') }, async (request) => {
    if (!(await cards.makeDefault(actorOf(request).customerId, request.params.id))) throw notFound('card')
    return succeed(languageOf(request.headers['accept-language']), null)
  })

  const remove = signedIn({ ...customerSchema('payments', 'Forget a card', DoneAnswer), ...ID })
  api.delete('/credit-cards/:id', { schema: remove, config: forCustomer('card') }, async (request) => {
    if (!(await cards.remove(actorOf(request).customerId, request.params.id))) throw notFound('card')
    return succeed(languageOf(request.headers['accept-language']), null, 'card_deleted')
  })
}
