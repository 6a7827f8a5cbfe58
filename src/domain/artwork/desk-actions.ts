import type { Verdict } from '../preflight/finding.ts'
import type { ProofPolicy } from '../print-spec/print-spec.ts'
import type { LineState } from './line-moves.ts'

/** What the artwork desk does with a line, in the order in which it is offered. */
export const DESK_ACTIONS = [
  'takeDesign',
  'leaveDesign',
  'pass',
  'sendProof',
  'askCustomer',
  'replaceFile',
  'sharePieces',
  'withdraw',
  'release',
] as const

export type DeskAction = (typeof DESK_ACTIONS)[number]

/** Why something cannot be done with a line now. */
export const ACTION_REFUSALS = [
  /** Something must be fixed first. */
  'MUST_BE_FIXED',
  /** Its files are not checked yet. */
  'NOT_CHECKED',
  'NO_FILE',
  /** The customer has to sign it off first. */
  'NOT_SIGNED_OFF',
  /** Its order is not being made, or is on hold. */
  'ORDER',
  /** Not from where it stands. */
  'STATE',
] as const

export type ActionRefusal = (typeof ACTION_REFUSALS)[number]

/** A line as it decides what can be done with it. */
export type DeskLine = {
  readonly state: LineState
  readonly policy: ProofPolicy
  /** The last check of each file; null for a file that is not checked yet. */
  readonly verdicts: readonly (Verdict | null)[]
  /** Whether the shop designs it, and a person has taken that; null when it does not, or did so already. */
  readonly design: 'OPEN' | 'TAKEN' | null
  /** How many designs share its pieces. */
  readonly designs: number
  readonly order: 'PENDING' | 'PROCESSING' | 'OTHER'
  readonly isOnHold: boolean
}

const FROM: Readonly<Record<DeskAction, readonly LineState[]>> = {
  takeDesign: ['AWAITING_ARTWORK', 'NEEDS_CHANGES', 'CHECKING'],
  leaveDesign: ['AWAITING_ARTWORK', 'NEEDS_CHANGES', 'CHECKING'],
  pass: ['CHECKING', 'NEEDS_CHANGES', 'CHANGES_ASKED'],
  sendProof: ['CHECKING', 'NEEDS_CHANGES', 'PROOFING', 'PROOF_SENT', 'CHANGES_ASKED'],
  askCustomer: ['CHECKING', 'PROOFING', 'CHANGES_ASKED'],
  replaceFile: ['AWAITING_ARTWORK', 'CHECKING', 'NEEDS_CHANGES', 'PROOFING', 'PROOF_SENT', 'CHANGES_ASKED'],
  sharePieces: ['CHECKING', 'NEEDS_CHANGES', 'PROOFING', 'PROOF_SENT', 'CHANGES_ASKED', 'APPROVED'],
  withdraw: ['PROOF_SENT', 'APPROVED'],
  release: ['APPROVED'],
}

/** States that only files reach in which nothing must be fixed, or that a person passed. */
const PASSED: ReadonlySet<LineState> = new Set(['PROOFING', 'PROOF_SENT', 'CHANGES_ASKED'])

/** Why an action is not possible now; undefined when it is. A file that was never checked may be shown, but not passed. */
export function refusalOf(action: DeskAction, line: DeskLine): ActionRefusal | undefined {
  if (line.order === 'OTHER' || (action === 'release' && (line.order !== 'PROCESSING' || line.isOnHold))) return 'ORDER'
  if (!FROM[action].includes(line.state)) return action === 'release' ? 'NOT_SIGNED_OFF' : 'STATE'
  if (action === 'takeDesign') return line.design === 'OPEN' ? undefined : 'STATE'
  if (action === 'leaveDesign') return line.design === 'TAKEN' ? undefined : 'STATE'
  if (action === 'sharePieces') return line.designs > 1 ? undefined : 'STATE'
  if (action !== 'pass' && action !== 'sendProof') return undefined
  if (line.verdicts.length === 0) return 'NO_FILE'
  if (PASSED.has(line.state)) return undefined
  if (line.verdicts.includes(null)) return 'NOT_CHECKED'
  return line.verdicts.includes('TO_CHANGE') ? 'MUST_BE_FIXED' : undefined
}

/** Where a line stands after it was passed: on to the proof, or signed off where none is asked for. */
export const passedState = (policy: ProofPolicy): LineState => (policy === 'NONE' ? 'APPROVED' : 'PROOFING')
