import type { ActionRefusal } from '#domain/artwork/desk-actions.ts'
import type { ProblemCode } from '#contract/problem.ts'
import type { JobError } from '#services/production/job-error.ts'
import type { DeskProofError } from '#services/proofs/desk/desk-proofs.service.ts'
import type { DeskFileError } from '#services/proofs/desk/desk-files.service.ts'
import type { PressFileError } from '#services/proofs/press/press-files.service.ts'
import { invalidFields, notFound, Refusal, tryAgainIn } from '../../refusal.ts'
import { fixRefusal } from '../../artwork/artwork-refusals.ts'
import { conflictRefusal } from '../if-match.ts'
import { jobRefusal } from '../production/job-refusal.ts'

const PROBLEMS: Readonly<Record<ActionRefusal, ProblemCode>> = {
  MUST_BE_FIXED: 'MUST_BE_FIXED',
  NOT_CHECKED: 'NOT_CHECKED',
  NO_FILE: 'ILLEGAL_TRANSITION',
  NOT_SIGNED_OFF: 'PROOF_NEEDED',
  ORDER: 'ILLEGAL_TRANSITION',
  STATE: 'ILLEGAL_TRANSITION',
}

/** Why the desk did not do something with a line. */
export function deskRefusal(error: DeskProofError | JobError): Refusal {
  switch (error.code) {
    case 'artwork/unknown-line':
      return notFound('order')
    case 'artwork/unknown-pin':
      return invalidFields([{ field: 'answers', code: 'not_an_option' }])
    case 'artwork/not-possible':
      return new Refusal(PROBLEMS[error.reason])
    case 'versions/conflict':
      return conflictRefusal(error)
    default:
      return jobRefusal(error, undefined, 'en')
  }
}

/** Why the files of a line stay as they are. */
export function deskFileRefusal(error: DeskFileError): Refusal {
  switch (error.code) {
    case 'artwork/unknown-line':
    case 'artwork/not-possible':
    case 'versions/conflict':
      return deskRefusal(error)
    case 'artwork/empty':
      return new Refusal('FILE_EMPTY')
    case 'artwork/too-large':
      return new Refusal('ARTWORK_TOO_LARGE')
    case 'artwork/pieces':
      return invalidFields([{ field: 'pieces', code: 'pieces_not_shared' }])
    case 'artwork/incomplete':
      return new Refusal('UPLOAD_INCOMPLETE')
    default:
      return fixRefusal(error)
  }
}

/** Why no file for the press was made. */
export function pressRefusal({ code }: PressFileError): Refusal {
  switch (code) {
    case 'press/none':
      return new Refusal('PROOF_NEEDED')
    case 'press/other-bytes':
      return new Refusal('APPROVED_FILE_CHANGED')
    case 'press/not-made':
      return new Refusal('NOT_FIXED')
    case 'press/not-imposed':
      return new Refusal('NOT_IMPOSED')
    case 'document/busy':
      return tryAgainIn(5)
  }
}
