import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  LinkPaymentAnswer,
  LinkPaymentForm,
  PaymentLinkAnswer,
  PaymentLinkToken,
} from '#contract/orders/payment-link.ts'
import { EligibilityAnswer } from '#contract/orders/payment.ts'
import { err, ok } from '#domain/result.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { takeLimit, takeLimitOf } from '../limits/take-limit.ts'
import { notFound } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { route } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import { sentBodyHash } from '../http/sent-body.ts'
import { linkCookie } from './link-cookie.ts'
import { idempotencyKey, payRefusal } from './order-refusals.ts'
import type { OrderServices } from './order-services.ts'
import { presentLink } from './payment-link.presenter.ts'

const TOKEN = { params: PaymentLinkToken }

/** Orders that are paid by a link, without signing in. Reading decides nothing, however often a program opens a link. */
export function paymentLinkRoutes(scope: ApiServer, services: OrderServices): void {
  readRoute(scope, services)
  payRoute(scope, services)
  eligibilityRoute(scope, services)
}

/** The same answer for every link that is none, counted so that guessing ends. */
export async function noSuchLink({ limits }: Pick<OrderServices, 'limits'>, request: FastifyRequest): Promise<Refusal> {
  await takeLimit(limits, 'link-guess', request)
  return notFound('page')
}

function readRoute(scope: ApiServer, services: OrderServices): void {
  const { paymentLinks, cardGateway } = services
  const schema = { ...routeSchema('payments', 'Get an order by its payment link', PaymentLinkAnswer), ...TOKEN }
  route(
    scope,
    { method: 'GET', path: '/payment-links/:token', access: PUBLIC, schema },
    async ({ params: { token }, language, request, reply }) => {
      reply.header('cache-control', 'no-store')
      const view = await paymentLinks.read(token)
      return view ? presentLink(view, cardGateway, language) : err(await noSuchLink(services, request))
    },
  )
}

function payRoute(scope: ApiServer, services: OrderServices): void {
  const { paymentLinks, limits, publicUrl } = services
  const cookie = linkCookie(publicUrl.startsWith('https:'))
  const schema = {
    ...routeSchema('payments', 'Pay an order by its payment link', LinkPaymentAnswer),
    headers: z.looseObject({ 'idempotency-key': z.string().optional() }),
    body: LinkPaymentForm,
    ...TOKEN,
  }
  route(
    scope,
    { method: 'POST', path: '/payment-links/:token', access: PUBLIC, schema },
    async ({ params: { token }, body, request, reply }) => {
      await takeLimitOf(limits, 'pay', token)
      const paid = await paymentLinks.pay(token, {
        method: body.paymentMethod,
        sourceToken: body.sourceToken ?? null,
        key: idempotencyKey(request),
        bodyHash: sentBodyHash(request),
      })
      if (!paid) return err(await noSuchLink(services, request))
      if (!paid.ok) return err(payRefusal(paid.error))
      cookie.set(reply, token)
      const { status, declineCode, redirectUrl } = paid.value
      return ok({ status, declineCode, redirectUrl })
    },
  )
}

/** Providers of instalments decide by the customer of the order, so they are asked before they are offered. */
function eligibilityRoute(scope: ApiServer, services: OrderServices): void {
  const { paymentLinks, limits } = services
  const schema = {
    ...routeSchema(
      'payments',
      'Check which instalment providers are not available for an order paid by a link',
      EligibilityAnswer,
    ),
    ...TOKEN,
  }
  route(
    scope,
    { method: 'POST', path: '/payment-links/:token/eligibility', access: PUBLIC, schema },
    async ({ params: { token }, request }) => {
      await takeLimitOf(limits, 'eligibility', token)
      const unavailable = await paymentLinks.unavailable(token)
      return unavailable ? { unavailable } : err(await noSuchLink(services, request))
    },
  )
}
