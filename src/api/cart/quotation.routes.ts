import { QuotationAnswer, QuotationParams } from '#contract/cart/quotation.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { languageOf } from '../request-language.ts'
import { routeSchema } from '../route-schema.ts'
import { succeed } from '../success.ts'
import type { CartServices } from './cart-services.ts'

/** What the QR code on a quotation leads to (S307). */
export function quotationRoutes(api: ApiServer, { quotationLinks, now }: Pick<CartServices, 'quotationLinks' | 'now'>) {
  const schema = {
    ...routeSchema('carts', 'Confirms a quotation by the code on it', QuotationAnswer),
    params: QuotationParams,
  }
  api.get('/quotations/:code', { schema, config: PUBLIC }, async (request) => {
    const confirmed = quotationLinks.confirm(request.params.code, now())
    const language = languageOf(request.headers['accept-language'])
    if (confirmed.state === 'UNKNOWN') return succeed(language, { state: confirmed.state, quotation: null })
    const { state, ...quotation } = confirmed
    return succeed(language, { state, quotation })
  })
}
