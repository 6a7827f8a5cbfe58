import type pg from 'pg'
import { rankHits } from './rank-hits.ts'
import type { Wanted } from './rank-hits.ts'
import { countOf, isKnown } from './term.ts'
import { allOf, anyOf, literalTerms } from './term-query.ts'
import type { Term } from './term.ts'
import type { IndexQuery, RankedPage } from './search.repository.ts'
import { rankAny } from './some-words.repository.ts'
import type { Understood } from './understand.ts'

/** Commoner words tell products apart too little, and there is no end of them. */
const TELLING_AT_MOST = 4000

export type SomeHits = Omit<RankedPage, 'categories'> & {
  readonly totalIsMore?: boolean
  readonly hits: IndexQuery
  readonly matchesSome: boolean
}

/** When no product matches everything: products that match some of the words. */
export async function rankSome(
  pool: pg.Pool,
  search: IndexQuery,
  understood: Understood,
  wanted: Wanted,
): Promise<SomeHits | undefined> {
  const some = termsWorthTrying(understood.terms)
  if (some.length === 0) return undefined
  const hits = { ...search, query: anyOf(some), whole: anyOf(literalTerms(some)) }
  const page =
    some.length === 1
      ? await rankHits(pool, hits, { ...understood, terms: some }, wanted)
      : await rankAny(
          pool,
          some.map((term) => allOf([term])),
          wanted,
        )
  return { ...page, hits, matchesSome: page.total > 0 }
}

/** The known terms that are not too common to tell products apart; the rarest when all are. */
function termsWorthTrying(terms: readonly Term[]): readonly Term[] {
  const known = terms.filter(isKnown).toSorted((a, b) => countOf(a).products - countOf(b).products)
  const telling = known.filter((term) => countOf(term).products <= TELLING_AT_MOST)
  return telling.length > 0 ? telling : known.slice(0, 1)
}
