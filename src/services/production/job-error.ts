import type { PlanError } from '#domain/production/plan-move.ts'
import type { StoredFileProblem } from '#domain/production/stored-file.ts'
import type { SheetDifference } from '#domain/production/shared-sheet.ts'
import type { Permission } from '#domain/staff/permissions.ts'

/** Why something was not done with a job. */
export type JobError =
  | PlanError
  | { readonly code: 'production/unknown' }
  /** A job cannot be on one sheet with the others, or they do not all fit on so many. */
  | { readonly code: 'production/sheet'; readonly difference: SheetDifference | 'FULL' }
  /** Staff put the order on hold: first that ends. */
  | { readonly code: 'production/on-hold' }
  /** The person may not work there. */
  | { readonly code: 'production/not-allowed'; readonly permission: Permission }
  /** No such person works here, or they may not work at a station. */
  | { readonly code: 'production/not-assignable' }
  | { readonly code: 'production/too-many-parts' }
  /** The device has sent another move with the same request id. */
  | { readonly code: 'production/request-reused' }
  | { readonly code: 'production/not-undoable' }
  /** The customer has to sign the artwork of its line off first. */
  | { readonly code: 'production/not-signed-off' }
  /** The shop designs its line, and there is no file of it yet. */
  | { readonly code: 'production/not-designed' }
  /** The storage lacks a file that its line is printed from. */
  | ({ readonly code: 'production/stored-file' } & StoredFileProblem)

/** The refusal that an error of the database stands for. PP002: the line is not signed off, or not even designed. */
export function gateRefusal(error: unknown): JobError | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'PP002')) return undefined
  const isDesigned = !('constraint' in error && error.constraint === 'line_designed')
  return { code: isDesigned ? 'production/not-signed-off' : 'production/not-designed' }
}
