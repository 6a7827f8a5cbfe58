import type pg from 'pg'
import type { SearchWord } from '#domain/search/search-word.ts'
import { beginningsOf, begunPhraseOf, lexemesOf, phrasesOf, termsOf } from './search-terms.ts'
import type { Beginning, Synonym, Term, Vocabulary, WordCount } from './term.ts'
import { lookUp, MAX_CODES, LISTED_WORDS } from './vocabulary.repository.ts'
import type { VocabularyRow } from './vocabulary.repository.ts'

/** Words with what the index knows of them. */
export type Read = {
  readonly words: readonly SearchWord[]
  readonly terms: readonly Term[]
  readonly vocabulary: Vocabulary
  /** What was typed, as a product code. */
  readonly code: string
  /** The product's code, or those that begin so. */
  readonly codes: readonly string[]
  /** More codes than these begin so. */
  readonly hasMoreCodes: boolean
}

const LAST_LETTER = '\u{10FFFF}'
const MIN_CODE_LENGTH = 2

/** Reads words from the index; `code` is what was typed as a product code, empty when it cannot be one. */
export async function readWords(
  pool: pg.Pool,
  words: readonly SearchWord[],
  code: string,
  isTyping: boolean,
): Promise<Read> {
  const phrases = phrasesOf(words)
  const row = await lookUp(pool, {
    words: lexemesOf(words),
    beginnings: beginningsOf(words),
    phrases,
    begunPhrase: isTyping ? begunPhraseOf(words) : null,
    codes: [code, code.length < MIN_CODE_LENGTH ? code : code + LAST_LETTER],
  })
  const vocabulary = {
    size: row.size,
    counts: countsOf(row.words),
    beginnings: beginningsIn(row),
    ...synonymsIn(row, phrases),
  }
  const codes = row.codes[0] === code ? [code] : row.codes.slice(0, MAX_CODES)
  const hasMoreCodes = codes.length === MAX_CODES && row.codes.length > MAX_CODES
  return { words, terms: termsOf(words, vocabulary, isTyping), vocabulary, code, codes, hasMoreCodes }
}

/** Synonyms by phrase: those of the phrases searched, and those of the words that are only begun. */
function synonymsIn({ synonyms }: VocabularyRow, phrases: readonly string[]) {
  const found = new Map<string, Synonym[]>()
  const begun: Synonym[] = []
  for (const [phrase, synonym, names, heads, products] of synonyms ?? []) {
    const known = phrases.includes(phrase) ? (found.get(phrase) ?? []) : begun
    if (products > 0) known.push({ keys: synonym.split(' '), count: { names, heads, products } })
    if (known !== begun) found.set(phrase, known)
  }
  return { synonyms: found, begunSynonyms: begun }
}

const countsOf = (
  rows: readonly (readonly [string, number, number, number])[] | null,
): ReadonlyMap<string, WordCount> =>
  new Map((rows ?? []).map(([word, names, heads, products]) => [word, { names, heads, products }]))

const beginningsIn = ({ beginnings }: VocabularyRow): ReadonlyMap<string, Beginning> =>
  new Map(
    (beginnings ?? []).map(([beginning, first, commonest, names, heads, products]) => {
      const words = first && first.length < LISTED_WORDS ? countsOf(first) : undefined
      return [beginning, { count: { names, heads, products }, commonest, words }]
    }),
  )
