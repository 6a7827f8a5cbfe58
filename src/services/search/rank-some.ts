import { isFunctionWord } from '#domain/search/stop-words.ts'
import type pg from 'pg'
import { rankHits } from './rank-hits.ts'
import type { CountedPage, ResultPage } from './rank-hits.ts'
import { countOf, isKnown } from './term.ts'
import { allOf, anyOf, literalTerms } from './term-query.ts'
import type { Term } from './term.ts'
import type { IndexQuery, RankedPage } from './search.repository.ts'
import { rankAny, rankThingAfterHits } from './some-words.repository.ts'
import type { Understood } from './understand.ts'

/** Commoner words distinguish products too little, and there is no end of them. */
const TELLING_AT_MOST = 4000

export type SomeHits = Omit<RankedPage, 'categories'> & {
  readonly totalIsMore?: boolean
  readonly expected?: number
  readonly broad?: CountedPage['broad']
  readonly hits: IndexQuery
  readonly matchesSome: boolean
}

/** When no product matches everything: products that match some of the words. */
export async function rankSome(
  pool: pg.Pool,
  search: IndexQuery,
  understood: Understood,
  resultPage: ResultPage,
): Promise<SomeHits | undefined> {
  const some = termsWorthTrying(understood.terms)
  if (some.length === 0) return undefined
  const thing = thingOf(understood.terms.filter((term) => some.includes(term)))
  const hits = { ...search, query: anyOf(some), whole: anyOf(literalTerms(some)) }
  const page =
    some.length === 1
      ? await rankHits(pool, hits, { ...understood, terms: some }, resultPage)
      : await rankAny(
          pool,
          { terms: some.map((term) => allOf([term])), thing: allOf(thing), wholeThing: allOf(literalTerms(thing)) },
          resultPage,
        )
  return { ...page, hits, matchesSome: page.total > 0 }
}

/** A search with fewer hits goes on with products that are the thing asked for, without all that was said of it. */
const ENOUGH = 8
/** Of a thing that more products are, enough have all the words. */
const GOES_ON_AMONG = 1500

/** The few hits of several words, and after them what else is the thing asked for; undefined where that is not wanted. */
export async function rankThing(
  pool: pg.Pool,
  search: IndexQuery,
  { terms }: Understood,
  total: number,
  resultPage: ResultPage,
): Promise<SomeHits | undefined> {
  if (total === 0 || total >= ENOUGH || terms.length < 2 || search.codes.length > 0) return undefined
  const thing = thingOf(terms)
  const [one] = thing
  if (!one || countOf(one).heads === 0 || countOf(one).products > GOES_ON_AMONG) return undefined
  const wholeThing = allOf(literalTerms(thing))
  const page = await rankThingAfterHits(pool, search, wholeThing, resultPage)
  return { ...page, hits: { ...search, query: search.thing, whole: wholeThing }, matchesSome: false }
}

/** The known terms that are not too common to distinguish products; the rarest when all are. */
function termsWorthTrying(terms: readonly Term[]): readonly Term[] {
  const known = terms.filter(isKnown).toSorted((a, b) => countOf(a).products - countOf(b).products)
  // Numbers and words like "no" are of anything: of a banner of 2 × 1 the banner is left.
  const named = known.filter(({ words }) => words.some(({ bare }) => /\p{L}/u.test(bare) && !isFunctionWord(bare)))
  // A word that no product is called says nothing by itself: bank of "the size of a bank card".
  const filed = (named.length > 0 ? named : known).filter((term) => term.isPhrase || countOf(term).names > 0)
  const telling = filed.filter((term) => countOf(term).products <= TELLING_AT_MOST)
  return telling.length > 0 ? telling : filed.slice(0, 1)
}

/** What is asked for, not what it should be like: Arabic says it first, English last. */
export const thingOf = (terms: readonly Term[]): readonly Term[] =>
  isArabic(terms[0]) ? terms.slice(0, 1) : terms.filter((term) => !isArabic(term)).slice(-1)

const isArabic = (term: Term | undefined): boolean => /[\u0621-\u064A]/.test(term?.words[0]?.bare ?? '')
