import type pg from 'pg'
import type { SearchWord } from '#domain/search/search-word.ts'
import { likeliestSlip, mayBeTypo, spellingsOf } from './corrections.ts'
import { typosApart } from '#domain/text/typo.ts'
import { isKnown, NO_COUNT } from './term.ts'
import type { WordCount } from './term.ts'
import type { Understood } from './understand.ts'
import { findCandidates, findSimilar } from './vocabulary.repository.ts'
import type { Candidate } from './vocabulary.repository.ts'

const MIN_SIMILAR_LETTERS = 6
const MAX_TYPOS = 2
/** A word this many times as common is likely what was meant. */
const COMMONER = 20

/** For a search with an unknown, uncorrected word: the search with the word two slips away instead, or null. */
export async function similarSpelling(pool: pg.Pool, { words, terms }: Understood): Promise<string | null> {
  const unknown = terms
    .filter((term) => !isKnown(term) && !term.isPhrase)
    .flatMap((term) => term.words)
    .find((word) => mayBeTypo(word) && word.bare.length >= MIN_SIMILAR_LETTERS)
  if (!unknown) return null
  const [nearest] = (await findSimilar(pool, unknown.bare))
    .map((candidate) => ({ candidate, typos: typosApart(unknown.bare, candidate.word) }))
    .filter(({ typos }) => typos <= MAX_TYPOS)
    .toSorted((a, b) => a.typos - b.typos)
  return replaced(words, unknown, nearest?.candidate)
}

/**
 * For a search with very few hits: the search with a far commoner word one slip away from one that only texts have, or
 * null. What products are named or filed under is what was meant.
 */
export async function commonerSpelling(pool: pg.Pool, { words, vocabulary }: Understood): Promise<string | null> {
  const countOf = (word: SearchWord): WordCount => vocabulary.counts.get(word.key) ?? NO_COUNT
  const isOfTexts = (word: SearchWord): boolean => countOf(word).heads === 0 && countOf(word).products > 0
  const [rare] = words
    .filter((word) => mayBeTypo(word) && isOfTexts(word))
    .toSorted((a, b) => countOf(a).products - countOf(b).products)
  if (!rare) return null
  const near = likeliestSlip(rare, await findCandidates(pool, spellingsOf(rare.bare), [], null))
  return near && near.heads >= COMMONER * countOf(rare).products ? replaced(words, rare, near) : null
}

function replaced(words: readonly SearchWord[], word: SearchWord, candidate: Candidate | undefined): string | null {
  if (!candidate) return null
  return words.map((each) => (each === word ? (candidate.displayed ?? candidate.word) : each.displayed)).join(' ')
}
