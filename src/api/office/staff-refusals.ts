import type { ProblemCode } from '#contract/problem.ts'
import type { LimitExceeded } from '#services/limits/rate-limits.ts'
import type { EnrolmentError } from '#services/staff/invitations/enrolment.service.ts'
import type { StaffSignInError } from '#services/staff/sign-in/staff-sign-in.service.ts'
import { limitRefusal } from '../customers/customer-refusals.ts'
import { Refusal } from '../refusal.ts'

const ENTRY_PROBLEMS: Readonly<Record<Exclude<StaffSignInError | EnrolmentError, LimitExceeded>['code'], ProblemCode>> =
  {
    'staff/refused': 'STAFF_SIGN_IN_FAILED',
    'staff/dialogue-over': 'EXPIRED',
    'staff/code-wrong': 'CODE_INVALID',
    'staff/factors-unreadable': 'FACTORS_UNREADABLE',
    'passkey/refused': 'PASSKEY_FAILED',
    'invitation/over': 'EXPIRED',
  }

/** Why a person is not signed in. */
export const entryRefusal = (error: StaffSignInError | EnrolmentError): Refusal =>
  error.code === 'limits/exceeded' ? limitRefusal(error) : new Refusal(ENTRY_PROBLEMS[error.code])
