import { areOftenJoined, asJoined, joinWords } from '#domain/search/search-word.ts'
import type { SearchWord } from '#domain/search/search-word.ts'
import { wordKey } from '#domain/text/word-key.ts'
import { NO_COUNT, rarest } from './term.ts'
import type { Alternative, Term, Vocabulary, WordCount } from './term.ts'

const MAX_PHRASE_WORDS = 3
/** A shorter beginning, or a number's, would match half the shop. */
const MIN_BEGINNING = 2

/** What the last word of a search may be the beginning of; so may the last two written as one. */
export function beginningsOf(words: readonly SearchWord[]): readonly string[] {
  const last = words.at(-1)
  const before = words.at(-2)
  const joined = before && last && areOftenJoined(before, last) ? [joinWords(before, last)] : []
  return [...(last ? [last] : []), ...joined].flatMap((word) => [
    ...ownBeginnings(word),
    ...ownBeginnings(word).slice(0, 1).map(asJoined),
  ])
}

/**
 * The word itself without the article, and as it stands, because a beginning may only look as if it had one (البو of
 * البوم).
 */
const ownBeginnings = ({ bare, whole }: SearchWord): readonly string[] =>
  bare.length >= MIN_BEGINNING && /\p{L}/u.test(bare) ? [...new Set([bare, whole])] : []

/** Every phrase that may have synonyms: up to three neighbours, and neighbours written as one. */
export const phrasesOf = (words: readonly SearchWord[]): readonly string[] =>
  words.flatMap((word, index) => {
    const next = words[index + 1]
    const phrases = [1, 2, 3].map((length) => phraseKey(words.slice(index, index + length)))
    return next ? [...phrases, joinWords(word, next).key] : phrases.slice(0, 1)
  })

/** The words whose counts a search needs. */
export const lexemesOf = (words: readonly SearchWord[]): readonly string[] =>
  words.flatMap((word, index) => {
    const next = words[index + 1]
    const joined = next && joinWords(word, next)
    return [word, ...(joined ? [joined] : [])].flatMap(({ key, bare }) => [key, bare, asJoined(key), asJoined(bare)])
  })

const phraseKey = (words: readonly SearchWord[]): string => words.map(({ key }) => key).join(' ')

/** The terms of a search, from its words and what the index knows of them. */
export function termsOf(words: readonly SearchWord[], vocabulary: Vocabulary): readonly Term[] {
  const terms: Term[] = []
  for (let index = 0; index < words.length;) {
    const term = joinedTerm(words, index, vocabulary) ?? phraseTerm(words, index, vocabulary)
    terms.push(term)
    index += term.words.length
  }
  return terms
}

/** "T shirt" where the shop knows tshirt: exactly what tshirt finds. */
function joinedTerm(words: readonly SearchWord[], index: number, vocabulary: Vocabulary): Term | undefined {
  const [one, other] = [words[index], words[index + 1]]
  if (!one || !other || !areOftenJoined(one, other)) return undefined
  const joined = joinWords(one, other)
  const isWord = vocabulary.counts.has(joined.key) || vocabulary.counts.has(asJoined(joined.key))
  if (!isWord && !vocabulary.synonyms.has(joined.key)) return undefined
  const isLast = index + 2 === words.length
  return {
    words: [one, other],
    alternatives: [...ownAlternatives([joined], isLast, vocabulary), ...synonymAlternatives(joined.key, vocabulary)],
  }
}

/** The longest phrase from `index` on that has synonyms, or the one word. */
function phraseTerm(words: readonly SearchWord[], index: number, vocabulary: Vocabulary): Term {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - index); ; length -= 1) {
    const phrase = words.slice(index, index + length)
    const synonyms = synonymAlternatives(phraseKey(phrase), vocabulary)
    if (synonyms.length === 0 && length > 1) continue
    const isLast = index + length === words.length
    return { words: phrase, alternatives: [...ownAlternatives(phrase, isLast, vocabulary), ...synonyms] }
  }
}

function ownAlternatives(words: readonly SearchWord[], isLast: boolean, vocabulary: Vocabulary): Alternative[] {
  const keys = words.map(({ key }) => key)
  const literal = [keys, ...(words.length === 1 ? [keys.map(asJoined)] : [])].map((keys) => ({
    keys,
    isLiteral: true,
    count: countOfKeys(keys, vocabulary),
  }))
  const last = words.at(-1)
  if (!isLast || !last) return literal

  const before = keys.slice(0, -1)
  const begun = ownBeginnings(last).flatMap((begins) => begunAlternatives(before, begins, last.key, vocabulary))
  const own = [...literal, ...begun]
  // Only a word nobody knows may be the beginning of neighbours: "tshi", not "card" of "card a5".
  return own.some(({ count }) => count.products > 0)
    ? own
    : [...own, ...begunAlternatives(before, asJoined(last.bare), last.key, vocabulary)]
}

/** Words that begin so: each by itself when they are few, because the index finds these much quicker. */
function begunAlternatives(
  keys: readonly string[],
  begins: string,
  ownKey: string,
  vocabulary: Vocabulary,
): readonly Alternative[] {
  const beginning = vocabulary.beginnings.get(begins)
  if (!beginning) return []
  const within = (count: WordCount): WordCount =>
    keys.length === 0 ? count : rarest([count, countOfKeys(keys, vocabulary)])
  const { words, count } = beginning
  if (!words) return [{ keys, begins, isLiteral: false, count: within(count) }]

  // Products with another form of a word are found by what the forms share.
  const isForm = (word: string): boolean => {
    const key = wordKey(word)
    return key !== word && (key === ownKey || words.has(key))
  }
  return [...words]
    .filter(([word]) => !isForm(word))
    .map(([word, count]) => ({ keys: [...keys, word], isLiteral: false, count: within(count) }))
}

const countOfKeys = (keys: readonly string[], { counts }: Vocabulary): WordCount =>
  rarest(keys.map((key) => counts.get(key) ?? NO_COUNT))

const synonymAlternatives = (phrase: string, vocabulary: Vocabulary): Alternative[] =>
  (vocabulary.synonyms.get(phrase) ?? []).map(({ keys, count }) => ({ keys, isLiteral: false, count }))
