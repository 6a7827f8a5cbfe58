import type pg from 'pg'
import { Observed } from '#db/observed.ts'
import type { Language } from '#domain/language.ts'
import { broadHits } from './broad-search.ts'
import type { BroadSearch } from './broad-search.ts'
import { commonerSpelling, similarSpelling } from './did-you-mean.ts'
import { rankHits } from './rank-hits.ts'
import type { CountedPage, ResultPage } from './rank-hits.ts'
import { NARROWED_FROM } from './ranked-stages.repository.ts'
import type { Narrowing } from './ranked-stages.repository.ts'
import { rankSome, rankThing, thingOf } from './rank-some.ts'
import { allOf, anyNamed, literalTerms } from './term-query.ts'
import { readCards } from './search.repository.ts'
import type { CategoryMatch, IndexQuery, Paging } from './search.repository.ts'
import { understand } from './understand.ts'
import type { Understood } from './understand.ts'

export type SearchRequest = {
  /** As typed; what is beyond 100 characters or 8 words is left out. */
  readonly words: string
  readonly language: Language
  /** From 1. */
  readonly page: number
  /** 0 when only the matching is wanted, for `hits`. */
  readonly perPage: number
}

export type SearchAnswer = {
  /** Products found. */
  readonly total: number
  /** There are more than `total`: searches of very common words are counted so far only. */
  readonly totalIsMore: boolean
  /** About how many products match, where they are too many to be counted. */
  readonly expected: number
  /** What to look for more of them by, where they are too many to rank them all. */
  readonly broad: CountedPage['broad']
  /** The page's cards in order of relevance: a JSON array. */
  readonly cards: string
  /** The words searched for after correcting a slip; null when they are those typed. */
  readonly correctedName: string | null
  /** Other words worth trying, or null. */
  readonly didYouMean: string | null
  /** No product has all the words: these have some. */
  readonly matchesSome: boolean
  /** Categories that the words name. */
  readonly categories: readonly CategoryMatch[]
  /** What search_hits() takes, to filter the products found or sort them otherwise. */
  readonly hits: IndexQuery
}

/** A product as the search box shows it. */
type Suggested = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly slug: string
  readonly fromPrice: number
  readonly pricedPer: number
}
type SuggestedPicture = { readonly key: string; readonly width: number; readonly height: number; readonly alt: string }

/** What is used of a card. */
type SuggestedCard = Suggested & { readonly pictures: readonly SuggestedPicture[] }

export type Suggestions = {
  /** The words searched for after correcting a slip; null when they are those typed. */
  readonly corrected: string | null
  readonly products: readonly (Suggested & { readonly picture: SuggestedPicture | null })[]
  readonly categories: readonly CategoryMatch[]
}

const SUGGESTED_PRODUCTS = 6

/** So few hits may come from a mistyped word that some text of the shop shares. */
const FEW = 2

/** A search that was answered; `all`: what has all of its words, `found`: what was shown. */
export const answeredSearches = new Observed<{ readonly all: number; readonly found: number }>('search')

/** The products a shopper means with some words, best first, with what may help when they are not the ones. */
export async function searchProducts(pool: pg.Pool, request: SearchRequest): Promise<SearchAnswer> {
  const { language, page, perPage } = request
  const resultPage = { language, limit: perPage, offset: (page - 1) * perPage, isCounted: true }
  const { understood, found, all, hits } = await findProducts(pool, request.words, resultPage, false)
  answeredSearches.publish({ all: all.total, found: found.total })
  return {
    total: found.total,
    totalIsMore: found.totalIsMore ?? false,
    expected: found.expected ?? found.total,
    broad: found.broad,
    cards: `[${found.cards}]`,
    correctedName: understood.correctedName,
    didYouMean: all.total <= FEW ? await didYouMean(pool, understood, all.total) : null,
    matchesSome: found.matchesSome,
    categories: all.categories,
    hits,
  }
}

/** What the search box offers for what has been typed so far. */
export async function suggest(pool: pg.Pool, words: string, language: Language): Promise<Suggestions> {
  const page = { language, limit: SUGGESTED_PRODUCTS, offset: 0, isCounted: false }
  const { understood, found, all } = await findProducts(pool, words, page, true)
  const cards: readonly SuggestedCard[] = JSON.parse(`[${found.cards}]`)
  return {
    corrected: understood.correctedName,
    products: cards.map(({ id, code, name, slug, pictures, fromPrice, pricedPer }) => ({
      id,
      code,
      name,
      slug,
      picture: pictures[0] ?? null,
      fromPrice,
      pricedPer,
    })),
    categories: all.categories,
  }
}

/** The filters of a list as a condition whose parameters are numbered from `first` on, and about which part of the hits they leave. */
type ListNarrowing = { readonly narrowing: (first: number) => Narrowing; readonly share: number }

/** A page of a broad search with filters, best first: cards with commas between, and how many products were read as far as one more than the page. */
export async function narrowedHits(
  pool: pg.Pool,
  broad: Omit<BroadSearch, 'needed'>,
  { narrowing, share }: ListNarrowing,
  { language, limit, offset }: Paging,
): Promise<{ readonly read: number; readonly cards: string }> {
  const ids = await broadHits(pool, {
    ...broad,
    narrowed: { ...narrowing(NARROWED_FROM), share },
    needed: offset + limit + 1,
  })
  const cards = await readCards(pool, ids.slice(offset, offset + limit), language)
  return { read: Math.max(0, ids.length - offset), cards: `[${cards}]` }
}

async function findProducts(pool: pg.Pool, words: string, page: ResultPage, isTyping: boolean) {
  const understood = await understand(pool, words, isTyping)
  const hits = indexQuery(understood)
  const all = await rankHits(pool, hits, understood, page)
  const some =
    all.total === 0
      ? await rankSome(pool, hits, understood, page)
      : isTyping
        ? undefined
        : await rankThing(pool, hits, understood, all.total, page)
  return { understood, all, found: some ?? { ...all, matchesSome: false }, hits: some?.hits ?? hits }
}

const indexQuery = ({ words, terms, codes }: Understood): IndexQuery => ({
  query: allOf(terms),
  whole: allOf(literalTerms(terms)),
  any: terms.length > 1 ? anyNamed(terms) : '',
  keys: words.map(({ key }) => key),
  codes,
  thing: terms.length > 1 ? allOf(thingOf(terms)) : '',
  terms: terms.length > 1 ? terms.map((term) => allOf([term])).filter((term) => term !== '') : [],
})

async function didYouMean(pool: pg.Pool, understood: Understood, total: number): Promise<string | null> {
  if (understood.correctedName !== null || understood.codes.length > 0) return null
  return total === 0 ? similarSpelling(pool, understood) : commonerSpelling(pool, understood)
}
