import { QuotationAnswer, QuotationParams } from '#contract/cart/quotation.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { routeSchema } from '../route-schema.ts'
import { route } from '../route.ts'
import type { CartServices } from './cart-services.ts'

/** What the QR code on a quotation leads to (S307). */
export function quotationRoutes(api: ApiServer, { quotationLinks, now }: Pick<CartServices, 'quotationLinks' | 'now'>) {
  const schema = {
    ...routeSchema('carts', 'Verify a quotation by its code', QuotationAnswer),
    params: QuotationParams,
  }
  route(api, { method: 'GET', path: '/quotations/:code', access: PUBLIC, schema }, async ({ params }) => {
    const confirmed = quotationLinks.confirm(params.code, now())
    if (confirmed.state === 'UNKNOWN') return { state: confirmed.state, quotation: null }
    const { state, ...quotation } = confirmed
    return { state, quotation }
  })
}
