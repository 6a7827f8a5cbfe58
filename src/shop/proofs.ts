import { createCustomerProofs } from '#services/proofs/customer-proofs.service.ts'
import type { CustomerProofParts } from '#services/proofs/customer-proofs.service.ts'
import { createOrderListing } from '#services/orders/listing/order-listing.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'

export interface ProofParts extends Omit<CustomerProofParts, 'listing' | 'now'> {
  readonly limits: Pick<RateLimits, 'take'>
  readonly now?: () => Date
}

/** Puts together what the calls of print proofs call. */
export const createProofServices = ({ limits, now = () => new Date(), ...parts }: ProofParts) => ({
  proofs: createCustomerProofs({ ...parts, now, listing: createOrderListing({ db: parts.db, now }) }),
  limits,
})
