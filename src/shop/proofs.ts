import { createEarlierSignOffs } from '#services/proofs/earlier/earlier-sign-offs.ts'
import type { EarlierSignOffParts } from '#services/proofs/earlier/earlier-sign-offs.ts'
import { createCustomerProofs } from '#services/proofs/links/customer-proofs.service.ts'
import type { CustomerProofParts } from '#services/proofs/links/customer-proofs.service.ts'
import { createOwnApprovals } from '#services/proofs/self-approval/own-approvals.service.ts'
import { createOrderListing } from '#services/orders/listing/order-listing.ts'
import type { createArtworkServices } from './artwork.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'

interface ProofParts extends Omit<CustomerProofParts, 'listing' | 'now'> {
  readonly limits: Pick<RateLimits, 'take'>
  readonly now?: () => Date
}

/** Puts together what the calls of print proofs call. */
function createProofServices({ limits, now = () => new Date(), ...parts }: ProofParts) {
  const listing = createOrderListing({ db: parts.db, now })
  return {
    proofs: createCustomerProofs({ ...parts, now, listing }),
    own: createOwnApprovals({ ...parts, listing }),
    limits,
  }
}

type Artwork = Pick<ReturnType<typeof createArtworkServices>, 'artwork' | 'openings' | 'orderFiles' | 'finishedPages'>

/** Proofs whose codes are those of customers, and whose files are opened and checked like all others. */
export const openProofs = (
  parts: Omit<ProofParts, 'codes' | 'artwork' | 'finishedPages'>,
  { codes }: Pick<ProofParts, 'codes'>,
  { artwork, openings, orderFiles, finishedPages }: Artwork,
) =>
  createProofServices({
    ...parts,
    codes,
    finishedPages,
    artwork: {
      open: (versionId) => openings.open(versionId),
      check: (versionId) => orderFiles.checkForLines(versionId),
      discard: async (customerId, versionId) => {
        await artwork.delete({ kind: 'CUSTOMER', customerId }, versionId)
      },
    },
  })

/** Sign-offs on which the same lines rest, ordered again. */
export const openEarlierSignOffs = (parts: Omit<EarlierSignOffParts, 'listing'>, now = () => new Date()) =>
  createEarlierSignOffs({ ...parts, listing: createOrderListing({ db: parts.db, now }) })
