import type { Db } from '#db/connection.ts'
import { answersOf } from '#db/pipelined-transaction.ts'
import { categoryTag, productTag } from '#domain/catalog/change-tags.ts'
import type { ChangeTag } from '#domain/catalog/change-tags.ts'
import { indexProducts, reindexAll } from '../search/search-index.ts'
import { announceChange } from './catalog-changes.ts'
import { bringBack, setForeignKeysAside, setIndexesAside } from '../first-fill/first-fill.ts'
import { forgetScopes, recountScopes } from './stored-counts.repository.ts'
import { listedProducts } from './listed-product.ts'
import type { ListedProduct } from './listed-product.ts'
import { chunksOf, pipelined } from '../pipelined.ts'
import { readListingSource } from './listing-source.repository.ts'
import {
  categoriesOfListings,
  categoryLevels,
  lockListings,
  productIdsAfter,
  removeUnlisted,
  writeCards,
  writeDetails,
  writeListings,
} from './listing.repository.ts'
import { listingFacts, productCard } from './product-card.ts'
import { productDetailText } from './product-detail.ts'

/** Products read and written at a time: enough to make statements worth it, little enough to stay small in memory. */
const CHUNK = 250
/** Ids read at a time. */
const IDS = 10_000

const READ_MODELS = ['product_listing', 'product_card', 'product_detail'] as const

/** Announcing more products than this says "anything" instead. */
const MAX_TAGS = 200

/** Receives how far it is, in products. */
type OnProgress = (stage: 'lists' | 'search', done: number, total: number) => void

/**
 * Makes the read models of products again (listing, card, detail, counts of their categories, search index) and announces
 * the change.
 * Call it with the ids of the products a transaction has written or removed, before it commits; with 'all' after
 * categories, attributes or pictures changed. It makes other catalogue writers wait until the transaction ends.
 */
export async function rebuildListings(
  tx: Db,
  products: readonly number[] | 'all',
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  if (products !== 'all' && products.length === 0) return
  await lockListings(tx)
  const ids = products === 'all' ? null : [...new Set(products)]
  const before = ids && (await categoriesOfListings(tx, ids))
  await removeUnlisted(tx, ids)
  const chosen = ids ?? (await allProductIds(tx))
  const total = chosen.length
  const setAside = [
    ...(await setIndexesAside(tx, total, READ_MODELS)),
    ...(await setForeignKeysAside(tx, total, READ_MODELS, ['product'])),
  ]
  let done = 0
  await pipelined(chunksOf(chosen, CHUNK), {
    read: (chunk) => readListingSource(tx, chunk),
    make: (source) => {
      onProgress('lists', done, total)
      done = Math.min(done + CHUNK, total)
      return readModels(listedProducts(source))
    },
    write: (models) => writeReadModels(tx, models),
  })
  await bringBack(tx, setAside)
  onProgress('lists', total, total)

  const after = ids && (await categoriesOfListings(tx, ids))
  const touched = before && after && [...new Set([...before, ...after])]
  await recount(tx, touched)
  onProgress('search', 0, total)
  await (ids ? indexProducts(tx, ids) : reindexAll(tx))
  onProgress('search', total, total)
  await announceChange(tx, tagsOf(ids, touched))
}

async function allProductIds(tx: Db): Promise<number[]> {
  const ids: number[] = []
  for (;;) {
    const rows = await productIdsAfter(tx, ids.at(-1) ?? 0, IDS)
    for (const { id } of rows) ids.push(id)
    if (rows.length < IDS) return ids
  }
}

function readModels(products: readonly ListedProduct[]) {
  const listed = products.map((product) => ({ product, facts: listingFacts(product), id: product.row.id }))
  return {
    listings: listed.map(({ product: { row }, facts }) => ({
      product_id: row.id,
      top_category_id: row.parent_id ?? row.category_id,
      category_id: row.category_id,
      published_at: row.published_at,
      popularity: row.popularity,
      from_price: facts.fromPrice,
      offer_percent: facts.offerPercent,
      min_quantity: row.min_quantity,
      production_days: row.production_days,
      in_stock: facts.inStock,
      urgent_allowed: row.urgent_allowed,
      attribute_value_ids: [...facts.attributeValueIds],
    })),
    cards: listed.map(({ id, product, facts }) => ({
      product_id: id,
      card_en: JSON.stringify(productCard(product, facts, 'en')),
      card_ar: JSON.stringify(productCard(product, facts, 'ar')),
    })),
    details: listed.map(({ id, product }) => ({
      product_id: id,
      detail_en: productDetailText(product, 'en'),
      detail_ar: productDetailText(product, 'ar'),
    })),
  }
}

async function writeReadModels(tx: Db, { listings, cards, details }: ReturnType<typeof readModels>): Promise<void> {
  if (listings.length === 0) return
  await answersOf([writeListings(tx, listings), writeCards(tx, cards), writeDetails(tx, details)])
}

/** Counts the lists of all categories, and of the whole shop, from the listings. */
export const recountCategories = (tx: Db): Promise<void> => recount(tx, null)

/** The counts of the categories named, of all when null, and always of the whole shop. */
async function recount(tx: Db, categoryIds: readonly number[] | null): Promise<void> {
  if (categoryIds === null) await forgetScopes(tx)
  const categories = await categoryLevels(tx, categoryIds)
  await recountScopes(
    tx,
    categories.map(({ id, parent_id: parent }) => ({ kind: parent === null ? 'top' : 'sub', categoryId: id })),
  )
}

function tagsOf(ids: readonly number[] | null, categoryIds: readonly number[] | null): ChangeTag[] {
  if (!ids || !categoryIds || ids.length > MAX_TAGS) return ['*']
  return ['catalogue', ...ids.map(productTag), ...categoryIds.map(categoryTag)]
}
