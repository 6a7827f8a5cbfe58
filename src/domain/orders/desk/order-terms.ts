import { normaliseForSearch, wordsOf } from '../../text/normalise.ts'

/** What an order is found by, as the listing stores it: the first letter says of what the rest is. */
const TERM = {
  word: 'w',
  number: 'n',
  email: 'e',
  phone: 'q',
  /** the digits of the phone from its end */
  phoneBackwards: 'p',
} as const

const MAX_WORDS = 8
const MIN_PHONE_DIGITS = 4

/**
 * The text search query (PostgreSQL's tsquery) for what was typed: every group must match, within a group one term
 * is enough. Undefined when no order can be found by it. Phones and e-mail addresses are looked through only for those
 * who may see them.
 */
export function termsQuery(text: string, seesContact: boolean): string | undefined {
  const groups = textGroups(text, seesContact)
  return groups.length === 0 ? undefined : groups.map((terms) => `(${terms.join(' | ')})`).join(' & ')
}

/** The number of the invoice or credit note that was typed ("inv 1" is INV-000001); undefined for any other text. */
export function invoiceNumber(text: string): string | undefined {
  const [, kind, counter] = /^(inv|cn)[\s-]*0*(\d{1,18})$/.exec(normaliseForSearch(text)) ?? []
  return kind === undefined || counter === undefined ? undefined : `${kind.toUpperCase()}-${counter.padStart(6, '0')}`
}

function textGroups(text: string, seesContact: boolean): string[][] {
  const phone = phoneDigits(text)
  if (phone !== undefined && !/^\d+$/.test(normaliseForSearch(text))) return seesContact ? [phoneTerms(phone)] : []
  return text
    .trim()
    .split(/\s+/u)
    .flatMap((part) => (part.includes('@') ? [emailTerms(part, seesContact)] : wordGroups(part, seesContact)))
    .slice(0, MAX_WORDS)
}

const wordGroups = (part: string, seesContact: boolean): string[][] =>
  wordsOf(normaliseForSearch(part)).map((word) => [
    beginning(TERM.word, word),
    ...(/^\d{1,9}$/.test(word) ? [term(TERM.number, word)] : []),
    ...(seesContact && /^\d+$/.test(word) && word.length >= MIN_PHONE_DIGITS ? phoneTerms(localPhone(word)) : []),
    ...(seesContact && /^[a-z]/.test(word) ? [beginning(TERM.email, word)] : []),
  ])

const emailTerms = (part: string, seesContact: boolean): string[] =>
  // Without the right to see it no address is found: no order has the empty word.
  seesContact ? [beginning(TERM.email, part.toLowerCase())] : [term(TERM.word, '')]

const phoneTerms = (digits: string): string[] => [
  beginning(TERM.phone, digits),
  beginning(TERM.phoneBackwards, [...digits].toReversed().join('')),
]

/** The digits of a phone number that is written with signs between them; undefined for any other text. */
function phoneDigits(text: string): string | undefined {
  const written = normaliseForSearch(text)
  if (!/^\+?[\d\s()-]+$/.test(written)) return undefined
  const digits = written.replaceAll(/\D/g, '')
  return digits.length >= 9 ? localPhone(digits) : undefined
}

/** 966551234567 and 551234567 are 0551234567 at home. */
const localPhone = (digits: string): string => digits.replace(/^(?:00966|966)(?=5\d)/, '0').replace(/^(?=5\d{8}$)/, '0')

const term = (name: string, value: string): string => `'${`${name}:${value}`.replaceAll(/['\\]/g, '$&$&')}'`
const beginning = (name: string, value: string): string => `${term(name, value)}:*`
