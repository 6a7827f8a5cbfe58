import type { Term } from './term.ts'

/** Products that satisfy every term, as PostgreSQL's tsquery in text form. */
export const allOf = (terms: readonly Term[]): string => terms.map(queryOf).filter(Boolean).join(' & ')

/** Products that satisfy any of the terms. */
export const anyOf = (terms: readonly Term[]): string => terms.map(queryOf).filter(Boolean).join(' | ')

/** The terms without synonyms and beginnings of words. */
export const literalTerms = (terms: readonly Term[]): readonly Term[] =>
  terms.map(({ words, alternatives }) => ({ words, alternatives: alternatives.filter(({ isLiteral }) => isLiteral) }))

function queryOf({ alternatives }: Term): string {
  const found = alternatives.filter(({ count }) => count.products > 0)
  const queries = (found.length > 0 ? found : alternatives.slice(0, 1)).map(({ keys, begins }) =>
    [...keys.map(quoted), ...(begins === undefined ? [] : [`${quoted(begins)}:*`])].join(' & '),
  )
  return queries.length === 0 ? '' : `(${queries.join(' | ')})`
}

const quoted = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`
