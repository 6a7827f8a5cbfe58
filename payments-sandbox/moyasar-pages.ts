import type { FastifyInstance } from 'fastify'
import type { SandboxPayment } from './ledger.ts'
import { bankPage, FAILING_CODE, languageOf, overPage, sendPage } from './page.ts'
import type { Sandbox } from './sandbox.ts'
import { settle } from './settle-card.ts'

type RouteTypes = {
  Params: { id: string }
  Querystring: { lang?: string }
  Body: { code?: string; answer?: string } | undefined
}

/** 3-D Secure: the bank's page, and the way back to the shop with what Moyasar adds to the address. */
export function threeDSecureRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { ledger } = sandbox
  const path = '/transaction_auths/:id/form'

  app.get<RouteTypes>(path, async (request, reply) => {
    const payment = ledger.payments.get(request.params.id)
    if (payment?.gateway !== 'MOYASAR') return reply.status(404).send('Not found')
    const language = languageOf(request, payment)
    const page = { payment, language, otherHref: `?lang=${language === 'ar' ? 'en' : 'ar'}` }
    return sendPage(reply, payment.status === 'initiated' ? bankPage(page) : overPage(page))
  })

  app.post<RouteTypes>(path, async (request, reply) => {
    const payment = ledger.payments.get(request.params.id)
    if (payment?.gateway !== 'MOYASAR') return reply.status(404).send('Not found')
    return reply.redirect(wayBack(answered(sandbox, payment, request.body)), 303)
  })
}

/** The payment after the customer's answer; answered twice it stays as it was. */
function answered(sandbox: Sandbox, payment: SandboxPayment, body: RouteTypes['Body']): SandboxPayment {
  if (payment.status !== 'initiated') return payment
  const isConfirmed = body?.answer !== 'cancel' && body?.code !== FAILING_CODE
  if (isConfirmed) return settle(sandbox, payment)
  const source = { ...payment.source, response_code: '05', message: '3DS authentication failed' }
  return settle(sandbox, { ...payment, source })
}

function wayBack({ id, status, returnUrls, source }: SandboxPayment): string {
  const url = new URL(returnUrls.success)
  url.searchParams.set('id', id)
  url.searchParams.set('status', status)
  url.searchParams.set('message', String(source['message'] ?? ''))
  return url.href
}
