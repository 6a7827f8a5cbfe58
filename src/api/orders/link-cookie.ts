import { createCookie } from '../cookie.ts'
import type { Cookie } from '../cookie.ts'

/** The link by which a browser went to a gateway, so that it comes back to that. */
export const linkCookie = (isSecure: boolean): Cookie =>
  createCookie({
    name: 'payment-link',
    isSecure,
    // Where gateways send browsers back to: nothing else reads it.
    path: '/api/payments/callback',
    sameSite: 'Lax',
    // As long as a page of a bank may take.
    seconds: 3_600,
  })
