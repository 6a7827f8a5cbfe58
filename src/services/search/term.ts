import type { SearchWord } from '#domain/search/search-word.ts'

/** How many products have a word in their names, heads (what they are filed under too) and anywhere. */
export type WordCount = { readonly names: number; readonly heads: number; readonly products: number }

/** A phrase of products that means the same as one searched, as keys, with the count of its rarest word. */
export type Synonym = { readonly keys: readonly string[]; readonly count: WordCount }

/** What the index knows of the words of a search. */
export type Vocabulary = {
  /** Products that can be found. */
  readonly size: number
  readonly counts: ReadonlyMap<string, WordCount>
  /** What the last word searched may be the beginning of. */
  readonly beginnings: ReadonlyMap<string, Beginning>
  /** By phrase of the list of synonyms: products' phrases that mean the same. */
  readonly synonyms: ReadonlyMap<string, readonly Synonym[]>
  /** What the words of that list mean which the last word is the beginning of, while a shopper types it: كرو of كروت. */
  readonly begunSynonyms: readonly Synonym[]
}

/** Words that begin alike: their counts added up, and the words one by one when they are few. */
export type Beginning = {
  readonly count: WordCount
  /** How many products the commonest of the words has. */
  readonly commonest: number
  readonly words: ReadonlyMap<string, WordCount> | undefined
}

/** One way to satisfy a term: all of some words, and perhaps a word that begins so. */
export type Alternative = {
  readonly keys: readonly string[]
  readonly begins?: string
  /** What was searched as it stands, not a synonym, not the beginning of something else. */
  readonly isLiteral: boolean
  /** For every key the words that are the one searched; others share the key only (لوح shares that of لوحة). */
  readonly forms?: readonly (readonly string[])[]
  /** Only these forms are meant. */
  readonly isStrict?: boolean
  readonly count: WordCount
  /** At least so many products have it, where more than the count of one word is known. */
  readonly least?: number
}

/** A part of a search: one word, or neighbours that belong together. A product must satisfy every term. */
export type Term = {
  readonly words: readonly SearchWord[]
  readonly alternatives: readonly Alternative[]
  /** It is in the list of synonyms: a word of the trade, whether or not products have it. */
  readonly isPhrase: boolean
  /** It is a word of few products, and the beginning of words of more: these are searched too. */
  readonly isBroadened?: boolean
}

/** Whether a search is one word that stands for the words it begins too. */
export const isBroadened = (terms: readonly Term[]): boolean => terms.length === 1 && terms[0]?.isBroadened === true

export const NO_COUNT: WordCount = { names: 0, heads: 0, products: 0 }

/** The least of every count: more products than that cannot have all the words. */
export const rarest = (counts: readonly WordCount[]): WordCount => ({
  names: Math.min(...counts.map(({ names }) => names)),
  heads: Math.min(...counts.map(({ heads }) => heads)),
  products: Math.min(...counts.map(({ products }) => products)),
})

/** At most so many products satisfy a term; `literal`: as it stands. */
export function countOf({ alternatives }: Term, which: 'all' | 'literal' = 'all'): WordCount {
  const counts = alternatives.filter(({ isLiteral }) => isLiteral || which === 'all').map(({ count }) => count)
  return {
    names: sum(counts.map(({ names }) => names)),
    heads: sum(counts.map(({ heads }) => heads)),
    products: sum(counts.map(({ products }) => products)),
  }
}

/** At least so many products satisfy the terms, as far as that is known beforehand: for one word. */
export function leastCount(terms: readonly Term[]): number {
  const [term] = terms
  if (!term || terms.length > 1) return 0
  return Math.max(
    0,
    ...term.alternatives.map(({ keys, begins, least, count }) =>
      begins === undefined && keys.length === 1 ? count.products : (least ?? 0),
    ),
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** How many products satisfy the terms, when that is known beforehand: for one word that stands for nothing else. */
export function exactCount(terms: readonly Term[]): WordCount | undefined {
  const found = terms.flatMap(({ alternatives }) => alternatives.filter(({ count }) => count.products > 0))
  const [only] = found
  return terms.length === 1 && found.length === 1 && only?.begins === undefined && only?.keys.length === 1
    ? only.count
    : undefined
}

/** Whether any product satisfies a term. */
export const isKnown = (term: Term): boolean => term.alternatives.some(({ count }) => count.products > 0)

const MIN_BEGUN_LETTERS = 4

/**
 * Whether a term can be what was meant by other letters: products are named or filed under it, and it is more than the
 * short beginning of something, which is chance.
 */
export const isMeant = (term: Term): boolean =>
  term.alternatives.some(({ count }) => count.heads > 0) &&
  (term.isPhrase ||
    term.alternatives.some(({ isLiteral, count }) => isLiteral && count.heads > 0) ||
    term.words.every(({ bare }) => bare.length >= MIN_BEGUN_LETTERS))
