import type pg from 'pg'
import type { SearchWord } from '#domain/search/search-word.ts'
import { likeliestSlip, mayBeTypo, MIN_TYPO_LETTERS, spellingsOf, wordsOfCandidate } from './corrections.ts'
import type { Read } from './read-words.ts'
import { countOf } from './term.ts'
import type { Term } from './term.ts'
import type { Understood } from './understand.ts'
import { findCandidates } from './vocabulary.repository.ts'

/** A word this many times as common is what was meant. */
const COMMONER = 5
/** More products than that do not have a word by chance. */
const FEW = 24

/**
 * A word that is none of the shop's, but that a few texts have as the beginning or the stem of another (بطاقت of بطاقته),
 * replaced by the far commoner word one slip away (بطاقات).
 */
export async function correctChance(
  pool: pg.Pool,
  first: Read,
  read: (words: readonly SearchWord[], code: string) => Promise<Read>,
): Promise<Understood> {
  const asTyped = { ...first, correctedName: null }
  const term = first.terms.find(isFoundByChance)
  const word = term?.words[0]
  if (!term || !word) return asTyped
  const candidates = await findCandidates(pool, spellingsOf(word.bare), [word.bare], null)
  const isWord = candidates.some((candidate) => candidate.word === word.bare && candidate.displayed !== null)
  const slip = isWord ? undefined : likeliestSlip(word, candidates)
  if (!slip) return asTyped

  const words = first.words.flatMap((each) => (each === word ? wordsOfCandidate(slip) : [each]))
  const meant = await read(words, first.code)
  const corrected = meant.terms.find((each) => each.words.some(({ bare }) => bare === slip.word))
  if (!corrected || countOf(corrected).heads < COMMONER * countOf(term).products) return asTyped
  return { ...meant, codes: [], hasMoreCodes: false, correctedName: words.map(({ displayed }) => displayed).join(' ') }
}

/** Whether few products have a word, none of them in its name or filed under it as it stands. */
function isFoundByChance(term: Term): boolean {
  const [word, ...more] = term.words
  if (!word || more.length > 0 || term.isPhrase) return false
  if (!mayBeTypo(word) || word.bare.length < MIN_TYPO_LETTERS) return false
  const { names, products } = countOf(term)
  return products > 0 && products <= FEW && names === 0 && countOf(term, 'literal').heads === 0
}
