import type pg from 'pg'
import type { SearchWord } from '#domain/search/search-word.ts'
import { mayBeTypo, partsOf, readingOf, spellingsOf } from './corrections.ts'
import type { Reading } from './corrections.ts'
import type { Read } from './read-words.ts'
import { isKnown, isMeant } from './term.ts'
import type { Understood } from './understand.ts'
import { findCandidates } from './vocabulary.repository.ts'

/**
 * Every unknown word replaced by what was likely meant; those without a guess stay. Words typed on the wrong keyboard
 * (`other`) with a slip are meant when all of them can be guessed, and not all of those typed.
 */
export async function correctWords(
  pool: pg.Pool,
  first: Read,
  other: readonly SearchWord[],
  read: (words: readonly SearchWord[], code: string) => Promise<Read>,
): Promise<Understood> {
  // A word of the trade is no typo, even when the shop has no such product.
  const unknown = new Set(first.terms.filter((term) => !isKnown(term) && !term.isPhrase).flatMap(({ words }) => words))
  if (unknown.size === 0) return { ...first, correctedName: null }

  const last = first.words.at(-1)
  const guessed = [...unknown, ...other]
  const candidates = await findCandidates(
    pool,
    guessed.filter(mayBeTypo).flatMap(({ bare }) => spellingsOf(bare)),
    [...unknown].flatMap(partsOf),
    last && unknown.has(last) && mayBeTypo(last) ? last.bare.slice(0, 2) : null,
  )
  const readings = first.words.map((word) =>
    unknown.has(word) ? readingOf(word, candidates, word === last) : undefined,
  )
  const areAllRead = first.words.every((word, index) => !unknown.has(word) || readings[index])
  if (!areAllRead && other.length > 0) {
    const words = other.flatMap((word) => readingOf(word, candidates, false)?.words ?? [word])
    const meant = await read(words, '')
    if (meant.terms.every(isMeant)) return { ...meant, correctedName: displayText(words) }
  }
  if (readings.every((reading) => reading === undefined)) return { ...first, correctedName: null }

  const words = first.words.flatMap((word, index) => readings[index]?.words ?? [word])
  return { ...(await read(words, first.code)), correctedName: areVisible(readings) ? displayText(words) : null }
}

const areVisible = (readings: readonly (Reading | undefined)[]): boolean =>
  readings.some((reading) => reading?.isSilent === false)

const displayText = (words: readonly SearchWord[]): string => words.map(({ displayed }) => displayed).join(' ')
