import type { TestDatabase } from '#testing/test-database.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { FixtureProduct } from './print-shop.ts'

const text = (value: LocalizedText | undefined): string | null => (value ? JSON.stringify(value) : null)

/** Writes categories and products with their listing rows, as the catalogue would, and answers the products' ids. */
export async function fillShop(
  { pool }: TestDatabase,
  categories: Readonly<Record<string, LocalizedText>>,
  products: readonly FixtureProduct[],
): Promise<number[]> {
  for (const [code, name] of Object.entries(categories)) {
    await pool.query('insert into category (code, name, slug) values ($1, $2, $3)', [
      code,
      text(name),
      text({ en: code }),
    ])
  }
  const ids: number[] = []
  for (const product of products) ids.push(await insertProduct(pool, product))
  return ids
}

async function insertProduct(pool: TestDatabase['pool'], product: FixtureProduct): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into product (code, category_id, name, slug, keywords, summary, description, popularity)
     select $1, id, $3, $4, $5, $6, $7, $8 from category where code = $2 returning id`,
    [
      product.code,
      product.category,
      text(product.name),
      text({ en: product.code.toLowerCase() }),
      text(product.keywords),
      text(product.summary),
      text(product.description),
      product.popularity ?? 0,
    ],
  )
  const id = rows[0]?.id ?? 0
  await pool.query(
    `insert into product_listing (product_id, top_category_id, category_id, published_at, popularity,
       from_price, offer_percent, min_quantity, production_days, in_stock, urgent_allowed)
     select id, category_id, category_id, now(), popularity, 1000, 0, 1, 3, $2, true from product where id = $1`,
    [id, product.inStock ?? true],
  )
  await pool.query('insert into product_card values ($1, $2, $3)', [
    id,
    card(id, product, 'en'),
    card(id, product, 'ar'),
  ])
  return id
}

/** JSON of the contract's ProductCard. */
function card(id: number, { code, name, inStock = true }: FixtureProduct, language: Language): string {
  return JSON.stringify({
    id: String(id),
    productPrice: String(id),
    code,
    name: inLanguage(name, language),
    slug: code.toLowerCase(),
    pictures: [],
    pictureCount: 0,
    fromPrice: 1000,
    wasPrice: null,
    pricedPer: 1,
    offerPercent: 0,
    minQuantity: 1,
    productionDays: 3,
    urgentAllowed: true,
    inStock,
    publishedAt: '2026-01-01T03:00:00+03:00',
    colours: [],
    colourCount: 0,
  })
}
