import { isCommonPassword } from '../customers/common-passwords.ts'

/** One text written again and again, however long it is. */
const REPEATED = /^(.+?)\1+$/u

/** What people put around a password so that it is long enough. */
const PADDING = /^[\d\p{P}\p{S}\s]+|[\d\p{P}\p{S}\s]+$/gu

const MIN_CHARACTERS = 5

/**
 * Whether a long password is still one that guessers try: a common one, repeated or padded, a few characters only, or
 * characters that count up or down.
 */
export function isGuessablePassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase()
  const isThin = new Set(typed).size < MIN_CHARACTERS
  const core = typed.replace(PADDING, '')
  return isThin || REPEATED.test(typed) || isSequence(typed) || isCommonPassword(typed) || isCommonPassword(core)
}

/** Counting up or down along the code points, digits from 9 to 0 and on: 123456789012, abcdefghijkl, 098765432109. */
function isSequence(typed: string): boolean {
  const codes = Array.from(typed, (character) => character.codePointAt(0) ?? 0)
  const isOfDigits = /^\d+$/.test(typed)
  const steps = new Set(codes.slice(1).map((code, at) => step(code - (codes[at] ?? 0), isOfDigits)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

const step = (difference: number, isOfDigits: boolean): number =>
  isOfDigits && Math.abs(difference) === 9 ? -Math.sign(difference) : difference
