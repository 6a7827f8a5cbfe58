/** Letters that join only to the letter before them. */
const RIGHT_JOINING = new Set('اأإآٱدذرزژڈڑوؤةىۀە')
/** A letter that joins to neither side. */
const HAMZA = 'ء'
export const TATWEEL = 'ـ'

const LETTER = /^[\u0620-\u063f\u0641-\u064a\u066e-\u06d3\u06d5\u06fa-\u06ff]$/
const MARK = /^\p{M}$/u

/** Whether this character is a letter of the Arabic script; marks, digits and punctuation are none. */
export const isArabicLetter = (character: string): boolean => LETTER.test(character)

/** Whether this character is a vowel mark or another mark above or below a letter. */
export const isMark = (character: string): boolean => MARK.test(character)

/** Whether a letter reaches for the one after it, unless a word ends. */
export const joinsNext = (letter: string): boolean =>
  letter === TATWEEL || (isArabicLetter(letter) && letter !== HAMZA && !RIGHT_JOINING.has(letter))

/** Whether a letter takes the hand of the one before it. */
export const joinsPrevious = (letter: string): boolean =>
  letter === TATWEEL || (isArabicLetter(letter) && letter !== HAMZA)

/**
 * A character as the letters it stands for: the shapes that old programs write (U+FB50 to U+FEFC) become letters, direction
 * marks become nothing.
 */
export function plainLetters(code: number): string {
  if (code === 0) return ''
  const character = String.fromCodePoint(code)
  if (/^[\u200b\u200d-\u200f\u202a-\u202e\u2060-\u2069\ufeff]$/.test(character)) return ''
  return isPresentationForm(code) ? character.normalize('NFKC').replace(/[ \u0640]/g, '') : character
}

const isPresentationForm = (code: number): boolean =>
  (code >= 0xfb50 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc)

/** The text without vowel marks and without stretched joins. */
export const withoutMarks = (text: string): string => text.replace(/[\u0640\p{M}]/gu, '')
