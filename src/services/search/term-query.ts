import type { SearchWord } from '#domain/search/search-word.ts'
import { countOf } from './term.ts'
import type { Alternative, Term } from './term.ts'

/** Products that satisfy every term, as PostgreSQL's tsquery in text form. */
export const allOf = (terms: readonly Term[]): string => terms.map(queryOf).filter(Boolean).join(' & ')

/** Products that have every word, in any of its forms. */
export const allWords = (words: readonly SearchWord[]): string => words.map(({ key }) => quoted(key)).join(' & ')

/** Products that satisfy any of the terms. */
export const anyOf = (terms: readonly Term[]): string => terms.map(queryOf).filter(Boolean).join(' | ')

/** The terms as they stand: without synonyms, beginnings of words and words that only share a key. */
export const literalTerms = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term) => ({
    ...term,
    alternatives: term.alternatives
      .filter(({ isLiteral }) => isLiteral)
      .map((literal) => ({ ...literal, isStrict: true })),
  }))

/** Products or categories that have any of the terms: those not finished as they stand, not what they may begin. */
export const anyNamed = (terms: readonly Term[]): string =>
  anyOf(
    terms.map((term) => {
      const isFinished = countOf(term, 'literal').heads > 0 || term.isPhrase
      return isFinished ? term : { ...term, alternatives: term.alternatives.filter(({ isLiteral }) => isLiteral) }
    }),
  )

function queryOf({ alternatives }: Term): string {
  const found = alternatives.filter(({ count }) => count.products > 0)
  const queries = (found.length > 0 ? found : alternatives.slice(0, 1)).map(alternativeQuery)
  return queries.length === 0 ? '' : `(${queries.join(' | ')})`
}

const alternativeQuery = ({ keys, forms, begins, isStrict }: Alternative): string =>
  [
    ...keys.map((key, index) => anyWord((isStrict && forms?.[index]) || [key])),
    ...(begins === undefined ? [] : [`${quoted(begins)}:*`]),
  ].join(' & ')

const anyWord = (words: readonly string[]): string =>
  words.length === 1 ? words.map(quoted).join('') : `(${words.map(quoted).join(' | ')})`

const quoted = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`
