import type pg from 'pg'
import { searchWordsOf } from '#domain/search/search-word.ts'
import type { SearchWord } from '#domain/search/search-word.ts'
import { isStopWord } from '#domain/search/stop-words.ts'
import { codeKey } from '#domain/text/code-key.ts'
import { otherLayout } from '#domain/text/keyboard-layout.ts'
import { mayBeTypo, partsOf, readingOf, spellingsOf } from './corrections.ts'
import { beginningsOf, lexemesOf, phrasesOf, termsOf } from './search-terms.ts'
import { isKnown } from './term.ts'
import type { Beginning, Term, Vocabulary, WordCount } from './term.ts'
import { findCandidates, lookUp, TOLD_WORDS } from './vocabulary.repository.ts'
import type { VocabularyRow } from './vocabulary.repository.ts'

/** What was searched for, as far as the shop's own words can tell. */
export type Understood = {
  readonly words: readonly SearchWord[]
  readonly terms: readonly Term[]
  readonly vocabulary: Vocabulary
  /** What was typed, as a product code. */
  readonly code: string
  /** The words searched for after correcting a typo; null when they are those typed. */
  readonly correctedName: string | null
}

const MAX_LENGTH = 100
const MAX_WORDS = 8

/** Reads what somebody typed into a search box: finds its words in the index, and what was meant by those not there. */
export async function understand(pool: pg.Pool, typed: string): Promise<Understood> {
  const text = typed.slice(0, MAX_LENGTH)
  const first = withoutBegunLetter(await readWords(pool, meaningful(searchWordsOf(text)), codeKey(text)))
  if (first.isCode || first.terms.every(isKnown)) return { ...first, correctedName: null }
  return (await inOtherLayout(pool, text)) ?? corrected(pool, first)
}

/** The words that tell something; all when none does. */
function meaningful(words: readonly SearchWord[]): readonly SearchWord[] {
  const telling = words.filter(({ bare }) => !isStopWord(bare))
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS)
}

type Read = Omit<Understood, 'correctedName'> & { readonly isCode: boolean }

async function readWords(pool: pg.Pool, words: readonly SearchWord[], code: string): Promise<Read> {
  const row = await lookUp(pool, lexemesOf(words), beginningsOf(words), phrasesOf(words), code)
  const synonyms = new Map<string, { keys: readonly string[]; count: WordCount }[]>()
  for (const [phrase, synonym, names, heads, products] of row.synonyms ?? []) {
    const found = { keys: synonym.split(' '), count: { names, heads, products } }
    synonyms.set(phrase, [...(synonyms.get(phrase) ?? []), found])
  }
  const vocabulary = { size: row.size, counts: countsOf(row.words), beginnings: beginningsIn(row), synonyms }
  return { words, terms: termsOf(words, vocabulary), vocabulary, code, isCode: row.is_code }
}

/** Without the single letter of a word only just begun: it tells nothing yet. */
function withoutBegunLetter(read: Read): Read {
  const last = read.terms.at(-1)
  const isBegun = last?.words.length === 1 && last.words[0]?.bare.length === 1 && !isKnown(last)
  if (!isBegun || read.terms.length === 1) return read
  return { ...read, words: read.words.slice(0, -1), terms: read.terms.slice(0, -1) }
}

const countsOf = (
  rows: readonly (readonly [string, number, number, number])[] | null,
): ReadonlyMap<string, WordCount> =>
  new Map((rows ?? []).map(([word, names, heads, products]) => [word, { names, heads, products }]))

const beginningsIn = ({ beginnings }: VocabularyRow): ReadonlyMap<string, Beginning> =>
  new Map(
    (beginnings ?? []).map(([beginning, first, names, heads, products]) => {
      const words = first && first.length < TOLD_WORDS ? countsOf(first) : undefined
      return [beginning, { count: { names, heads, products }, words }]
    }),
  )

/** What the same keys give in the other keyboard layout, if the shop knows all of those words. */
async function inOtherLayout(pool: pg.Pool, text: string): Promise<Understood | undefined> {
  for (const other of otherLayout(text)) {
    const words = meaningful(searchWordsOf(other))
    if (words.length === 0) continue
    const read = await readWords(pool, words, codeKey(other))
    if (read.terms.every(isKnown)) return { ...read, correctedName: shownText(words) }
  }
  return undefined
}

/** Every unknown word replaced by what was likely meant; those nobody can guess stay. */
async function corrected(pool: pg.Pool, first: Read): Promise<Understood> {
  const unknown = new Set(first.terms.filter((term) => !isKnown(term)).flatMap(({ words }) => words))
  const last = first.words.at(-1)
  const candidates = await findCandidates(
    pool,
    [...unknown].filter(mayBeTypo).flatMap(({ bare }) => spellingsOf(bare)),
    [...unknown].flatMap(partsOf),
    last && unknown.has(last) && mayBeTypo(last) ? last.bare.slice(0, 2) : null,
  )
  const readings = first.words.map((word) =>
    unknown.has(word) ? readingOf(word, candidates, word === last) : undefined,
  )
  if (readings.every((reading) => reading === undefined)) return { ...first, correctedName: null }

  const words = first.words.flatMap((word, index) => readings[index]?.words ?? [word])
  const isTold = readings.some((reading) => reading?.isSilent === false)
  const read = await readWords(pool, words.slice(0, MAX_WORDS), first.code)
  return { ...read, correctedName: isTold ? shownText(words) : null }
}

const shownText = (words: readonly SearchWord[]): string => words.map(({ shown }) => shown).join(' ')
