import type { PageLoadArgs } from '../../app/page.ts'
import { idOf } from '../../app/id-of.ts'
import { describe } from '../../head/description.ts'
import type { Head } from '../../head/head.ts'
import { sharedPicture } from '../../head/shared-picture.ts'
import { breadcrumbLd, itemListLd } from '../../head/json-ld.ts'
import { notFound } from '#ui/router/outcome.ts'
import { hrefs } from '../../site-map.ts'
import { picturePreload } from '#ui/picture.tsx'
import { categoryQuery, listPromoQuery } from './list.queries.ts'
import { fetchList, isPlainList, leadTo, mendedQuery } from './list-page.ts'
import { readListQuery } from './list-place.ts'

/** Fetches a category's page and says what it is; `cardSizes` is how wide the picture of a card is. */
export async function loadCategory(args: PageLoadArgs, cardSizes: string): Promise<Head> {
  const { params, search, site, fetch, t, canonical } = args
  const id = idOf(params['subCategoryId'] ?? params['categoryId'])
  const query = readListQuery(search, { category: id })
  const [{ data: category }, list] = await Promise.all([
    fetch(categoryQuery(id)),
    fetchList(addressedPlace(params), query.query, fetch),
    fetch(listPromoQuery),
  ])
  const { parent, name, slugs, description } = category
  // The id of a top category in the place of one below: there is no such page.
  if (params['subCategoryId'] !== undefined && !parent) throw notFound()
  // One step, whatever is wrong with the address.
  leadTo(
    parent ? { kind: 'category', category: parent, sub: category } : { kind: 'category', category },
    mendedQuery(query, list),
  )
  canonical(parent ? hrefs.category(parent, category) : hrefs.category(category))

  const pathIn = (language: 'en' | 'ar'): string => {
    const own = { id, slug: slugs[language] }
    return parent ? hrefs.category({ id: parent.id, slug: parent.slugs[language] }, own) : hrefs.category(own)
  }
  const { page } = query.query
  const first = list.data[0]?.pictures[0]
  const trail = [
    { name: t('shell')('home'), path: hrefs.home() },
    ...(parent ? [{ name: parent.name, path: hrefs.category(parent) }] : []),
    { name, path: pathIn(site.language) },
  ]
  const items = list.data.map((card) => ({ name: card.name, path: hrefs.product(card) }))
  return {
    title: page > 1 ? `${name}, ${t('list')('page', { page })}` : name,
    description: describe(description, t('list')('categoryAbout', { name })),
    path: { en: pathIn('en'), ar: pathIn('ar') },
    search: page > 1 ? `?page=${page}` : undefined,
    noIndex: !isPlainList(search),
    image: category.picture ? sharedPicture(category.picture) : undefined,
    preload: first && picturePreload(first, cardSizes),
    jsonLd: import.meta.env.SSR ? [breadcrumbLd(site, trail), itemListLd(site, items)] : [],
  }
}

/** The place an address names, its slugs right or wrong. */
const addressedPlace = ({
  categoryId = '',
  categorySlug = '',
  subCategoryId,
  subCategorySlug = '',
}: PageLoadArgs['params']) => ({
  kind: 'category' as const,
  category: { id: categoryId, slug: categorySlug },
  sub: subCategoryId === undefined ? undefined : { id: subCategoryId, slug: subCategorySlug },
})
