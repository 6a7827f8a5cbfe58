import { isCommonPassword } from '../customers/common-passwords.ts'

/** One text written again and again, however long it is. */
const REPEATED = /^(.+?)\1+$/u

/** What people put around a password so that it is long enough. */
const PADDING = /^[\d\p{P}\p{S}\s]+|[\d\p{P}\p{S}\s]+$/gu

const LEAST_CHARACTERS = 5

/** Whether a long password is still one that guessers try: a common one, repeated or padded, or a few characters only. */
export function isGuessablePassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase()
  const isThin = new Set(typed).size < LEAST_CHARACTERS
  return isThin || REPEATED.test(typed) || isCommonPassword(typed) || isCommonPassword(typed.replace(PADDING, ''))
}
