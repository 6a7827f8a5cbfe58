import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  DeclineQuotationForm,
  OrderedQuotationAnswer,
  QuotationKey,
  RequestQuotationAnswer,
} from '#contract/quotations/quotation.ts'
import { err } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import type { QuotationCustomers, QuotationError } from '#services/quotations/quotation-customer.service.ts'
import type { Opener } from '#services/quotations/quotation.ts'
import { quotationPaper } from '#services/quotations/quotation-paper.ts'
import { quotationLink } from '#services/quotations/quotation-link.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { customerOf } from '../cart/quote-request.ts'
import type { CartServices } from '../cart/cart-services.ts'
import { refuseOtherSites } from '../own-pages.ts'
import { takeLimit, takeLimitOf } from '../limits/take-limit.ts'
import { fileAnswer, paperHeaders } from '../paper-headers.ts'
import { notFound, Refusal, tryAgainIn } from '../refusal.ts'
import { routeSchema } from '../route-schema.ts'
import { route } from '../route.ts'
import { presentQuotation } from './quotation.presenter.ts'

export type QuotationRequestServices = Pick<CartServices, 'customers' | 'limits' | 'quotation'> & {
  readonly quotations: QuotationCustomers
  readonly publicUrl: string
}

const KEY = { params: QuotationKey }
const path = <Action extends string>(action: Action) => `/special-requests/:key/${action}` as const

/** Answers to special requests (S348): read, accepted, declined and ordered by their link, or by their customer. */
export async function requestQuotationRoutes(api: ApiServer, services: QuotationRequestServices): Promise<void> {
  await api.register(async (scope: ApiServer) => {
    scope.addHook('onRequest', refuseOtherSites(services.publicUrl))
    readRoute(scope, services)
    paperRoute(scope, services)
    answerRoutes(scope, services)
  })
}

/** Who opens it; a reference opens nothing for who is not signed in. */
async function openerOf(request: FastifyRequest, key: string, services: QuotationRequestServices): Promise<Opener> {
  if (!key.startsWith('R-') || key.length !== 10) return { token: key }
  const customerId = await customerOf(request, services)
  if (customerId === undefined) throw new Refusal('UNAUTHENTICATED')
  return { reference: key, customerId }
}

/** The same answer for every key that opens nothing, counted so that guessing ends. */
async function nothing(request: FastifyRequest, { limits }: QuotationRequestServices): Promise<Refusal> {
  await takeLimit(limits, 'link-guess', request)
  return notFound('page')
}

function readRoute(scope: ApiServer, services: QuotationRequestServices): void {
  const schema = {
    ...routeSchema('customer', 'Get the quotation for a special request', RequestQuotationAnswer),
    ...KEY,
  }
  route(
    scope,
    { method: 'GET', path: path('quotation'), access: PUBLIC, schema },
    async ({ params: { key }, request, reply, language }) => {
      reply.header('cache-control', 'no-store')
      const found = await services.quotations.read(await openerOf(request, key, services))
      return found ? presentQuotation(found, language) : err(await nothing(request, services))
    },
  )
}

function paperRoute(scope: ApiServer, services: QuotationRequestServices): void {
  const schema = {
    tags: ['customer'],
    summary: 'Download the quotation for a special request',
    querystring: z.strictObject({}),
    ...KEY,
    response: fileAnswer('application/pdf'),
  }
  route(
    scope,
    { method: 'GET', path: path('quotation.pdf'), access: PUBLIC, schema },
    async ({ params: { key }, request, reply }) => {
      await takeLimit(services.limits, 'quotation', request)
      const opener = await openerOf(request, key, services)
      const found = await services.quotations.read(opener)
      if (!found) return err(await nothing(request, services))
      const href = 'token' in opener ? quotationLink(services.publicUrl, found.language, opener.token) : null
      const printed = await services.quotation(quotationPaper(found, href))
      if (!printed.ok) return err(tryAgainIn(5))
      const { bytes, fileName } = printed.value
      return reply
        .headers({ ...paperHeaders('application/pdf', fileName), 'cache-control': 'no-store' })
        .send(Buffer.from(bytes))
    },
  )
}

function answerRoutes(scope: ApiServer, services: QuotationRequestServices): void {
  const { quotations, limits } = services
  const accept = {
    ...routeSchema(
      'customer',
      'Accept a quotation: its prices are locked until its last day ends',
      RequestQuotationAnswer,
    ),
    ...KEY,
  }
  route(
    scope,
    { method: 'POST', path: path('accept'), access: PUBLIC, schema: accept },
    async ({ params: { key }, request, language }) => {
      const opener = await openerOf(request, key, services)
      return answered(request, services, opener, language, await quotations.accept(opener))
    },
  )
  const decline = {
    ...routeSchema('customer', 'Decline a quotation', RequestQuotationAnswer),
    ...KEY,
    body: DeclineQuotationForm,
  }
  route(
    scope,
    { method: 'POST', path: path('decline'), access: PUBLIC, schema: decline },
    async ({ params: { key }, body, request, language }) => {
      const opener = await openerOf(request, key, services)
      return answered(request, services, opener, language, await quotations.decline(opener, body.reason || undefined))
    },
  )
  const order = {
    ...routeSchema('customer', 'Order what was accepted, and get the link to pay it', OrderedQuotationAnswer),
    ...KEY,
  }
  route(
    scope,
    { method: 'POST', path: path('order'), access: PUBLIC, schema: order },
    async ({ params: { key }, request }) => {
      await takeLimitOf(limits, 'pay', key)
      const ordered = await quotations.order(await openerOf(request, key, services))
      return ordered.ok ? ordered : err(await refusalOf(request, services, ordered.error))
    },
  )
}

/** The quotation as it stands after an answer to it. */
async function answered(
  request: FastifyRequest,
  services: QuotationRequestServices,
  opener: Opener,
  language: Parameters<typeof presentQuotation>[1],
  done: Result<void, QuotationError>,
) {
  if (!done.ok) return err(await refusalOf(request, services, done.error))
  const found = await services.quotations.read(opener)
  return found ? presentQuotation(found, language) : err(notFound('page'))
}

async function refusalOf(
  request: FastifyRequest,
  services: QuotationRequestServices,
  { code }: QuotationError,
): Promise<Refusal> {
  switch (code) {
    case 'quotations/unknown':
      return nothing(request, services)
    case 'quotations/expired':
      return new Refusal('QUOTATION_EXPIRED')
    case 'quotations/closed':
      return new Refusal('QUOTATION_CLOSED')
    case 'payments/link-just-made':
      return new Refusal('LINK_JUST_MADE')
  }
}
