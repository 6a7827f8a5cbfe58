import type pg from 'pg'
import { broadHits } from './broad-search.ts'
import { countOf, exactCount, rarest } from './term.ts'
import { countHits, estimateHits, findFirsts, rankAll, readCards } from './search.repository.ts'
import type { Estimate, IndexQuery, Paging, RankedPage } from './search.repository.ts'
import type { Understood } from './understand.ts'

/** Up to so many hits are ranked one and all, whatever they are. */
const RANKED_AT_MOST = 1000
/** Up to so many when fewer names than this are likely among them: going from set to set finds the same hits twice. */
const RANKED_WITHOUT_NAMES_AT_MOST = 4000
const NAMES_ENOUGH = 48
/** Searches that can have more hits are tried on a sample first. */
const SAMPLED_FROM = 4000
/** Hits of broad searches are counted as far as this. */
const COUNTED_AT_MOST = 2000
/** An estimate of so many is certainly more than that. */
const CERTAINLY_MORE = 4000

/** About how many hits there are; `exact` when it is known. */
type Expected = Estimate & { readonly exact?: number }

/** What is wanted of the hits; `isCounted` false saves counting them, and then `total` tells only whether there are any. */
export type Wanted = Paging & { readonly isCounted: boolean }

/** A page of the products that match a search, best first, with their number. */
export async function rankHits(
  pool: pg.Pool,
  search: IndexQuery,
  understood: Understood,
  paging: Wanted,
): Promise<RankedPage & { readonly totalIsMore: boolean }> {
  const expected = await expectedHits(pool, search, understood)
  // Decided alike for every page of a search: the two ways order hits a little differently.
  const areNamesEnough = namesByChance(understood) >= NAMES_ENOUGH
  if (expected.words <= (areNamesEnough ? RANKED_AT_MOST : RANKED_WITHOUT_NAMES_AT_MOST)) {
    return { ...(await rankAll(pool, search, paging)), totalIsMore: understood.hasMoreCodes }
  }

  const [total, page] = await Promise.all([
    paging.isCounted ? countUpTo(pool, search, expected) : Infinity,
    broadPage(pool, search, understood, expected, paging),
  ])
  return { ...page, total: Math.min(total, expected.exact ?? COUNTED_AT_MOST), totalIsMore: total === Infinity }
}

async function expectedHits(pool: pg.Pool, search: IndexQuery, { terms }: Understood): Promise<Expected> {
  if (terms.length === 0) return { words: 0, names: 0, whole: 0 }
  const exact = exactCount(terms)
  if (exact) return { words: exact.products, names: exact.names, whole: exact.names, exact: exact.products }
  const most = rarest(terms.map(countOf))
  if (most.products > SAMPLED_FROM) return estimateHits(pool, search)
  return { words: most.products, names: most.names, whole: most.names }
}

/** How many names would have all terms if the terms knew nothing of one another. */
const namesByChance = ({ terms, vocabulary }: Understood): number =>
  terms.reduce((names, term) => names * Math.min(1, countOf(term).names / vocabulary.size), vocabulary.size)

/** The number of hits; Infinity when it is more than is counted. */
async function countUpTo(pool: pg.Pool, search: IndexQuery, expected: Expected): Promise<number> {
  if (expected.exact !== undefined) return expected.exact
  if (expected.words >= CERTAINLY_MORE) return Infinity
  const counted = await countHits(pool, search)
  return counted > COUNTED_AT_MOST ? Infinity : counted
}

async function broadPage(
  pool: pg.Pool,
  search: IndexQuery,
  { terms, vocabulary }: Understood,
  expected: Expected,
  { language, limit, offset }: Paging,
): Promise<Omit<RankedPage, 'total'>> {
  const { ids: firsts, categories } = await findFirsts(pool, search, language)
  if (limit === 0 || (offset >= COUNTED_AT_MOST && expected.exact === undefined)) return { cards: '', categories }
  const estimate = { ...expected, heads: rarest(terms.map(countOf)).heads }
  const ids = await broadHits(pool, { search, firsts, estimate, size: vocabulary.size, needed: offset + limit })
  return { cards: await readCards(pool, ids.slice(offset), language), categories }
}
