import { createCustomerProofs } from '#services/proofs/customer-proofs.service.ts'
import type { CustomerProofParts } from '#services/proofs/customer-proofs.service.ts'
import { createOwnApprovals } from '#services/proofs/own-approvals.service.ts'
import { createOrderListing } from '#services/orders/listing/order-listing.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'

export interface ProofParts extends Omit<CustomerProofParts, 'listing' | 'now'> {
  readonly limits: Pick<RateLimits, 'take'>
  readonly now?: () => Date
}

/** Puts together what the calls of print proofs call. */
export function createProofServices({ limits, now = () => new Date(), ...parts }: ProofParts) {
  const listing = createOrderListing({ db: parts.db, now })
  return {
    proofs: createCustomerProofs({ ...parts, now, listing }),
    own: createOwnApprovals({ ...parts, listing }),
    limits,
  }
}
