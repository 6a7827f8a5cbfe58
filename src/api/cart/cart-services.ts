import type { AddressService } from '#services/addresses/address.service.ts'
import type { CartPricing } from '#services/cart/cart-pricing.ts'
import type { QuotationLinks } from '#services/documents/quotation-link.ts'
import type { createQuotationService } from '#services/documents/quotation.service.ts'
import type { StoredCartService } from '#services/cart/stored-cart.service.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import type { SessionService } from '#services/sessions/session.service.ts'

/** What the calls of carts and coupons call. */
export interface CartServices {
  readonly price: CartPricing
  readonly storedCarts: StoredCartService
  /** Prints a quotation. */
  readonly quotationLinks: Pick<QuotationLinks, 'confirm'>
  readonly quotation: ReturnType<typeof createQuotationService>['pdf']
  readonly now: () => Date
  readonly limits: Pick<RateLimits, 'take' | 'giveBack'>
  /** Who asks, and where their addresses are. */
  readonly customers: { readonly sessions: SessionService; readonly addresses: AddressService }
}
