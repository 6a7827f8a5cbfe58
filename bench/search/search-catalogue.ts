/** A catalogue of any size to search in: bilingual products whose words follow Zipf's law, always the same. */
import type pg from 'pg'
import { queryBuilder } from '#db/connection.ts'
import { insertAttribute } from '#testing/catalogue-fixture.ts'
import { randomNumbers } from '../random.ts'
import { draw, vocabulary } from './search-vocabulary.ts'
import type { Words } from './search-vocabulary.ts'

const BATCH = 2000
const CATEGORIES = 60

/** Fills an empty, migrated database with products, their listing rows and cards. The search index is left to make. */
export async function fillCatalogue(pool: pg.Pool, size: number): Promise<void> {
  const words = vocabulary()
  await insertCategories(pool, words)
  await insertAttributes(pool)
  const random = randomNumbers(11)
  for (let start = 1; start <= size; start += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, size - start + 1) }, (_, n) => start + n)
    await insertProducts(pool, ids, words, random)
  }
  await pool.query("select setval(pg_get_serial_sequence('product', 'id'), max(id)) from product")
  await pool.query('analyze product_listing, product_card')
}

const CATEGORY_COLUMNS = 'insert into category (id, code, name, slug, parent_id) overriding system value'

async function insertCategories(pool: pg.Pool, words: { en: Words; ar: Words }): Promise<void> {
  for (let id = 1; id <= CATEGORIES; id += 1) {
    const name = JSON.stringify({ en: `${words.en[id]}s`, ar: `${words.ar[id]} ${words.ar[id + 1]}` })
    const parent = id <= 10 ? null : ((id - 1) % 10) + 1
    await pool.query(`${CATEGORY_COLUMNS} values ($1, $2, $3, $4, $5)`, [id, `c${id}`, name, name, parent])
  }
}

/** Values 1 to 40 and 41 to 70: every product has one of each attribute. */
async function insertAttributes(pool: pg.Pool): Promise<void> {
  for (const [code, count] of [
    ['material', 40],
    ['size', 30],
  ] as const) {
    const values = Array.from({ length: count }, (_, n) => ({ code: `${n}`, name: { en: `${code} ${n}` } }))
    await insertAttribute(queryBuilder(pool), { code, name: { en: code }, values })
  }
}

async function insertProducts(
  pool: pg.Pool,
  ids: readonly number[],
  words: { en: Words; ar: Words },
  random: () => number,
): Promise<void> {
  const say = (count: number) => ({ en: sentence(words.en, count, random), ar: sentence(words.ar, count, random) })
  const products = ids.map((id) => {
    const name = say(2 + Math.floor(random() * 4))
    const isInStock = random() > 0.1
    const popularity = Math.floor(1000 / (1 + 999 * random()))
    return {
      id,
      code: codeOf(id),
      category: 11 + Math.floor(random() * (CATEGORIES - 10)),
      name: JSON.stringify(name),
      keywords: JSON.stringify(say(4)),
      summary: JSON.stringify(say(10)),
      description: JSON.stringify(say(40)),
      popularity: popularity * 1000 + Math.floor(random() * 1000),
      isInStock,
      en: cardOf(id, name.en, random),
      ar: cardOf(id, name.ar, random),
    }
  })
  await pool.query(
    `insert into product (id, code, category_id, name, slug, keywords, summary, description, popularity)
     overriding system value
     select id, code, category, name::jsonb, name::jsonb, keywords::jsonb, summary::jsonb, description::jsonb, popularity
     from json_to_recordset($1) as given (id int, code text, category int, name text, keywords text, summary text,
       description text, popularity int)`,
    [JSON.stringify(products)],
  )
  await pool.query(
    `insert into product_listing (product_id, top_category_id, category_id, published_at, popularity, from_price,
       offer_percent, min_quantity, production_days, in_stock, urgent_allowed, attribute_value_ids)
     select id, (category - 1) % 10 + 1, category, now() - id * interval '1 minute', popularity, 100 + id % 100000, id % 7 * 5,
       1 + id % 5 * 50, 1 + id % 9, "isInStock", id % 3 = 0, array[1 + id % 40, 41 + id % 30]
     from json_to_recordset($1) as given (id int, category int, popularity int, "isInStock" boolean)`,
    [JSON.stringify(products)],
  )
  await pool.query(
    `insert into product_card (product_id, card_en, card_ar)
     select id, en, ar from json_to_recordset($1) as given (id int, en text, ar text)`,
    [JSON.stringify(products)],
  )
}

/** The code of a generated product. */
export const codeOf = (id: number): string => `PX-${String(id).padStart(7, '0')}`

function sentence(words: Words, count: number, random: () => number): string {
  return Array.from({ length: count }, () => draw(words, random)).join(' ')
}

/** A card as long as a real one. */
function cardOf(id: number, name: string, random: () => number): string {
  const picture = () => ({
    address: `/images/${Math.floor(random() * 2 ** 48)
      .toString(16)
      .padStart(16, '0')}`,
    width: 1600,
    height: 1200,
    alt: name,
  })
  const prices = { fromPrice: 100 + (id % 100_000), wasPrice: null, pricedPer: 1, offerPercent: 0, minQuantity: 50 }
  return JSON.stringify({
    id: String(id),
    productPrice: String(id),
    code: codeOf(id),
    name,
    slug: name.replaceAll(' ', '-'),
    pictures: [picture(), picture(), picture()],
    pictureCount: 3,
    ...prices,
    productionDays: 3,
    urgentAllowed: true,
    inStock: true,
    publishedAt: '2026-01-01T00:00:00.000Z',
    colours: [],
    colourCount: 0,
  })
}
