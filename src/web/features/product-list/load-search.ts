import type { PageLoadArgs } from '../../app/page.ts'
import type { Head } from '../../head/head.ts'
import { hrefs } from '../../site-map.ts'
import { picturePreload } from '#ui/picture.tsx'
import { listPromoQuery, popularQuery } from './list.queries.ts'
import { fetchList, leadTo, mendedQuery } from './list-page.ts'
import { asksForProducts, readListQuery } from './list-place.ts'

/** Fetches the search page: results, or where to begin. `cardSizes` is how wide the picture of a card is. */
export async function loadSearch({ search, fetch, t }: PageLoadArgs, cardSizes: string): Promise<Head> {
  const say = t('list')
  const place = { kind: 'search' as const }
  const query = readListQuery(search)
  const { name } = query.query
  const head = { path: hrefs.search(), noIndex: true }
  if (!asksForProducts(search, query.query)) {
    await fetch(popularQuery)
    return { ...head, title: say('searchTitle') }
  }
  const [list] = await Promise.all([fetchList(place, query.query, fetch), fetch(listPromoQuery)])
  leadTo(place, mendedQuery(query, list))
  if (list.meta.total === 0) await fetch(popularQuery)
  const first = list.data[0]?.pictures[0]
  const title = name === undefined ? say('allProducts') : say('resultsFor', { name })
  return { ...head, title, preload: first && picturePreload(first, cardSizes) }
}
