import { normaliseForSearch, wordsOf } from '../text/normalise.ts'
import { withoutArticle, wordKey } from '../text/word-key.ts'

/** One word of a text or of a query. */
export type SearchWord = {
  /** As people write it, without harakat and tatweel: "لوحة", "cards". */
  readonly displayed: string
  /** Normalised: "اللوحه", "cards". */
  readonly whole: string
  /** Without the article: "لوحه", "cards". */
  readonly bare: string
  /** What its forms share: "لوح", "card". */
  readonly key: string
}

/** Longer words are cut: they are not typed, and no index takes them. */
const MAX_WORD_LENGTH = 40

// The A of a size of paper as Arabic writes it: ا٤, أ4 and ايه ٤ mean A4.
const PAPER_SIZE = /(?<![\p{L}\p{N}])[اأإ](?:يه?)? ?(?=[0-8٠-٨](?![\p{L}\p{N}.×x*]))/gu

// 90x50 and 90*50 mean what 90 × 50 means.
const BETWEEN_NUMBERS = /(?<=\d)\s*[xX×*]\s*(?=\d)/gu

const UNSHOWN = /[\u064B-\u065F\u0670\u0640\u200B-\u200F]/g

/** The words of a text as search sees them, in their order. */
export function searchWordsOf(text: string): readonly SearchWord[]
/** The same, with `read` in the place of readWritten: to remember what it answers. */
export function searchWordsOf<Word>(text: string, read: (written: string) => readonly Word[]): readonly Word[]
export function searchWordsOf(
  text: string,
  read: (written: string) => readonly SearchWord[] = readWritten,
): readonly SearchWord[] {
  const sized = /[اأإ]/.test(text) ? text.replace(PAPER_SIZE, 'a') : text
  const spaced = /[xX×*]/.test(sized) ? sized.replace(BETWEEN_NUMBERS, ' ') : sized
  const words: SearchWord[] = []
  for (const written of spaced.split(/\s+/u)) if (written !== '') words.push(...read(written))
  return words
}

/** The words in what was written without a space: "T-shirts," has two. */
export function readWritten(written: string): readonly SearchWord[] {
  const words = wordsOf(normaliseForSearch(written))
  return words.map((word) => toSearchWord(words.length === 1 ? written : word, word))
}

/** Two neighbours written as one word. */
export const joinWords = (one: SearchWord, other: SearchWord): SearchWord => {
  const bare = (one.bare + other.bare).slice(0, MAX_WORD_LENGTH)
  return { displayed: one.displayed + other.displayed, whole: bare, bare, key: wordKey(bare) }
}

/**
 * How the index distinguishes neighbours written as one from words: so "card" does not begin with what was made of "card a5".
 */
export const asJoined = (word: string): string => `+${word}`

/**
 * The words of one key that are the word itself or its regular plural: لوحه and لوحات, not لوح, which is another word.
 * English forms have nothing else in common with others.
 */
export const strictForms = ({ bare, key }: SearchWord): readonly string[] => {
  if (!/^[\u0621-\u064A]{3,}$/.test(key)) return [key]
  return bare === key ? [key, `${key}ات`] : [`${key}ه`, `${key}ات`]
}

const SHORT = 3
const VERY_SHORT = 2

/** Whether two neighbours are often written as one ("تي شيرت", "t shirt", "350 g"): one of them is short. */
export const areOftenJoined = (one: SearchWord, other: SearchWord): boolean =>
  Math.min(one.bare.length, other.bare.length) <= SHORT && /\p{L}/u.test(one.bare + other.bare)

/** Whether the two are hardly ever words by themselves when they stand together ("roll up"). */
export const areSeldomApart = (one: SearchWord, other: SearchWord): boolean =>
  Math.min(one.bare.length, other.bare.length) <= VERY_SHORT && isOfLetters(one.bare + other.bare)

/** What a finished word may be found by as well: printed for print, قطنية for قطن. */
export const inflectionsOf = ({ bare }: SearchWord): readonly string[] => {
  if (bare.length < SHORT || !isOfLetters(bare)) return []
  return /^[a-z]+$/.test(bare) ? [`${bare}ed`, `${bare}ing`] : [`${bare}ي`, `${bare}يه`]
}

/** Whether a word is one of letters only, as dictionaries have; sizes, weights and codes are not. */
export const isOfLetters = (word: string): boolean => /^[\p{L}\p{M}]+$/u.test(word)

function toSearchWord(written: string, normalised: string): SearchWord {
  const word = normalised.slice(0, MAX_WORD_LENGTH)
  const bare = withoutArticle(word)
  return { displayed: displayForm(written, normalised, bare), whole: word, bare, key: wordKey(word) }
}

/** The written form of the bare word; the bare word itself where the two do not run side by side. */
function displayForm(written: string, normalised: string, bare: string): string {
  const letters = written
    .normalize('NFC')
    .replace(UNSHOWN, '')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
  if (letters.length !== normalised.length) return bare
  return letters.slice(normalised.length - bare.length)
}
