import type pg from 'pg'
import { looksLikeCode } from '#domain/search/code-like.ts'
import { withoutMarks } from '#domain/search/marked-text.ts'
import { searchWordsOf } from '#domain/search/search-word.ts'
import type { SearchWord } from '#domain/search/search-word.ts'
import { isTradeWord, isNoiseWord } from '#domain/search/stop-words.ts'
import { codeKey } from '#domain/text/code-key.ts'
import { holdsKeysOfOtherLayout, otherLayout } from '#domain/text/keyboard-layout.ts'
import { codesOfBegunNames, codesOfHeads, codesOfNames } from './begun-names.repository.ts'
import { correctChance } from './correct-chance.ts'
import { correctWords } from './correct-words.ts'
import { readWords } from './read-words.ts'
import type { Read } from './read-words.ts'
import { countOf, isBroadened, isKnown, isMeant, rarest } from './term.ts'
import { allOf, allWords, literalTerms } from './term-query.ts'
import { MAX_WORDS, meaningful, tellingApart, withoutAnd } from './discriminative-words.ts'
import { MAX_CODES } from './vocabulary.repository.ts'

/** What was searched for, as far as the shop's own words show it. */
export type Understood = Read & {
  /** The words searched for after correcting a typo; null when they are those typed. */
  readonly correctedName: string | null
}

const MAX_LENGTH = 100

/**
 * Reads what a shopper typed into a search box: finds its words in the index, and what was meant by those not there.
 * `isTyping`: the last word may be unfinished even when it is a word.
 */
export async function understand(pool: pg.Pool, typed: string, isTyping: boolean): Promise<Understood> {
  const text = withoutMarks(typed.slice(0, MAX_LENGTH))
  const read = (words: readonly SearchWord[], code: string): Promise<Read> =>
    readWords(pool, words.slice(0, MAX_WORDS), code, isTyping)

  const isOtherLikely = holdsKeysOfOtherLayout(text)
  const meant = isOtherLikely ? await inOtherLayout(text, read) : undefined
  if (meant) return meant

  const words = meaningful(searchWordsOf(text))
  const first = withoutBegunLetter(await withoutAnd(await read(tellingApart(words), codeKey(text)), read))
  if (isNoWord(first.words)) return begunNames(pool, first)
  if (isBroadened(first.terms)) return wholeWordsFirst(pool, first)
  const hasCode = first.codes.length > 0
  if (first.terms.every(isKnown)) {
    const known = { ...first, codes: remainingCodes(first, text) }
    // While a shopper types, a beginning is one.
    if (isTyping || known.codes.length > 0) return { ...known, correctedName: null }
    const meant = await correctChance(pool, known, read)
    return meant.correctedName === null ? calledSoFirst(pool, meant, words) : meant
  }
  // An unknown word that codes begin with stands for these.
  if (hasCode) return { ...first, terms: [], correctedName: null }

  const other = isOtherLikely ? undefined : await inOtherLayout(text, read)
  return other ?? correctWords(pool, first, wordsInOtherLayout(text), read)
}

/** What is called by all the words, also by those of the trade, comes before what the others tell. */
async function calledSoFirst(pool: pg.Pool, meant: Understood, words: readonly SearchWord[]): Promise<Understood> {
  const shared = words.filter(({ bare }) => isTradeWord(bare))
  if (shared.length === 0 || shared.length === words.length) return meant
  const literal = literalTerms(meant.terms)
  const { names } = rarest(literal.map((term) => countOf(term)))
  if (names === 0 || names > MAX_CODES) return meant
  return { ...meant, codes: await codesOfNames(pool, `${allOf(literal)} & ${allWords(shared)}`) }
}

/** Codes that only begin with a known word are not meant by it, unless it is written as codes are. */
const remainingCodes = ({ codes, code }: Read, text: string): readonly string[] =>
  looksLikeCode(text) ? codes : codes.filter((found) => found === code)

/** A single letter, or only words that say nothing. */
const isNoWord = (words: readonly SearchWord[]): boolean =>
  words.length > 0 &&
  (words.every(({ bare }) => isNoiseWord(bare)) || (words.length === 1 && /^\p{L}$/u.test(words[0]?.bare ?? '')))

/**
 * A letter by itself means what is called so or begins with it, not what has it anywhere in its texts; a word that says
 * nothing only what begins with it: "for" forms.
 */
async function begunNames(pool: pg.Pool, first: Read): Promise<Understood> {
  const [word, ...more] = first.words.map(({ bare }) => bare)
  const codes = word && more.length === 0 ? await codesOfBegunNames(pool, word, first.vocabulary.size) : []
  const hasMoreCodes = codes.length > MAX_CODES
  return { ...first, terms: [], codes: codes.slice(0, MAX_CODES), hasMoreCodes, correctedName: null }
}

/** The few products that are called or filed under the word itself come before those of the words it begins. */
async function wholeWordsFirst(pool: pg.Pool, first: Read): Promise<Understood> {
  const codes = await codesOfHeads(pool, allOf(literalTerms(first.terms)))
  return { ...first, codes, hasMoreCodes: false, correctedName: null }
}

/** Without the single letter of a word only just begun: it says nothing yet. */
function withoutBegunLetter(read: Read): Read {
  const last = read.terms.at(-1)
  const isBegun = last?.words.length === 1 && last.words[0]?.bare.length === 1 && !isKnown(last)
  if (!isBegun || read.terms.length === 1) return read
  return { ...read, words: read.words.slice(0, -1), terms: read.terms.slice(0, -1) }
}

const wordsInOtherLayout = (text: string): readonly SearchWord[] =>
  meaningful(searchWordsOf(otherLayout(text)[0] ?? ''))

/** What the same keys give in the other keyboard layout, if products are named or filed under all of those words. */
async function inOtherLayout(
  text: string,
  read: (words: readonly SearchWord[], code: string) => Promise<Read>,
): Promise<Understood | undefined> {
  for (const other of otherLayout(text)) {
    const words = meaningful(searchWordsOf(other))
    if (words.length === 0) continue
    const found = await read(words, '')
    if (found.terms.every(isMeant)) return { ...found, correctedName: displayText(words) }
  }
  return undefined
}

const displayText = (words: readonly SearchWord[]): string => words.map(({ displayed }) => displayed).join(' ')
