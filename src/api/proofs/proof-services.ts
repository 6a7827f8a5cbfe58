import type { CustomerProofs } from '#services/proofs/customer-proofs.service.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'

/** What the calls of print proofs call. */
export interface ProofServices {
  readonly proofs: CustomerProofs
  readonly limits: Pick<RateLimits, 'take'>
}
