import type pg from 'pg'
import { broadHits } from './broad-search.ts'
import type { BroadSearch } from './broad-search.ts'
import { countOf, exactCount, leastCount, rarest } from './term.ts'
import { COUNTED_AT_MOST, countHits, findFirsts, rankAll, readCards, sampleHits } from './search.repository.ts'
import type { Estimate, Firsts, IndexQuery, Paging, RankedPage } from './search.repository.ts'
import type { Understood } from './understand.ts'

/** Up to so many hits of one word are ranked one and all. */
const RANKED_AT_MOST = 300
/** Up to so many of several words: bringing these together is most of the work, and is done once so. */
const RANKED_TOGETHER_AT_MOST = 1500
/** Searches for several words that can have more hits are tried on a sample first. */
const SAMPLED_FROM = 1500
/** An estimate of so many by the sample is certainly more than is counted. */
const CERTAINLY_MORE = 4000

/** About how many hits there are, and at least how many; `exact` when it is known. */
type Expected = Estimate & { readonly least: number; readonly exact?: number }

/** What is wanted of the hits; `isCounted` false saves counting them, and then `total` says only whether there are any. */
export type ResultPage = Paging & { readonly isCounted: boolean }

export type CountedPage = RankedPage & {
  readonly totalIsMore: boolean
  /** About how many products match, where they are too many to be counted. */
  readonly expected: number
  /** What to look for more of them by, where they are too many to rank them all. */
  readonly broad?: Omit<BroadSearch, 'needed'>
}

/** A page of the products that match a search, best first, with their number. */
export async function rankHits(
  pool: pg.Pool,
  search: IndexQuery,
  understood: Understood,
  paging: ResultPage,
): Promise<CountedPage> {
  const expected = await expectedHits(pool, search, understood)
  // Decided alike for every page of a search: the two ways order hits a little differently.
  if (expected.words <= (understood.terms.length > 1 ? RANKED_TOGETHER_AT_MOST : RANKED_AT_MOST)) {
    const page = await rankAll(pool, search, paging)
    return { ...page, totalIsMore: understood.hasMoreCodes, expected: page.total }
  }
  const [total, page] = await Promise.all([
    paging.isCounted ? countUpTo(pool, search, expected) : Infinity,
    broadPage(pool, search, expected, paging),
  ])
  return {
    ...page,
    total: Math.min(total, expected.exact ?? COUNTED_AT_MOST),
    totalIsMore: total === Infinity,
    expected: expected.words,
    broad: { search, firsts: page.firsts, estimate: expected },
  }
}

async function expectedHits(pool: pg.Pool, search: IndexQuery, { terms, vocabulary }: Understood): Promise<Expected> {
  if (terms.length === 0) return { words: 0, heads: 0, names: 0, whole: 0, least: 0 }
  const exact = exactCount(terms)
  const most = rarest(terms.map((term) => countOf(term)))
  const estimate = {
    words: Math.min(most.products, vocabulary.size),
    heads: byChance(
      terms.map((term) => countOf(term).heads),
      vocabulary.size,
    ),
    names: byChance(
      terms.map((term) => countOf(term).names),
      vocabulary.size,
    ),
    whole: byChance(
      terms.map((term) => countOf(term, 'literal').names),
      vocabulary.size,
    ),
    least: leastCount(terms),
  }
  // A code adds what the counts of words do not say.
  if (exact && search.codes.length === 0) return { ...estimate, exact: exact.products }
  if (terms.length === 1 || most.products <= SAMPLED_FROM) return estimate
  const words = await sampleHits(pool, search)
  return { ...estimate, words, least: words >= CERTAINLY_MORE ? words : 0 }
}

/** How many products would have all terms if the terms knew nothing of one another. */
const byChance = (counts: readonly number[], size: number): number =>
  counts.reduce((products, count) => products * Math.min(1, count / size), size)

/** The number of hits; Infinity when it is more than is counted. */
async function countUpTo(pool: pg.Pool, search: IndexQuery, expected: Expected): Promise<number> {
  if (expected.exact !== undefined) return expected.exact
  if (expected.least > COUNTED_AT_MOST) return Infinity
  const counted = await countHits(pool, search)
  return counted > COUNTED_AT_MOST ? Infinity : counted
}

async function broadPage(
  pool: pg.Pool,
  search: IndexQuery,
  expected: Expected,
  { language, limit, offset }: Paging,
): Promise<Omit<RankedPage, 'total'> & { readonly firsts: Firsts }> {
  const firsts = await findFirsts(pool, search, language)
  const { categories } = firsts
  if (limit === 0 || (offset >= COUNTED_AT_MOST && expected.exact === undefined))
    return { cards: '', categories, firsts }
  const ids = await broadHits(pool, { search, firsts, estimate: expected, needed: offset + limit })
  return { cards: await readCards(pool, ids.slice(offset), language), categories, firsts }
}
