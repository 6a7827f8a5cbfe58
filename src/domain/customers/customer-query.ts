import { normaliseForSearch, wordsOf } from '../text/normalise.ts'

/** How a customer is looked for: any of these finds them. Each is undefined where what was typed is nothing of the kind. */
export type CustomerQuery = {
  /** PostgreSQL's tsquery over the words of their names: every word must begin one of them. */
  readonly words: string | undefined
  /** The last digits of their phone. */
  readonly phoneEnd: string | undefined
  /** What their e-mail address begins with, in lower case. */
  readonly email: string | undefined
}

const MAX_WORDS = 8
const LEAST_PHONE_DIGITS = 4

/**
 * Reads what was typed to find a customer. Phones and e-mail addresses are looked through only for those who may see them.
 * Undefined when no customer can be found by it.
 */
export function customerQuery(text: string, seesContact: boolean): CustomerQuery | undefined {
  const written = normaliseForSearch(text)
  const query = {
    words: text.includes('@') ? undefined : nameWords(written),
    phoneEnd: seesContact ? phoneEnd(written) : undefined,
    email: seesContact ? emailStart(text) : undefined,
  }
  return Object.values(query).every((each) => each === undefined) ? undefined : query
}

function nameWords(written: string): string | undefined {
  const words = wordsOf(written).slice(0, MAX_WORDS)
  return words.length === 0 ? undefined : words.map((word) => `'${word}':*`).join(' & ')
}

/** 0551234567, +966 55 123 4567 and 4567 end with the same digits. */
function phoneEnd(written: string): string | undefined {
  if (!/^\+?[\d\s()-]+$/.test(written)) return undefined
  const digits = written.replaceAll(/\D/g, '').replace(/^(?:00966|966|0)(?=5\d{8}$)/, '')
  return digits.length >= LEAST_PHONE_DIGITS && digits.length <= 12 ? digits : undefined
}

const emailStart = (text: string): string | undefined => {
  const typed = text.trim().toLowerCase()
  return /^[a-z][^\s]*$/.test(typed) ? typed : undefined
}
