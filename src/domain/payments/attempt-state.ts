/** How far an attempt to pay is. */
export const ATTEMPT_STATES = [
  /** stored; not yet sent */
  'CREATED',
  /** the gateway is being asked */
  'SENT',
  /** it waits for the customer: a security code, 3-D Secure, instalments, a transfer */
  'REQUIRES_ACTION',
  /** asked, outcome unknown */
  'UNKNOWN',
  'APPROVED',
  'DECLINED',
  /** given up by the customer */
  'CANCELLED',
  /** given up by the shop when its time was over */
  'EXPIRED',
] as const

export type AttemptState = (typeof ATTEMPT_STATES)[number]

/**
 * From where to where an attempt may go: forward only. The last three are what the shop believes. When the gateway says
 * that it took the money after all, the gateway is right: each of them can still be approved.
 */
const ATTEMPT_MOVES: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  CREATED: ['SENT', 'CANCELLED', 'EXPIRED'],
  SENT: ['REQUIRES_ACTION', 'UNKNOWN', 'APPROVED', 'DECLINED'],
  REQUIRES_ACTION: ['UNKNOWN', 'APPROVED', 'DECLINED', 'CANCELLED', 'EXPIRED'],
  UNKNOWN: ['REQUIRES_ACTION', 'APPROVED', 'DECLINED'],
  APPROVED: [],
  DECLINED: ['APPROVED'],
  CANCELLED: ['APPROVED'],
  EXPIRED: ['APPROVED'],
}

/** Whether an attempt may go from one state to the other. */
export const canMoveAttempt = (from: AttemptState, to: AttemptState): boolean => ATTEMPT_MOVES[from].includes(to)

/** The states from which an attempt may get there. */
export const attemptStatesBefore = (to: AttemptState): AttemptState[] =>
  ATTEMPT_STATES.filter((from) => canMoveAttempt(from, to))

/** The attempt may still take money: no second one may begin beside it. */
export const isInFlight = (state: AttemptState): boolean =>
  state === 'CREATED' || state === 'SENT' || state === 'REQUIRES_ACTION' || state === 'UNKNOWN'

/** The gateway was asked, and has not said what came of it. */
export const STATES_WITHOUT_OUTCOME: readonly AttemptState[] = ['SENT', 'UNKNOWN']

export const isWithoutOutcome = (state: AttemptState): boolean => STATES_WITHOUT_OUTCOME.includes(state)

/** No gateway can be taking the money of an attempt in flight: another one may take its place. */
export const isReplaceable = (state: AttemptState): boolean => state === 'CREATED' || state === 'REQUIRES_ACTION'

/** How long an attempt may stay without a known outcome (P4). */
export const UNKNOWN_LIMIT_MINUTES = 15
