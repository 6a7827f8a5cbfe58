/** Where a print proof stands. Twin of the check in SQL. */
export const PROOF_STATES = ['DRAFT', 'SENT', 'APPROVED', 'CHANGES_ASKED', 'SUPERSEDED', 'WITHDRAWN'] as const

export type ProofState = (typeof PROOF_STATES)[number]

/**
 * How a proof was approved: a person sent it, the customer ticked the preview, or it is the same as what was signed off for an
 * earlier order. Twin of the check in SQL.
 */
export const PROOF_KINDS = ['STAFF', 'SELF', 'EARLIER'] as const

export type ProofKind = (typeof PROOF_KINDS)[number]

/**
 * Every legal move of a proof. Twin of the table `proof_move` in SQL. From a draft to an approval goes only what no person
 * sends: what the customer ticked themselves, and what was signed off for an earlier order.
 */
export const PROOF_MOVES: Readonly<Record<ProofState, readonly ProofState[]>> = {
  DRAFT: ['SENT', 'SUPERSEDED', 'APPROVED'],
  SENT: ['APPROVED', 'CHANGES_ASKED', 'SUPERSEDED', 'WITHDRAWN'],
  APPROVED: ['WITHDRAWN'],
  CHANGES_ASKED: [],
  SUPERSEDED: [],
  WITHDRAWN: [],
}
