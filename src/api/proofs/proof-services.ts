import type { CustomerProofs } from '#services/proofs/links/customer-proofs.service.ts'
import type { OwnApprovals } from '#services/proofs/self-approval/own-approvals.service.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'

/** What the calls of print proofs call. */
export interface ProofServices {
  readonly proofs: CustomerProofs
  readonly own: OwnApprovals
  readonly limits: Pick<RateLimits, 'take'>
}
