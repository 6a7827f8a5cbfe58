import type { QuotationLinks } from '#services/documents/quotation-link.ts'
import type { createQuotationService } from '#services/documents/quotation.service.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import type { CommonServices } from './common.ts'

export interface CartParts extends Pick<CommonServices, 'price' | 'storedCarts'> {
  readonly limits: Pick<RateLimits, 'take' | 'giveBack'>
  readonly quotation: ReturnType<typeof createQuotationService>['pdf']
  readonly quotationLinks: Pick<QuotationLinks, 'confirm'>
  readonly now?: () => Date
}

/** Puts together what the calls of carts and coupons call. */
export const createCartServices = ({
  price,
  storedCarts,
  limits,
  quotation,
  quotationLinks,
  now = () => new Date(),
}: CartParts) => ({ price, storedCarts, limits, quotation, quotationLinks, now })
