import type pg from 'pg'
import type { Db } from '#db/connection.ts'
import { estimatedCount } from '#domain/catalog/estimated-count.ts'
import { narrowedHits } from '../search/search.service.ts'
import type { SearchAnswer } from '../search/search.service.ts'
import { narrowingText } from './list-filter.repository.ts'
import type { ListPage } from './product-list.repository.ts'
import { pageReader } from './product-list.repository.ts'

/** A page of a list and how many products the list has: about so many, where `isEstimate`. */
export type CountedPage = {
  readonly total: number
  readonly cards: string | Buffer
  readonly isEstimate: boolean
}

/** What is known of a long list before its page is read. */
type LongList = {
  /** Of so many of its products one is in the sample. */
  readonly outOf: number
  /** Products that it is chosen from: of its category, or of the whole shop. */
  readonly among: number
  /** How many products it has, where that is known. */
  readonly known: number | undefined
  /** About how many products a search found, and what to look for more of them by. */
  readonly expected: number
  readonly broad: SearchAnswer['broad']
  /** How many of its products the sample has. */
  readonly countSample: () => Promise<number>
}

/** Of fewer in the sample, finding a page along its order looks at about as many products as reading the list. */
const WALKED_FROM = 10

/** So many products are looked at for a page of a search; for pages further on all its hits are gathered. */
const LOOKED_AT_MOST = 20_000

type Page = Omit<ListPage, 'reading'>

/** Reads pages of lists: short ones are counted, of long ones the number is estimated until their end is seen. */
export function listPages(pool: pg.Pool, db: Db) {
  const readPage = pageReader(db)

  const exactly = async (page: Page, reading: 'counted' | 'gathered'): Promise<CountedPage> => ({
    ...(await readPage(pool, { ...page, reading })),
    isEstimate: false,
  })
  const counted = (page: Page): Promise<CountedPage> => exactly(page, 'counted')

  const long = async (page: Page, list: LongList): Promise<CountedPage> => {
    const { filter, sort, limit, offset } = page
    const estimate = list.known ?? estimatedCount(await list.countSample(), list.outOf, list.among) ?? 0
    if (estimate < WALKED_FROM * list.outOf) return exactly(page, 'gathered')
    const isFarOn = filter.hits !== undefined && ((offset + limit) * list.among) / estimate > LOOKED_AT_MOST
    if (isFarOn && sort !== 'relevance') return counted(page)
    const { total: left, cards } =
      sort === 'relevance' && list.broad
        ? await relevant(page, list.broad, estimate / list.expected)
        : await readPage(pool, { ...page, reading: 'walked' })
    if (left === 0) return counted(page)
    if (left <= limit) return { cards, total: offset + left, isEstimate: false }
    return { cards, total: Math.max(estimate, offset + left), isEstimate: list.known === undefined }
  }

  /** In the order of the search itself. */
  const relevant = async ({ filter, ...page }: Page, broad: NonNullable<LongList['broad']>, share: number) => {
    const narrowing = (first: number) => narrowingText(db, filter, first)
    const { read, cards } = await narrowedHits(pool, broad, { narrowing, share }, page)
    return { total: read, cards }
  }

  return { counted, long }
}
