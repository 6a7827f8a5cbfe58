/** Where the artwork of an order line stands (A-C3). Twin of the check in SQL. */
export const LINE_STATES = [
  'AWAITING_ARTWORK',
  /** Files are here: rules and a person look at them. */
  'CHECKING',
  /** Something must be changed by the customer before it can be printed. */
  'NEEDS_CHANGES',
  /** The files are good; a proof is made of them. */
  'PROOFING',
  'PROOF_SENT',
  'CHANGES_ASKED',
  'APPROVED',
  'QUEUED',
  'IN_PRODUCTION',
] as const

export type LineState = (typeof LINE_STATES)[number]

/** Every legal move (A-C3); anything else is refused. Twin of the table `line_move` in SQL. */
export const LINE_MOVES: Readonly<Record<LineState, readonly LineState[]>> = {
  // Its file came another way, when its job leaves prepress without one.
  AWAITING_ARTWORK: ['CHECKING', 'QUEUED'],
  CHECKING: ['AWAITING_ARTWORK', 'NEEDS_CHANGES', 'PROOFING', 'PROOF_SENT', 'APPROVED'],
  NEEDS_CHANGES: ['AWAITING_ARTWORK', 'CHECKING', 'PROOFING', 'PROOF_SENT', 'APPROVED'],
  PROOFING: ['AWAITING_ARTWORK', 'CHECKING', 'NEEDS_CHANGES', 'PROOF_SENT', 'APPROVED'],
  PROOF_SENT: ['AWAITING_ARTWORK', 'CHECKING', 'PROOFING', 'CHANGES_ASKED', 'APPROVED'],
  CHANGES_ASKED: ['AWAITING_ARTWORK', 'CHECKING', 'NEEDS_CHANGES', 'PROOFING', 'PROOF_SENT'],
  APPROVED: ['PROOFING', 'QUEUED'],
  QUEUED: ['AWAITING_ARTWORK', 'APPROVED', 'IN_PRODUCTION'],
  IN_PRODUCTION: ['QUEUED'],
}

/** Whether a line can go from one state to the other. */
export const canLineMove = (from: LineState, to: LineState): boolean => LINE_MOVES[from].includes(to)

/** Whom a line waits for. */
type WaitsFor = 'CUSTOMER' | 'SHOP' | 'NONE'

const WAITS_FOR: Readonly<Record<LineState, WaitsFor>> = {
  AWAITING_ARTWORK: 'CUSTOMER',
  CHECKING: 'SHOP',
  NEEDS_CHANGES: 'CUSTOMER',
  PROOFING: 'SHOP',
  PROOF_SENT: 'CUSTOMER',
  CHANGES_ASKED: 'SHOP',
  APPROVED: 'SHOP',
  QUEUED: 'NONE',
  IN_PRODUCTION: 'NONE',
}

/** The states in which a line waits for one side. */
export const statesWaitingFor = (side: WaitsFor): readonly LineState[] =>
  LINE_STATES.filter((state) => WAITS_FOR[state] === side)
