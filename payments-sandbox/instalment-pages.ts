import type { FastifyInstance } from 'fastify'
import type { SandboxPayment } from './ledger.ts'
import { languageOf, overPage, planPage, sendPage } from './page.ts'
import type { Sandbox } from './sandbox.ts'

type RouteTypes = { Params: { id: string }; Querystring: { lang?: string }; Body: { answer?: string } | undefined }

/** How a provider calls what its page can come to. */
export type PlanStatuses = {
  readonly gateway: 'TABBY' | 'TAMARA'
  readonly open: string
  readonly agreed: { readonly status: string; readonly event: string }
  readonly refused: { readonly status: string; readonly event: string }
  readonly cancelled: { readonly status: string; readonly event: string }
}

/** A provider's own page, on which the customer agrees to the plan, and the way back. */
export function planRoutes(app: FastifyInstance, sandbox: Sandbox, statuses: PlanStatuses): void {
  const { ledger, tell } = sandbox
  const find = (id: string): SandboxPayment | undefined => {
    const payment = ledger.payments.get(id)
    return payment?.gateway === statuses.gateway ? payment : undefined
  }

  app.get<RouteTypes>('/pay/:id', async (request, reply) => {
    const payment = find(request.params.id)
    if (!payment) return reply.status(404).send('Not found')
    const language = languageOf(request, payment)
    const page = { payment, language, otherHref: `?lang=${language === 'ar' ? 'en' : 'ar'}` }
    return sendPage(reply, payment.status === statuses.open ? planPage(page) : overPage(page))
  })

  app.post<RouteTypes>('/pay/:id', async (request, reply) => {
    const payment = find(request.params.id)
    if (!payment) return reply.status(404).send('Not found')
    const answer = request.body?.answer
    const [next, back] =
      answer === 'pay'
        ? [statuses.agreed, payment.returnUrls.success]
        : answer === 'refuse'
          ? [statuses.refused, payment.returnUrls.failure]
          : [statuses.cancelled, payment.returnUrls.cancel]
    if (payment.status === statuses.open) {
      const charged = answer === 'pay' ? payment.amount : 0
      const changed = ledger.write(charged > 0 ? 'CHARGED' : 'CHANGED', charged, {
        ...payment,
        status: next.status,
        charged,
      })
      tell(changed, next.event)
    }
    const url = new URL(back)
    url.searchParams.set(statuses.gateway === 'TABBY' ? 'payment_id' : 'orderId', payment.id)
    return reply.redirect(url.href, 303)
  })
}
