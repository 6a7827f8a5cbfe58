import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProductCard } from '#contract/catalog/product-card.ts'
import { ProductDetail } from '#contract/catalog/product-detail.ts'
import { insertAttribute, insertCategory, insertImage, insertProduct } from '#testing/catalogue-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createAuditLog } from '../audit/audit-log.ts'
import { rebuildListings } from './listing-projection.ts'
import { withStock } from './product-detail.ts'

describe('the read models of products', () => {
  let database: TestDatabase
  let top: number
  let sub: number
  let reds: number[]
  beforeAll(async () => {
    database = await testDatabase()
    top = await insertCategory(database.db, { code: 'print', name: { en: 'Print', ar: 'طباعة' } })
    sub = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards', ar: 'بطاقات' }, parentId: top })
    reds = await insertAttribute(database.db, {
      code: 'colour',
      name: { en: 'Colour', ar: 'اللون' },
      values: [
        { code: 'red', name: { en: 'Red', ar: 'أحمر' }, colour: '#cc0000' },
        { code: 'blue', name: { en: 'Blue' }, colour: '#0000cc' },
      ],
    })
  })
  afterAll(() => database.close())

  test('are made again while customers sign in, which the audit log notes', async () => {
    const audit = createAuditLog('a secret of the test')
    const source = { customerId: randomUUID() }
    await database.db.transaction().execute(async (tx) => {
      await rebuildListings(tx, 'all')
      await audit.record(database.db, 'signed-in', source)
    })
    const entries = await database.db
      .selectFrom('audit_entry')
      .select('event')
      .where('customer_id', '=', source.customerId)
    expect(await entries.execute()).toEqual([{ event: 'signed-in' }])
  })

  const readModels = async (id: number) => {
    const row = await database.db
      .selectFrom('product_listing as l')
      .innerJoin('product_card as c', 'c.product_id', 'l.product_id')
      .innerJoin('product_detail as d', 'd.product_id', 'l.product_id')
      .where('l.product_id', '=', id)
      .selectAll()
      .executeTakeFirst()
    return row
  }

  test('hold a card and a detail that the contract allows, in both languages', async () => {
    const picture = await insertImage(database.db, 'front')
    const id = await insertProduct(database.db, {
      code: 'BC-1',
      categoryId: sub,
      name: { en: 'Business cards', ar: 'بطاقات عمل' },
      price: 1_25,
      offerPercent: 20,
      remaining: 500,
      ladder: [{ min_quantity: 500, unit_price: 1_00 }],
      imageIds: [picture],
      valueIds: reds,
      more: {
        priced_per: 100,
        min_quantity: 100,
        description: JSON.stringify({ en: '<p>Thick</p>' }),
        included: JSON.stringify({ en: 'Cards\n\nA box\n', ar: 'بطاقات' }),
        specifications: JSON.stringify({ en: 'Paper: cotton, 350 g\nScale: 1:1', ar: 'الورق: قطني 350 جم' }),
      },
    })
    await rebuildListings(database.db, [id])

    const row = (await readModels(id))!
    expect(row).toMatchObject({
      top_category_id: top,
      category_id: sub,
      from_price: 1_00,
      offer_percent: 20,
      in_stock: true,
      attribute_value_ids: reds,
    })
    const card = ProductCard.parse(JSON.parse(row.card_en))
    expect(card).toMatchObject({ name: 'Business cards', fromPrice: 1_00, wasPrice: 1_25, colourCount: 2 })
    expect(ProductCard.parse(JSON.parse(row.card_ar))).toMatchObject({ name: 'بطاقات عمل', slug: 'بطاقات-عمل' })

    const detail = ProductDetail.parse(JSON.parse(withStock(row.detail_ar, ['500'])))
    expect(detail).toMatchObject({
      descriptionHtml: '<p>Thick</p>',
      included: ['بطاقات'],
      specifications: [{ name: 'الورق', value: 'قطني 350 جم' }],
      topCategory: { name: 'طباعة' },
      category: { name: 'بطاقات', slugs: { en: 'cards', ar: 'بطاقات' } },
    })
    expect(detail.prices[0]).toMatchObject({
      remainingQuantity: 500,
      ladder: [
        { minQuantity: 100, unitPrice: 125 },
        { minQuantity: 500, unitPrice: 100 },
      ],
    })
    const english = ProductDetail.parse(JSON.parse(withStock(row.detail_en, ['500'])))
    expect(english.included).toEqual(['Cards', 'A box'])
    expect(english.specifications).toEqual([
      { name: 'Paper', value: 'cotton, 350 g' },
      { name: 'Scale', value: '1:1' },
    ])
  })

  test('keep what a text means to JSON', async () => {
    const name = { en: 'A "quoted" \\ name\u2028', ar: '<b>اسم</b>' }
    const id = await insertProduct(database.db, { code: 'Q-1', categoryId: top, name })
    await rebuildListings(database.db, [id])
    const row = (await readModels(id))!
    expect(JSON.parse(row.card_en).name).toBe(name.en)
    expect(ProductDetail.parse(JSON.parse(withStock(row.detail_ar, ['null'])))).toMatchObject({
      name: name.ar,
      category: null,
      prices: [{ remainingQuantity: null }],
    })
  })

  test('call a product out of stock when its minimum cannot be had', async () => {
    const id = await insertProduct(database.db, {
      code: 'S-1',
      categoryId: sub,
      remaining: 9,
      more: { min_quantity: 10 },
    })
    await rebuildListings(database.db, [id])
    expect((await readModels(id))?.in_stock).toBe(false)
  })

  test('lose what is no longer published, and count it no more', async () => {
    const id = await insertProduct(database.db, { code: 'U-1', categoryId: sub })
    await rebuildListings(database.db, [id])
    const countIn = async (scope: number) =>
      (await database.db.selectFrom('listing_scope').where('scope_id', '=', scope).selectAll().executeTakeFirst())
        ?.product_count
    const before = await countIn(sub)
    await database.db.updateTable('product').set({ published: false }).where('id', '=', id).execute()
    await rebuildListings(database.db, [id])
    expect(await readModels(id)).toBeUndefined()
    expect(await countIn(sub)).toBe(before! - 1)
    expect(await countIn(0)).toBe(await countIn(top))
  })

  test('come out the same for one product as for all', async () => {
    const rows = () =>
      database.db
        .selectFrom('product_listing as l')
        .innerJoin('product_card as c', 'c.product_id', 'l.product_id')
        .innerJoin('product_detail as d', 'd.product_id', 'l.product_id')
        .orderBy('l.product_id')
        .selectAll()
        .execute()
    const before = await rows()
    const scopes = await database.db.selectFrom('listing_scope').orderBy('scope_id').selectAll().execute()
    await rebuildListings(database.db, 'all')
    expect(await rows()).toEqual(before)
    expect(await database.db.selectFrom('listing_scope').orderBy('scope_id').selectAll().execute()).toEqual(scopes)
  })

  test('written before cards named a price are given one by the migration', async () => {
    const id = await insertProduct(database.db, { code: 'OLD', categoryId: sub, name: { en: 'Old' }, price: 2_00 })
    await database.pool.query(
      `insert into product_price (product_id, code, position, price, offer_percent, remaining_quantity)
       values ($1, 'SOLD', 5, 50, 0, 0), ($1, 'OFFER', 6, 300, 50, null)`,
      [id],
    )
    await rebuildListings(database.db, [id])
    const made = await readModels(id)
    const strip = `update product_card
      set card_en = (card_en::jsonb - 'productPrice')::text, card_ar = (card_ar::jsonb - 'productPrice')::text`
    await database.pool.query(strip)
    await database.pool.query(await readFile('src/db/migrations/0014_card_price.sql', 'utf8'))
    const given = await readModels(id)
    expect(JSON.parse(given!.card_en)).toEqual(JSON.parse(made!.card_en))
    expect(JSON.parse(given!.card_ar)).toEqual(JSON.parse(made!.card_ar))
  })

  test('that say moments in UTC are given Riyadh time by the migration', async () => {
    const name = { en: 'Late "publishedAt":"2026-01-01T00:00:00Z" cards', ar: 'بطاقات' }
    const id = await insertProduct(database.db, { code: 'UTC', categoryId: sub, name, price: 2_00 })
    await rebuildListings(database.db, [id])
    const made = await readModels(id)
    expect(JSON.parse(made!.card_en).publishedAt).toMatch(/\+03:00$/)
    const inUtc = (text: string) =>
      text.replaceAll(
        /"(publishedAt|updatedAt)":"([^"]+)"/g,
        (_, field: string, moment: string) => `"${field}":"${new Date(moment).toISOString()}"`,
      )
    const { card_en, card_ar, detail_en, detail_ar } = made!
    await database.pool.query('update product_card set card_en = $2, card_ar = $3 where product_id = $1', [
      id,
      inUtc(card_en),
      inUtc(card_ar),
    ])
    await database.pool.query('update product_detail set detail_en = $2, detail_ar = $3 where product_id = $1', [
      id,
      inUtc(detail_en),
      inUtc(detail_ar),
    ])
    await database.pool.query(await readFile('src/db/migrations/0038_riyadh_time.sql', 'utf8'))
    expect(await readModels(id)).toEqual(made)
  })

  test('are announced once the transaction commits', async () => {
    const id = await insertProduct(database.db, { code: 'N-1', categoryId: sub })
    const client = await database.pool.connect()
    try {
      await client.query('listen catalog_changed')
      const events = new Promise<string | undefined>((resolve) =>
        client.once('notification', ({ payload }) => resolve(payload)),
      )
      await database.db.transaction().execute((tx) => rebuildListings(tx, [id]))
      expect(JSON.parse((await events)!)).toEqual(
        expect.arrayContaining(['catalogue', `product:${id}`, `category:${sub}`, `category:${top}`]),
      )
    } finally {
      client.release(true)
    }
  })
})
