import { err, ok, type Result } from '../result.ts'
import { toLatinDigits } from '../text/digits.ts'

/** What holds for one-time codes: how long they are, how long they live, and how often one may guess. */
export const CODE_POLICY = {
  digits: 6,
  lifeSeconds: 5 * 60,
  tries: 5,
  /** between two messages to the same address */
  resendSeconds: 60,
} as const

export type CodeError = { readonly code: 'code/too-short' } | { readonly code: 'code/invalid' }

/**
 * A code as a customer types it: six letters or digits (S361, S362), also Arabic digits, spaces between them left out.
 * The shop sends digits only; that is not for the form to say.
 */
export function parseCode(text: string): Result<string, CodeError> {
  const typed = toLatinDigits(text).replace(/[\s\u200E\u200F\u061C]/gu, '')
  if (typed.length < CODE_POLICY.digits) return err({ code: 'code/too-short' })
  return /^[A-Za-z0-9]{6}$/.test(typed) ? ok(typed) : err({ code: 'code/invalid' })
}

/** A number below a million as the code it is sent as: 42 is "000042". */
export const codeOf = (number: number): string => String(number).padStart(CODE_POLICY.digits, '0')
