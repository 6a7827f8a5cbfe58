import { PrivateId } from '#contract/envelope.ts'
import { DeskOrderAnswer } from '#contract/office/orders/order-file.ts'
import {
  ArrivedTransferForm,
  CounterPaymentForm,
  DecisionForm,
  MadePaymentLinkAnswer,
  PaymentLinkForm,
  RefundForm,
  RefundPreviewAnswer,
  RefundPreviewForm,
  RefusedReceiptForm,
  SentRefundForm,
} from '#contract/office/orders/order-money.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { err, ok } from '#domain/result.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'
import { forFreshStaff, forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeServices } from '../office-services.ts'
import { moneyRefusal } from './money-refusal.ts'
import { answered, NUMBER } from './order-file.routes.ts'

type Orders = OfficeServices['orders']

const DECIDE = forStaff('money.decide')
const FRESH = forFreshStaff('money.decide')
const REFUND = { params: NUMBER.params.extend({ id: PrivateId }) }
const changing = (summary: string) => routeSchema('office orders', summary, DeskOrderAnswer)

/** The money of an order: what goes back, and transfers that come. */
export function orderMoneyRoutes(scope: ApiServer, { orders }: Pick<OfficeServices, 'orders'>): void {
  askRoutes(scope, orders)
  decisionRoutes(scope, orders)
  ownRefundRoutes(scope, orders)
  transferRoutes(scope, orders)
  counterRoute(scope, orders)
  linkRoute(scope, orders)
}

function askRoutes(scope: ApiServer, orders: Orders): void {
  const preview = {
    ...routeSchema('office orders', 'Preview a refund; nothing is stored', RefundPreviewAnswer),
    ...NUMBER,
    body: RefundPreviewForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/orders/:number/refunds/preview', access: DECIDE, schema: preview },
    async ({ params: { number }, body }) => {
      const planned = await orders.money.preview(number, body.wanted)
      return planned.ok ? ok({ ...planned.value, parts: [...planned.value.parts] }) : err(moneyRefusal(planned.error))
    },
  )
  const ask = {
    ...changing('Refund an order; above a limit a second person has to approve it'),
    ...NUMBER,
    body: RefundForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/orders/:number/refunds', access: FRESH, schema: ask },
    async ({ params: { number }, body, staff, language }) => {
      const result = await orders.money.requestRefund(refunderOf(staff), number, body)
      return answered(orders, { number, staff, language }, result)
    },
  )
}

/** What one does about a refund besides deciding: tries it again, or takes back what one asked for. */
function ownRefundRoutes(scope: ApiServer, orders: Orders): void {
  const retry = { ...changing('Retry a refund that its gateway refused'), ...REFUND, body: DecisionForm }
  route(
    scope,
    { method: 'POST', path: '/office/orders/:number/refunds/:id/retry', access: FRESH, schema: retry },
    async ({ params: { number, id }, staff, language }) => {
      const retried = await orders.money.retry(refunderOf(staff), number, id)
      return answered(orders, { number, staff, language }, retried)
    },
  )
  const withdraw = {
    ...changing('Withdraw one’s own refund while it waits for approval'),
    ...REFUND,
    body: DecisionForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/orders/:number/refunds/:id/withdraw', access: DECIDE, schema: withdraw },
    async ({ params: { number, id }, staff, language }) =>
      answered(orders, { number, staff, language }, await orders.money.withdraw(staff, number, id)),
  )
}

const refunderOf = (staff: StaffActor) => ({ author: staff, isUnlimited: staff.permissions.has('money.unlimited') })

function decisionRoutes(scope: ApiServer, orders: Orders): void {
  for (const decision of ['approve', 'decline'] as const) {
    const schema = {
      ...changing(`${decision === 'approve' ? 'Approve' : 'Decline'} a refund, as a second person`),
      ...REFUND,
      body: DecisionForm,
    }
    route(
      scope,
      { method: 'POST', path: `/office/orders/:number/refunds/:id/${decision}`, access: FRESH, schema },
      async ({ params: { number, id }, staff, language }) => {
        const decided = await orders.money.decide(staff, number, id, decision === 'approve')
        return answered(orders, { number, staff, language }, decided)
      },
    )
  }
}

function transferRoutes(scope: ApiServer, orders: Orders): void {
  const sent = { ...changing('Record that a refund was sent by bank transfer'), ...REFUND, body: SentRefundForm }
  route(
    scope,
    { method: 'POST', path: '/office/orders/:number/refunds/:id/sent', access: FRESH, schema: sent },
    async ({ params: { number, id }, body, staff, language }) =>
      answered(orders, { number, staff, language }, await orders.money.sent(staff, number, id, body)),
  )
  const arrived = { ...changing('Record that a bank transfer has arrived'), ...NUMBER, body: ArrivedTransferForm }
  route(
    scope,
    { method: 'POST', path: '/office/orders/:number/transfer', access: DECIDE, schema: arrived },
    async ({ params: { number }, body: { amount, senderIban = null }, staff, language }) =>
      answered(orders, { number, staff, language }, await orders.money.arrived(staff, number, { amount, senderIban })),
  )
  const refuse = { ...changing('Reject the receipt of a bank transfer'), ...NUMBER, body: RefusedReceiptForm }
  route(
    scope,
    { method: 'POST', path: '/office/orders/:number/transfer/refuse', access: DECIDE, schema: refuse },
    async ({ params: { number }, body: { reason }, staff, language }) =>
      answered(orders, { number, staff, language }, await orders.money.refuseReceipt(staff, number, reason)),
  )
}

function counterRoute(scope: ApiServer, orders: Orders): void {
  const schema = { ...changing('Record a payment at the counter'), ...NUMBER, body: CounterPaymentForm }
  route(
    scope,
    { method: 'POST', path: '/office/orders/:number/counter-payment', access: forStaff('money.counter'), schema },
    async ({ params: { number }, body, staff, language }) => {
      const taken = { ...body, slip: body.method === 'TERMINAL' ? body.slip : null }
      return answered(orders, { number, staff, language }, await orders.money.takeAtCounter(staff, number, taken))
    },
  )
}

function linkRoute(scope: ApiServer, orders: Orders): void {
  const schema = {
    ...routeSchema('office orders', 'Create a payment link for an order; earlier ones expire', MadePaymentLinkAnswer),
    ...NUMBER,
    body: PaymentLinkForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/orders/:number/payment-link', access: forStaff('money.counter'), schema },
    async ({ params: { number }, body, staff }) => {
      const made = await orders.money.makeLink(staff, number, [...new Set(body.channels)])
      if (!made.ok) return err(moneyRefusal(made.error))
      return ok({ link: made.value.link, expiresAt: riyadhTimestamp(made.value.expiresAt) })
    },
  )
}
