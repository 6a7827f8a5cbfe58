import type { FastifyRequest } from 'fastify'
import type { ProblemCode } from '#contract/problem.ts'
import type { CodeRequestError, WrongCode } from '#services/codes/code.service.ts'
import type { LimitExceeded } from '#services/limits/rate-limits.ts'
import type { GoogleSignInError } from '#services/sign-in/google-sign-in.ts'
import { Refusal } from '../refusal.ts'

/** Too often. */
export const limitRefusal = ({ retryAfterSeconds }: LimitExceeded): Refusal =>
  new Refusal('RATE_LIMITED', { headers: { 'retry-after': String(retryAfterSeconds) } })

/** A code that was not sent. */
export const sendRefusal = (error: CodeRequestError): Refusal =>
  error.code === 'limits/exceeded' ? limitRefusal(error) : new Refusal('SMS_UNAVAILABLE')

/** A code that is wrong, dead, used, or another browser's: all the same. */
export const codeRefusal = ({ triesLeft }: WrongCode): Refusal => new Refusal('CODE_INVALID', { triesLeft })

const GOOGLE_PROBLEMS: Partial<Record<GoogleSignInError['code'], ProblemCode>> = {
  'google/account-exists': 'ACCOUNT_EXISTS',
  'google/away': 'UNAVAILABLE',
  'google/off': 'NOT_FOUND',
}

/** A token of Google that is refused. The reason is for the log. */
export function googleRefusal(request: FastifyRequest, { code }: GoogleSignInError): Refusal {
  request.log.warn({ reason: code }, 'a token of Google was refused')
  return new Refusal(GOOGLE_PROBLEMS[code] ?? 'GOOGLE_FAILED')
}
