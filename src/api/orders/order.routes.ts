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
import { ReorderAnswer } from '#contract/orders/reorder.ts'
import { TransactionsAnswer, TransactionsQuery } from '#contract/orders/transaction.ts'
import type { PrintedFile } from '#services/documents/quotation.service.ts'
import { forCustomer } from '../access.ts'
import { actorOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema, signedIn } from '../forms/customer-schema.ts'
import { notFound, Refusal } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { pageMeta, succeed } from '../success.ts'
import { presentLine, presentListed, presentOrder, presentTransaction, presentUnpaid } from './order.presenter.ts'
import { moveRefusal } from './order-refusals.ts'
import type { OrderServices } from './order-services.ts'
import { presentReorder } from './reorder.presenter.ts'

const ID = { params: z.strictObject({ id: PrivateId }) }
const OWN = forCustomer('order')

/** The orders of a customer (S423 to S427, S258 to S260). */
export function orderRoutes(api: ApiServer, services: OrderServices): void {
  listRoutes(api, services)
  invoiceRoute(api, services)

  const one = signedIn({
    ...customerSchema('orders', 'An order with everything that belongs to it', OrderAnswer),
    ...ID,
  })
  api.get('/carts/profile/:id', { schema: one, config: OWN }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const found = await services.orders.find(actorOf(request).customerId, request.params.id)
    if (!found) throw notFound('order')
    return succeed(language, presentOrder(found, await services.documentsOf(found.order.id), language))
  })

  const products = signedIn({ ...customerSchema('orders', 'What was ordered', OrderLinesAnswer), ...ID })
  api.get('/carts/products/:id/profile', { schema: products, config: OWN }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const found = await services.orders.find(actorOf(request).customerId, request.params.id)
    if (!found) throw notFound('order')
    return succeed(
      language,
      found.lines.map((line) => presentLine(line, language)),
    )
  })

  const cancel = signedIn({ ...customerSchema('orders', 'Cancel an order, with all money back', DoneAnswer), ...ID })
  api.delete('/carts/profile/:id', { schema: cancel, config: OWN }, async (request) => {
    const moved = await services.moves.cancel(actorOf(request).customerId, request.params.id)
    if (!moved.ok) throw moveRefusal(moved.error)
    return succeed(languageOf(request.headers['accept-language']), null, 'order_cancelled')
  })

  const ask = signedIn({
    ...customerSchema('orders', 'Ask to cancel an order that is being made', DoneAnswer),
    ...ID,
    body: CancelRequestForm,
  })
  api.post('/carts/profile/:id/cancel-request', { schema: ask, config: OWN }, async (request) => {
    const { customerId } = actorOf(request)
    const asked = await services.moves.askToCancel(customerId, request.params.id, request.body.reason)
    if (!asked.ok) throw moveRefusal(asked.error)
    return succeed(languageOf(request.headers['accept-language']), null, 'cancel_requested')
  })

  const confirm = signedIn({ ...customerSchema('orders', 'Complete an order that has arrived', DoneAnswer), ...ID })
  api.post('/carts/profile/:id/confirm', { schema: confirm, config: OWN }, async (request) => {
    const moved = await services.moves.confirm(actorOf(request).customerId, request.params.id)
    if (!moved.ok) throw moveRefusal(moved.error)
    return succeed(languageOf(request.headers['accept-language']), null, 'order_completed')
  })

  const again = signedIn({
    ...customerSchema('orders', 'The order for a cart of today, with what is different', ReorderAnswer),
    ...ID,
  })
  api.post('/carts/profile/:id/reorder', { schema: again, config: OWN }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const priced = await services.priceAgain(actorOf(request).customerId, request.params.id)
    if (!priced) throw notFound('order')
    return succeed(language, presentReorder(priced, language))
  })
}

/** The invoice of an order as a file, or one of its credit notes. */
function invoiceRoute(api: ApiServer, { orders, documentsOf, documentFile }: OrderServices): void {
  const file = {
    description: 'The file',
    content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
  }
  const schema = {
    tags: ['orders'],
    summary: 'The invoice of an order, in both languages',
    security: [{ accessToken: [] as string[] }],
    ...ID,
    querystring: InvoiceQuery,
    response: { 200: file, default: ProblemAnswer },
  }
  api.get('/carts/profile/:id/invoice', { schema, config: OWN }, async (request, reply) => {
    const found = await orders.find(actorOf(request).customerId, request.params.id)
    const documents = found ? await documentsOf(found.order.id) : []
    const wanted = request.query.document
    const document = documents.find(
      ({ id, kind, isFinal }) => isFinal && (wanted === undefined ? kind === 'INVOICE' : id === wanted),
    )
    if (!document) throw notFound('order')
    const printed = await documentFile(document.id)
    if (!printed.ok) throw new Refusal('UNAVAILABLE', { headers: { 'retry-after': '5' } })
    return sendPdf(reply, printed.value)
  })
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
  const list = signedIn({
    ...customerSchema('orders', 'One’s orders, the newest first', OrdersAnswer),
    querystring: OrdersQuery,
  })
  api.get('/carts/profile', { schema: list, config: SELF }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const found = await orders.list(actorOf(request).customerId, request.query)
    return {
      ...succeed(
        language,
        found.orders.map((order) => presentListed(order, language)),
      ),
      meta: pageMeta(request.query, found.total),
    }
  })

  const unpaid = signedIn(customerSchema('orders', 'One’s orders that wait for their money', UnpaidOrdersAnswer))
  api.get('/carts/unpaid', { schema: unpaid, config: SELF }, async (request) => {
    const found = await orders.unpaid(actorOf(request).customerId)
    return succeed(languageOf(request.headers['accept-language']), found.map(presentUnpaid))
  })

  const transactions = signedIn({
    ...customerSchema('orders', 'What one has paid and got back, the newest first', TransactionsAnswer),
    querystring: TransactionsQuery,
  })
  api.get('/customers/transactions', { schema: transactions, config: SELF }, async (request) => {
    const found = await orders.transactions(actorOf(request).customerId, request.query)
    return {
      ...succeed(languageOf(request.headers['accept-language']), found.transactions.map(presentTransaction)),
      meta: pageMeta(request.query, found.total),
    }
  })
}
