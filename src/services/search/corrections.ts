import { isOfLetters, searchWordsOf } from '#domain/search/search-word.ts'
import { isFunctionWord } from '#domain/search/stop-words.ts'
import { areEasilyConfused } from '#domain/text/near-keys.ts'
import type { SearchWord } from '#domain/search/search-word.ts'
import { isOneTypoApart } from '#domain/text/typo.ts'
import { keyWithoutPrefix, wordKey } from '#domain/text/word-key.ts'
import type { Candidate } from './vocabulary.repository.ts'

/** Shorter words have too many neighbours to guess from. */
export const MIN_TYPO_LETTERS = 4
/** In words no longer, another letter must be one of those easily confused: أحمد is not أحمر. */
const SHORT_LETTERS = 4
const MIN_PART_LETTERS = 3
const MIN_JOINED_LETTERS = 6

/** Whether a word could be a mistyped one: letters only, long enough. */
export const mayBeTypo = (word: SearchWord): boolean =>
  word.bare.length >= MIN_TYPO_LETTERS - 1 && isOfLetters(word.bare)

/** The word, and the word without one of its letters in every way: what it shares with words one slip apart. */
export const spellingsOf = (word: string): readonly string[] => [
  word,
  ...new Set([...word].map((_, index, letters) => letters.toSpliced(index, 1).join(''))),
]

/** The words an unknown one may be made of: without a letter written onto it, or two words without their space. */
export const partsOf = (word: SearchWord): readonly string[] => [
  ...present([keyWithoutPrefix(word.bare)]),
  ...splitsOf(word).flatMap(([one, other]) => [wordKey(one), wordKey(other)]),
]

function splitsOf({ bare }: SearchWord): readonly (readonly [string, string])[] {
  if (bare.length < MIN_JOINED_LETTERS || !isOfLetters(bare)) return []
  const splits: [string, string][] = []
  for (let at = MIN_PART_LETTERS; at <= bare.length - MIN_PART_LETTERS; at += 1) {
    splits.push([bare.slice(0, at), bare.slice(at)])
  }
  return splits
}

/** What was meant by an unknown word. `isSilent`: a form of the word, nothing to show the shopper. */
export type Reading = { readonly words: readonly SearchWord[]; readonly isSilent: boolean }

/** What was most likely meant by an unknown word, among the words found near it. */
export function readingOf(word: SearchWord, candidates: readonly Candidate[], isLast: boolean): Reading | undefined {
  const known = new Set(candidates.map((candidate) => candidate.word))
  const withoutPrefix = keyWithoutPrefix(word.bare)
  if (withoutPrefix && known.has(withoutPrefix)) {
    return { words: [{ ...word, bare: word.bare.slice(1), key: withoutPrefix }], isSilent: true }
  }
  const slip = likeliestSlip(word, candidates)
  if (slip) return { words: wordsOfCandidate(slip), isSilent: false }

  const split = splitsOf(word).find(([one, other]) => known.has(wordKey(one)) && known.has(wordKey(other)))
  if (split) return { words: split.flatMap((part) => searchWordsOf(part)), isSilent: false }

  if (!isLast || word.bare.length < MIN_TYPO_LETTERS) return undefined
  const begun = best(
    word.bare,
    candidates.filter((candidate) => beginsOneSlipFrom(word.bare, candidate.word)),
  )
  return begun && { words: wordsOfCandidate(begun), isSilent: false }
}

/** The likeliest of the candidates that are one slip away. */
export const likeliestSlip = (word: SearchWord, candidates: readonly Candidate[]): Candidate | undefined =>
  mayBeTypo(word)
    ? best(
        word.bare,
        candidates.filter((candidate) => isOneSlipFrom(word.bare, candidate.word)),
      )
    : undefined

/** A candidate as the words of a search. */
export const wordsOfCandidate = ({ word, displayed }: Candidate): readonly SearchWord[] => [
  { displayed: displayed ?? word, whole: word, bare: word, key: wordKey(word) },
]

const isOneSlipFrom = (typed: string, word: string): boolean =>
  Math.max(typed.length, word.length) >= MIN_TYPO_LETTERS &&
  isOneTypoApart(typed, word) &&
  (typed.length > SHORT_LETTERS || otherLetterIsNear(typed, word) !== false)

const BEGUN_ALIKE = 2

const beginsOneSlipFrom = (typed: string, word: string): boolean =>
  word.slice(0, BEGUN_ALIKE) === typed.slice(0, BEGUN_ALIKE) &&
  (typed.length > SHORT_LETTERS ? [-1, 0, 1] : [0, 1]).some((more) =>
    isOneSlipFrom(typed, word.slice(0, typed.length + more)),
  )

/** Whether the one letter in which two words differ is easily confused; undefined when they differ otherwise. */
function otherLetterIsNear(typed: string, word: string): boolean | undefined {
  if (typed.length !== word.length) return undefined
  const places = [...typed].flatMap((letter, place) => (letter === word[place] ? [] : [place]))
  const [place = 0] = places
  return places.length === 1 ? areEasilyConfused(typed[place] ?? '', word[place] ?? '') : undefined
}

/**
 * The likeliest: people mistype first letters seldom, press a key beside another, and mean common words, and words that
 * products are named.
 */
function best(typed: string, candidates: readonly Candidate[]): Candidate | undefined {
  const score = (candidate: Candidate): number =>
    (candidate.word[0] === typed[0] ? 4 : 0) +
    (otherLetterIsNear(typed, candidate.word) === false ? 0 : 2) +
    Math.log2(1 + ownCount(candidate, candidates, 'names')) +
    Math.log2(1 + ownCount(candidate, candidates, 'heads'))
  const spelled = candidates.filter(({ word, displayed }) => displayed !== null && !isFunctionWord(word))
  return spelled.toSorted((a, b) => score(b) - score(a) || (a.word < b.word ? -1 : 1))[0]
}

/** A stem is counted with every form of it: what لوح has without لوحات. */
function ownCount(candidate: Candidate, all: readonly Candidate[], which: 'names' | 'heads'): number {
  const forms = all.filter(({ word }) => word !== candidate.word && arabicStem(word) === candidate.word)
  return Math.max(0, candidate[which] - Math.max(0, ...forms.map((form) => form[which])))
}

const arabicStem = (word: string): string | undefined => (/^[\u0621-\u064A]+$/.test(word) ? wordKey(word) : undefined)

const present = (words: readonly (string | undefined)[]): readonly string[] =>
  words.filter((word) => word !== undefined)
