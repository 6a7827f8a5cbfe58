import type { Verdict } from '../preflight/finding.ts'
import type { FaceCode, ProofPolicy } from '../print-spec/print-spec.ts'
import type { ProofKind } from './proof-moves.ts'

/** A file of a line with what its newest check says. */
export type CheckedFile = {
  readonly design: number
  readonly face: FaceCode | null
  /** Digest of the specification it was checked for; null when it was not checked. */
  readonly spec: string | null
  readonly verdict: Verdict | null
  /** Codes of its findings. */
  readonly findings: readonly string[]
}

/** An earlier sign-off, with what decides whether the same line ordered again may rest on it. */
export type SignedBefore = {
  readonly kind: ProofKind
  /** As they were signed; null where that was not written down yet. */
  readonly files: readonly CheckedFile[] | null
  /** Whether its line was made, or is: until then it may be taken back. */
  readonly isMade: boolean
}

/** The same line as it is today. */
export type LineToday = {
  readonly policy: ProofPolicy
  readonly files: readonly CheckedFile[]
  /** Whether all its files are there. */
  readonly isWhole: boolean
  /** Whether it is configured as it was. */
  readonly isSameConfiguration: boolean
}

/** Why a line that is ordered again needs a new approval. */
export const APPROVAL_REASONS = [
  /** A file is gone. */
  'FILE',
  'CONFIGURATION',
  /** Today a person sends a proof of this product, and the customer had approved the preview alone. */
  'POLICY',
  /** What is asked of a file of this product has changed. */
  'SPECIFICATION',
  /** Rules of today find something in a file that was not there. */
  'FINDINGS',
  /** It is not made yet, so that it may be taken back. */
  'NOT_MADE',
] as const

export type ApprovalReason = (typeof APPROVAL_REASONS)[number]

/** Why a line does not rest on its earlier sign-off; undefined when it does. Twin of `earlier_sign_off` in SQL, which decides. */
export function approvalReasonFor(signed: SignedBefore, today: LineToday): ApprovalReason | undefined {
  if (!today.isWhole) return 'FILE'
  if (!today.isSameConfiguration) return 'CONFIGURATION'
  // Named first, for the specification names the proof as well.
  if (signed.kind !== 'STAFF' && signed.kind !== today.policy) return 'POLICY'
  if (signed.files === null || !haveSameSpec(signed.files, today.files)) return 'SPECIFICATION'
  if (!today.files.every((file, place) => isAsGood(file, signed.files?.[place]))) return 'FINDINGS'
  return signed.isMade ? undefined : 'NOT_MADE'
}

const haveSameSpec = (one: readonly CheckedFile[], other: readonly CheckedFile[]): boolean =>
  one.length === other.length && one.every((file, place) => partOf(file) === partOf(other[place]) && file.spec !== null)

const partOf = (file: CheckedFile | undefined) => file && `${file.design} ${file.face} ${file.spec}`

/** The rules accept a file, or find nothing in it that they had not found when it was signed off. */
const isAsGood = ({ verdict, findings }: CheckedFile, signed: CheckedFile | undefined): boolean =>
  verdict === 'CLEAN' || verdict === 'TO_CONFIRM' || findings.every((code) => signed?.findings.includes(code))
