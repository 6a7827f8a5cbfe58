import {
  areOftenJoined,
  areSeldomApart,
  asJoined,
  inflectionsOf,
  isOfLetters,
  joinWords,
  strictForms,
} from '#domain/search/search-word.ts'
import type { SearchWord } from '#domain/search/search-word.ts'
import { keyWithoutAnd, wordKey } from '#domain/text/word-key.ts'
import { NO_COUNT, rarest } from './term.ts'
import type { Alternative, Synonym, Term, Vocabulary, WordCount } from './term.ts'

const MAX_PHRASE_WORDS = 3
/** A shorter beginning, or a number's, would match half the shop. */
const MIN_BEGINNING = 2
/** Fewer letters begin too many words with synonyms. */
const MIN_BEGUN_PHRASE = 3
/** A word of so many letters, and of so few products, is looked for as a beginning too. */
const MIN_BROADENED_LETTERS = 3
const BROADENED_AT_MOST = 24

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

/** The beginning of a word with synonyms that the last word may be while a shopper types it; null when it is too short. */
export function begunPhraseOf(words: readonly SearchWord[]): string | null {
  const bare = words.at(-1)?.bare ?? ''
  return bare.length >= MIN_BEGUN_PHRASE && isOfLetters(bare) ? bare : null
}

/** Every phrase that may have synonyms: up to three neighbours, and neighbours written as one. */
export const phrasesOf = (words: readonly SearchWord[]): readonly string[] =>
  words.flatMap((word, index) => {
    const next = words[index + 1]
    const phrases = [1, 2, 3].map((length) => phraseKey(words.slice(index, index + length)))
    return next ? [...phrases, joinWords(word, next).key] : phrases.slice(0, 1)
  })

/** The words whose counts a search needs. */
export const lexemesOf = (words: readonly SearchWord[]): readonly string[] => [
  ...new Set(
    words.flatMap((word, index) => {
      const next = words[index + 1]
      const joined = next && areOftenJoined(word, next) ? [joinWords(word, next)] : []
      const inflected = next ? [] : inflectionsOf(word)
      const withoutAnd = keyWithoutAnd(word.bare)
      return [word, ...joined]
        .flatMap(({ key, bare }) => [key, bare, asJoined(key), asJoined(bare)])
        .concat(inflected, withoutAnd ?? [])
    }),
  ),
]

const phraseKey = (words: readonly SearchWord[]): string => words.map(({ key }) => key).join(' ')

/** What terms are made from. `isTyping`: the last word may be unfinished even when it is a word. */
type Source = { readonly words: readonly SearchWord[]; readonly vocabulary: Vocabulary; readonly isTyping: boolean }

/** The terms of a search, from its words and what the index knows of them. */
export function termsOf(words: readonly SearchWord[], vocabulary: Vocabulary, isTyping: boolean): readonly Term[] {
  const source = { words, vocabulary, isTyping }
  const terms: Term[] = []
  for (let index = 0; index < words.length;) {
    const longest = words.slice(index, index + MAX_PHRASE_WORDS)
    const isLongPhrase = longest.length === MAX_PHRASE_WORDS && vocabulary.synonyms.has(phraseKey(longest))
    const term = (isLongPhrase ? undefined : joinedTerm(source, index)) ?? phraseTerm(source, index)
    terms.push(term)
    index += term.words.length
  }
  return terms
}

/**
 * "T shirt" where the shop or the list of synonyms knows tshirt: exactly what tshirt finds. "350 g" where it knows 350g:
 * that too.
 */
function joinedTerm({ words, vocabulary, isTyping }: Source, index: number): Term | undefined {
  const [one, other] = [words[index], words[index + 1]]
  if (!one || !other) return undefined
  const joined = joinWords(one, other)
  const { counts, synonyms } = vocabulary
  const phrase = phraseKey([one, other])
  // "Wall paper" is in the list of synonyms, and products have wallpaper.
  const isSpelling = synonyms.get(phrase)?.some(({ keys }) => keys.length === 1 && keys[0] === joined.key) === true
  if (!isSpelling && !areOftenJoined(one, other)) return undefined
  const isPhrase = synonyms.has(joined.key)
  const isWord = counts.has(joined.key)
  const isOne = isSpelling || isPhrase || (isWord && isOfLetters(joined.bare))
  const isSplit = areSeldomApart(one, other) && counts.has(asJoined(joined.key))
  if (!isOne && !isSplit && !isWord) return undefined
  const end = { isLast: index + 2 === words.length, isTyping, isOnly: false }
  const apart = isOne || isSplit ? [] : [literalAlternative([one, other], vocabulary)]
  return {
    words: [one, other],
    alternatives: [
      ...ownAlternatives([joined], end, vocabulary),
      ...apart,
      ...synonymAlternatives(joined.key, vocabulary),
      ...synonymAlternatives(phrase, vocabulary),
    ],
    isPhrase: isPhrase || synonyms.has(phrase),
  }
}

/** The longest phrase from `index` on that has synonyms, or the one word. */
function phraseTerm({ words, vocabulary, isTyping }: Source, index: number): Term {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - index); ; length -= 1) {
    const phrase = words.slice(index, index + length)
    const synonyms = synonymAlternatives(phraseKey(phrase), vocabulary)
    if (synonyms.length === 0 && length > 1) continue
    const end = { isLast: index + length === words.length, isTyping, isOnly: words.length === 1 }
    return {
      words: phrase,
      alternatives: [
        ...ownAlternatives(phrase, end, vocabulary),
        ...synonyms,
        ...(end.isLast && synonyms.length === 0 ? vocabulary.begunSynonyms.map(asSynonym) : []),
      ],
      isPhrase: vocabulary.synonyms.has(phraseKey(phrase)),
      isBroadened: words.length === 1 && isBeginningOfMore(phrase, vocabulary),
    }
  }
}

/** How a word stands at the end of a search: `isOnly` when it is all of it. */
type End = { readonly isLast: boolean; readonly isTyping: boolean; readonly isOnly: boolean }

function ownAlternatives(words: readonly SearchWord[], end: End, vocabulary: Vocabulary): Alternative[] {
  const whole = literalAlternative(words, vocabulary)
  const keys = whole.keys
  const joined = keys.map(asJoined)
  const literal: Alternative[] = [
    whole,
    ...(words.length === 1 ? [{ keys: joined, isLiteral: true, count: countOfKeys(joined, vocabulary) }] : []),
  ]
  const last = words.at(-1)
  if (!end.isLast || !last) return literal

  const before = keys.slice(0, -1)
  if (isFinished(words, literal, end, vocabulary))
    return [...literal, ...inflectedAlternatives(before, last, vocabulary)]
  const begun = ownBeginnings(last).flatMap((begins) => begunAlternatives(before, begins, last.key, vocabulary))
  const own = [...literal, ...begun]
  // Only an unknown word may be the beginning of neighbours: "tshi", not "card" of "card a5".
  return own.some(({ count }) => count.products > 0)
    ? own
    : [...own, ...begunAlternatives(before, asJoined(last.bare), last.key, vocabulary)]
}

const literalAlternative = (words: readonly SearchWord[], vocabulary: Vocabulary): Alternative => {
  const keys = words.map(({ key }) => key)
  return { keys, forms: words.map(strictForms), isLiteral: true, count: countOfKeys(keys, vocabulary) }
}

/**
 * Whether what products are named or filed under is meant, not the beginning of something else: كرت is not كرتون. While
 * a shopper types, only words with synonyms are taken for finished.
 */
function isFinished(
  words: readonly SearchWord[],
  literal: readonly Alternative[],
  { isTyping, isOnly }: End,
  vocabulary: Vocabulary,
): boolean {
  const synonyms = synonymAlternatives(phraseKey(words), vocabulary)
  if (synonyms.some(({ count }) => count.heads > 0)) return true
  if (isOnly && isBeginningOfMore(words, vocabulary)) return false
  return !isTyping && literal.some(({ count }) => count.heads > 0)
}

/**
 * Whether the only word of a search has few products, and words that begin with it have more: "bus" of "bus stop" and
 * of "business".
 */
function isBeginningOfMore(words: readonly SearchWord[], vocabulary: Vocabulary): boolean {
  const [word, ...more] = words
  if (!word || more.length > 0 || word.bare.length < MIN_BROADENED_LETTERS) return false
  if (vocabulary.synonyms.has(word.key)) return false
  const own = countOfKeys([word.key], vocabulary).heads
  const begun = vocabulary.beginnings.get(word.bare)?.count.heads ?? 0
  return own > 0 && own <= BROADENED_AT_MOST && begun > own
}

/** The forms of a finished word that its key does not cover, where products have them. */
const inflectedAlternatives = (before: readonly string[], last: SearchWord, vocabulary: Vocabulary): Alternative[] =>
  inflectionsOf(last)
    .map((word) => [...before, word])
    .map((keys) => ({ keys, isLiteral: false, count: countOfKeys(keys, vocabulary) }))
    .filter(({ count }) => count.products > 0)

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
  const { words, count, commonest } = beginning
  if (!words) {
    return [{ keys, begins, isLiteral: false, count: within(count), least: keys.length === 0 ? commonest : 0 }]
  }

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
  (vocabulary.synonyms.get(phrase) ?? []).map(asSynonym)

const asSynonym = ({ keys, count }: Synonym): Alternative => ({ keys, isLiteral: false, count })
