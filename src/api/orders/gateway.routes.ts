import type { FastifyReply, FastifyRequest } from 'fastify'
import { isUuid } from '#domain/text/uuid.ts'
import { currentBrand } from '#services/shop-settings/current-brand.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import type { ApiServer } from '../api-server.ts'
import { Refusal } from '../refusal.ts'
import { linkCookie } from './link-cookie.ts'
import type { OrderServices } from './order-services.ts'
import { unsignedEvents } from './unsigned-events.ts'

const HIDDEN = { schema: { hide: true } }

/** More is no event. */
const EVENT_BYTES = 256 * 1024

interface GatewayServices extends Pick<OrderServices, 'publicUrl'> {
  readonly limits: Pick<OrderServices['limits'], 'take'>
  readonly payments: Pick<OrderServices['payments'], 'receive' | 'returned'>
  readonly paymentLinks: Pick<OrderServices['paymentLinks'], 'leadsTo'>
}

type Returned = { Params: { provider: string }; Querystring: Record<string, unknown> }

/** Where gateways call, and where they send browsers back to. Neither proves anything: the gateway is asked. */
export function gatewayRoutes(api: ApiServer, { payments, paymentLinks, limits, publicUrl }: GatewayServices): void {
  const reportUnsigned = unsignedEvents()
  const cookie = linkCookie(publicUrl.startsWith('https:'))
  /** Who comes back too often is led on all the same, without the gateway being asked. */
  const returned = async (id: string, ip: string) =>
    payments.returned(id, { mayAsk: (await limits.take('payment-return', ip)).ok })
  const comeBack = async (request: FastifyRequest<Returned>, reply: FastifyReply): Promise<FastifyReply> => {
    const { paymentId } = request.query
    const known = isUuid(paymentId) ? await returned(paymentId, request.ip) : undefined
    const link = cookie.read(request)
    const linked = known && link ? await paymentLinks.leadsTo(link, known.view.orderId) : undefined
    if (linked) return seeOther(reply, `${publicUrl}/${linked}/pay/${link}`)
    const language = known?.language ?? currentBrand().firstLanguage
    const path = `/${language}/payment/${known ? PAGE_OF[known.view.status] : 'success'}`
    const query = known ? `?paymentId=${known.view.paymentId}` : ''
    return seeOther(reply, `${publicUrl}${path}${query}`)
  }
  api.get<Returned>('/payments/callback/:provider', HIDDEN, comeBack)

  api.post<Returned>('/payments/webhooks/:provider', { ...HIDDEN, bodyLimit: EVENT_BYTES }, async (request, reply) => {
    const { headers, query, body, params } = request
    const vendor = params.provider.toUpperCase()
    const received = await payments.receive(vendor, { headers, query, body })
    if (!received) throw new Refusal('NOT_FOUND')
    const isForged = !received.ok && received.error.code === 'webhook/forged'
    if (isForged) reportUnsigned(vendor, request.log)
    if (!received.ok) throw new Refusal(isForged ? 'UNAUTHENTICATED' : 'VALIDATION')
    return reply.status(200).send({ received: true })
  })
}

const seeOther = (reply: FastifyReply, url: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(url, 303)

/** The page of each outcome (S312 to S315); whatever is not over is shown as being checked. */
const PAGE_OF: Readonly<Record<PaymentStatus, 'success' | 'failed' | 'cancel'>> = {
  CREATED: 'success',
  REQUIRES_ACTION: 'success',
  AUTHORIZED: 'success',
  PAID: 'success',
  REFUNDED: 'success',
  PART_REFUNDED: 'success',
  FAILED: 'failed',
  EXPIRED: 'failed',
  CANCELLED: 'cancel',
}
