import type { Db } from '#db/connection.ts'
import { categoryTag, productTag } from '#domain/catalog/change-tags.ts'
import type { ChangeTag } from '#domain/catalog/change-tags.ts'
import { indexProducts, reindexAll } from '../search/search-index.ts'
import { announceChange } from './catalog-changes.ts'
import { forgetScopes, recountScopes } from './kept-counts.repository.ts'
import { listedProducts } from './listed-product.ts'
import type { ListedProduct } from './listed-product.ts'
import { readListingSource } from './listing-source.repository.ts'
import {
  categoriesOfListings,
  categoryLevels,
  countProducts,
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

/** Announcing more products than this says "anything" instead. */
const MAX_TAGS = 200

/** Told how far it is, in products. */
type OnProgress = (stage: 'lists' | 'search', done: number, total: number) => void

/**
 * Makes the read models of products anew (listing, card, detail, counts of their categories, search index) and announces
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
  const total = ids ? ids.length : await countProducts(tx)
  let done = 0
  for await (const source of sourcesOf(tx, ids)) {
    onProgress('lists', done, total)
    await writeReadModels(tx, listedProducts(source))
    done = Math.min(done + CHUNK, total)
  }
  onProgress('lists', total, total)

  const after = ids && (await categoriesOfListings(tx, ids))
  const touched = before && after && [...new Set([...before, ...after])]
  await recount(tx, touched)
  onProgress('search', 0, total)
  await (ids ? indexProducts(tx, ids) : reindexAll(tx))
  onProgress('search', total, total)
  await announceChange(tx, tagsOf(ids, touched))
}

/** Reads a chunk while the one before is made into read models. */
async function* sourcesOf(tx: Db, ids: readonly number[] | null) {
  const chunks = ids ? chunksOf(ids) : allChunks(tx)
  let reading: ReturnType<typeof readListingSource> | undefined
  for await (const chunk of chunks) {
    const previous = reading
    reading = readListingSource(tx, chunk)
    // Whoever awaits it later sees the failure; until then it must not count as unhandled.
    reading.catch(() => undefined)
    if (previous) yield await previous
  }
  if (reading) yield await reading
}

function* chunksOf(ids: readonly number[]): Generator<readonly number[]> {
  for (let start = 0; start < ids.length; start += CHUNK) yield ids.slice(start, start + CHUNK)
}

async function* allChunks(tx: Db): AsyncGenerator<readonly number[]> {
  for (let after = 0; ;) {
    const rows = await productIdsAfter(tx, after, CHUNK)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ id }) => id)
    after = last.id
  }
}

async function writeReadModels(tx: Db, products: readonly ListedProduct[]): Promise<void> {
  if (products.length === 0) return
  const listed = products.map((product) => ({ product, facts: listingFacts(product), id: product.row.id }))
  await Promise.all([
    writeListings(
      tx,
      listed.map(({ product: { row }, facts }) => ({
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
    ),
    writeCards(
      tx,
      listed.map(({ id, product, facts }) => ({
        product_id: id,
        card_en: JSON.stringify(productCard(product, facts, 'en')),
        card_ar: JSON.stringify(productCard(product, facts, 'ar')),
      })),
    ),
    writeDetails(
      tx,
      listed.map(({ id, product }) => ({
        product_id: id,
        detail_en: productDetailText(product, 'en'),
        detail_ar: productDetailText(product, 'ar'),
      })),
    ),
  ])
}

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
