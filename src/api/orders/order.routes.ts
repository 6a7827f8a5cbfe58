import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { PrivateId, ProblemAnswer } from '#contract/envelope.ts'
import {
  InvoiceQuery,
  OrderAnswer,
  OrderLinesAnswer,
  OrdersAnswer,
  OrdersQuery,
  UnpaidOrdersAnswer,
} from '#contract/orders/order.ts'
import { CancelRequestForm } from '#contract/orders/order-form.ts'
import { ReorderAnswer, ReorderForm } from '#contract/orders/reorder.ts'
import { TransactionsAnswer, TransactionsQuery } from '#contract/orders/transaction.ts'
import type { PrintedFile } from '#services/documents/quotation.service.ts'
import { forCustomer } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema } from '../forms/customer-schema.ts'
import { notFound, tryAgainIn } from '../refusal.ts'
import { pageMeta } from '../success.ts'
import { presentLine, presentListed, presentOrder, presentTransaction, presentUnpaid } from './order.presenter.ts'
import { moveRefusal } from './order-refusals.ts'
import type { OrderServices } from './order-services.ts'
import { err } from '#domain/result.ts'
import { listed, route, withMessage } from '../route.ts'
import { presentReorder } from './reorder.presenter.ts'

const ID = { params: z.strictObject({ id: PrivateId }) }
const OWN = forCustomer('order')

/** The orders of a customer (S423 to S427, S258 to S260). */
export function orderRoutes(api: ApiServer, services: OrderServices): void {
  listRoutes(api, services)
  invoiceRoute(api, services)

  const one = {
    ...customerSchema('orders', 'Get an order with its lines, payments and documents', OrderAnswer),
    ...ID,
  }
  route(
    api,
    { method: 'GET', path: '/carts/profile/:id', access: OWN, schema: one },
    async ({ params, actor, language }) => {
      const found = await services.orders.find(actor.customerId, params.id)
      if (!found) return err(notFound('order'))
      return presentOrder(found, await services.documentsOf(found.order.id), language)
    },
  )

  const products = { ...customerSchema('orders', 'List the lines of an order', OrderLinesAnswer), ...ID }
  route(
    api,
    { method: 'GET', path: '/carts/products/:id/profile', access: OWN, schema: products },
    async ({ params, actor, language }) => {
      const found = await services.orders.find(actor.customerId, params.id)
      if (!found) return err(notFound('order'))
      return found.lines.map((line) => presentLine(line, language))
    },
  )

  moveRoutes(api, services)
}

/** What customers do with their orders. */
function moveRoutes(api: ApiServer, services: OrderServices): void {
  const cancel = { ...customerSchema('orders', 'Cancel an order with a full refund', DoneAnswer), ...ID }
  route(
    api,
    { method: 'DELETE', path: '/carts/profile/:id', access: OWN, schema: cancel },
    async ({ params, actor }) => {
      const moved = await services.moves.cancel(actor.customerId, params.id)
      if (!moved.ok) return err(moveRefusal(moved.error))
      return withMessage('order_cancelled')
    },
  )

  const ask = {
    ...customerSchema('orders', 'Request the cancellation of an order in production', DoneAnswer),
    ...ID,
    body: CancelRequestForm,
  }
  route(
    api,
    { method: 'POST', path: '/carts/profile/:id/cancel-request', access: OWN, schema: ask },
    async ({ body, params, actor }) => {
      const { customerId } = actor
      const result = await services.moves.askToCancel(customerId, params.id, body.reason)
      if (!result.ok) return err(moveRefusal(result.error))
      return withMessage('cancel_requested')
    },
  )

  const confirm = {
    ...customerSchema('orders', 'Confirm that an order has arrived, which completes it', DoneAnswer),
    ...ID,
  }
  route(
    api,
    { method: 'POST', path: '/carts/profile/:id/confirm', access: OWN, schema: confirm },
    async ({ params, actor }) => {
      const moved = await services.moves.confirm(actor.customerId, params.id)
      if (!moved.ok) return err(moveRefusal(moved.error))
      return withMessage('order_completed')
    },
  )

  const again = {
    ...customerSchema('orders', 'Get the lines of an order for a new cart, with what has changed since', ReorderAnswer),
    ...ID,
    body: ReorderForm,
  }
  route(
    api,
    { method: 'POST', path: '/carts/profile/:id/reorder', access: OWN, schema: again },
    async ({ params, body, actor, language }) => {
      const quantities = new Map(body.quantities.map(({ key, quantity }) => [Number(key), quantity]))
      const priced = await services.priceAgain({ customerId: actor.customerId, id: params.id, quantities })
      if (!priced) return err(notFound('order'))
      return presentReorder(priced, language)
    },
  )
}

/** The invoice of an order as a file, or one of its credit notes. */
function invoiceRoute(api: ApiServer, { orders, documentsOf, documentFile }: OrderServices): void {
  const file = {
    description: 'The file',
    content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
  }
  const schema = {
    tags: ['orders'],
    summary: 'Download the invoice of an order, in both languages',
    security: [{ accessToken: [] as string[] }],
    ...ID,
    querystring: InvoiceQuery,
    response: { 200: file, default: ProblemAnswer },
  }
  route(
    api,
    { method: 'GET', path: '/carts/profile/:id/invoice', access: OWN, schema },
    async ({ params, query, actor, reply }) => {
      const found = await orders.find(actor.customerId, params.id)
      const documents = found ? await documentsOf(found.order.id) : []
      const requested = query.document
      const document = documents.find(
        ({ id, kind, isFinal }) => isFinal && (requested === undefined ? kind === 'INVOICE' : id === requested),
      )
      if (!document) return err(notFound('order'))
      const printed = await documentFile(document.id)
      if (!printed.ok) return err(tryAgainIn(5))
      return sendPdf(reply, printed.value)
    },
  )
}

const sendPdf = (reply: FastifyReply, { bytes, fileName }: PrintedFile): FastifyReply =>
  reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    })
    .send(Buffer.from(bytes))

function listRoutes(api: ApiServer, { orders }: OrderServices): void {
  const SELF = forCustomer('self')
  const list = {
    ...customerSchema('orders', 'List the customer’s orders', OrdersAnswer),
    querystring: OrdersQuery,
  }
  route(
    api,
    { method: 'GET', path: '/carts/profile', access: SELF, schema: list },
    async ({ query, actor, language }) => {
      const found = await orders.list(actor.customerId, query)
      return listed(
        found.orders.map((order) => presentListed(order, language)),
        pageMeta(query, found.total),
      )
    },
  )

  const unpaid = customerSchema('orders', 'List the customer’s unpaid orders, the newest first', UnpaidOrdersAnswer)
  route(api, { method: 'GET', path: '/carts/unpaid', access: SELF, schema: unpaid }, async ({ actor }) => {
    const found = await orders.unpaid(actor.customerId)
    return found.map(presentUnpaid)
  })

  const transactions = {
    ...customerSchema('orders', 'List the customer’s payments and refunds, the newest first', TransactionsAnswer),
    querystring: TransactionsQuery,
  }
  route(
    api,
    { method: 'GET', path: '/customers/transactions', access: SELF, schema: transactions },
    async ({ query, actor }) => {
      const found = await orders.transactions(actor.customerId, query)
      return listed(found.transactions.map(presentTransaction), pageMeta(query, found.total))
    },
  )
}
