/** Where a print proof stands. Twin of the check in SQL. */
export const PROOF_STATES = ['DRAFT', 'SENT', 'APPROVED', 'CHANGES_ASKED', 'SUPERSEDED', 'WITHDRAWN'] as const

export type ProofState = (typeof PROOF_STATES)[number]

/**
 * Every legal move of a proof. Twin of the table `proof_move` in SQL. From a draft to an approval goes only what the customer
 * ticked themselves, which no person sends.
 */
export const PROOF_MOVES: Readonly<Record<ProofState, readonly ProofState[]>> = {
  DRAFT: ['SENT', 'SUPERSEDED', 'APPROVED'],
  SENT: ['APPROVED', 'CHANGES_ASKED', 'SUPERSEDED', 'WITHDRAWN'],
  APPROVED: ['WITHDRAWN'],
  CHANGES_ASKED: [],
  SUPERSEDED: [],
  WITHDRAWN: [],
}
