import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Mock } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import {
  CategoriesAnswer,
  CategoryAnswer,
  DepartmentsAnswer,
  MenuAnswer,
  PriceRangeAnswer,
  SubCategoriesAnswer,
} from '#contract/catalog/category.ts'
import { ProductChangesAnswer } from '#contract/catalog/product-changes.ts'
import { ProductAnswer } from '#contract/catalog/product-detail.ts'
import { ProductListAnswer, RelatedProductsAnswer } from '#contract/catalog/product-list.ts'
import { openPool, queryBuilder } from '#db/connection.ts'
import { rebuildListings } from '#services/catalog/listing-projection.ts'
import { testApi } from '#testing/api-app.ts'
import { insertAttribute, insertCategory, insertImage, insertProduct } from '#testing/catalogue-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

describe('calls of the catalogue', () => {
  let database: TestDatabase
  let app: FastifyInstance
  const ids = { print: 0, cards: 0, signs: 0, card: 0, sign: 0, hidden: 0, template: 0, gold: 0 }

  beforeAll(async () => {
    database = await testDatabase()
    const { db } = database
    const picture = await insertImage(db, 'card')
    ids.print = await insertCategory(db, { code: 'print', name: { en: 'Print', ar: 'طباعة' }, imageId: picture })
    ids.cards = await insertCategory(db, { code: 'cards', name: { en: 'Cards', ar: 'بطاقات' }, parentId: ids.print })
    ids.signs = await insertCategory(db, { code: 'signs', name: { en: 'Signs' }, position: 1 })
    const [gold = 0] = await insertAttribute(db, {
      code: 'finish',
      name: { en: 'Finish', ar: 'التشطيب' },
      values: [{ code: 'gold', name: { en: 'Gold', ar: 'ذهبي' }, colour: '#d4af37' }],
    })
    ids.gold = gold
    ids.card = await insertProduct(db, {
      code: 'BC-1',
      categoryId: ids.cards,
      name: { en: 'Business cards', ar: 'بطاقات عمل' },
      price: 1_50,
      offerPercent: 10,
      imageIds: [picture],
      valueIds: [gold],
    })
    ids.sign = await insertProduct(db, { code: 'SG-1', categoryId: ids.signs, name: { en: 'Shop sign' }, remaining: 3 })
    ids.hidden = await insertProduct(db, { code: 'HI-1', categoryId: ids.cards, more: { published: false } })
    ids.template = await insertTemplate(ids.card, 'card.pdf')
    await db.insertInto('related_product').values({ product_id: ids.card, related_id: ids.sign }).execute()
    await rebuildListings(db, 'all')
    app = (await testApi(database, { openPublicFile })).app
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const openPublicFile = async (key: string) => (key === 'card-template' ? Readable.from(['%PDF']) : undefined)

  const insertTemplate = async (productId: number, fileName: string) => {
    const { id } = await database.db
      .insertInto('template_file')
      .values({
        product_id: productId,
        name: JSON.stringify({ en: 'Card with bleed' }),
        file_name: fileName,
        media_type: 'application/pdf',
        storage_key: fileName === 'card.pdf' ? 'card-template' : 'gone',
        byte_size: 4,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const read = async (url: string, language = 'en') => app.inject({ url, headers: { 'accept-language': language } })

  const parsed = async <Answer extends z.ZodType>(answer: Answer, url: string, language = 'en') => {
    const response = await read(url, language)
    expect(response.statusCode, response.body).toBe(200)
    return answer.parse(response.json())
  }

  /** The sentences of both languages, of an answer that must be 404. */
  const notFound = async (url: string): Promise<string[]> => {
    const answers = [await read(url, 'en'), await read(url, 'ar')]
    return answers.map((response) => (response.statusCode === 404 ? response.json().message : response.body))
  }

  describe('categories', () => {
    test('come as a tree in the language asked for', async () => {
      const { data } = await parsed(CategoriesAnswer, '/api/app/categories', 'ar')
      expect(data).toMatchObject([
        { name: 'طباعة', slug: 'طباعة', productCount: 1, fromPrice: 1_35, subCategories: [{ name: 'بطاقات' }] },
        // Without an Arabic name the English one stands in.
        { name: 'Signs', productCount: 1, subCategories: [] },
      ])
      expect((await parsed(CategoriesAnswer, '/api/app/categories')).data[0]?.picture?.alt).toBe('Print')
    })

    test('come as menus and shop windows want them, and no more', async () => {
      const menu = await parsed(MenuAnswer, '/api/app/menu', 'ar')
      expect(menu.data.map(({ name, subCategories }) => [name, subCategories.map((sub) => sub.name)])).toEqual([
        ['طباعة', ['بطاقات']],
        ['Signs', []],
      ])
      const window = await parsed(DepartmentsAnswer, '/api/app/departments', 'ar')
      expect(window.data).toMatchObject([{ name: 'طباعة', fromPrice: 1_35 }, { name: 'Signs' }])
    })

    test('come one by one, with the way up', async () => {
      const sub = await parsed(CategoryAnswer, `/api/app/categories/${ids.cards}`)
      expect(sub.data).toMatchObject({
        name: 'Cards',
        slugs: { en: 'cards', ar: 'بطاقات' },
        parent: { name: 'Print', slugs: { en: 'print', ar: 'طباعة' } },
      })
      const top = await parsed(CategoryAnswer, `/api/app/categories/${ids.print}`, 'ar')
      expect(top.data).toMatchObject({ parent: null, subCategories: [{ name: 'بطاقات', productCount: 1 }] })
      expect(await notFound('/api/app/categories/999')).toEqual(['Category not found', 'القسم غير موجود'])
    })

    test('of the second level come all together', async () => {
      const { data } = await parsed(SubCategoriesAnswer, '/api/app/product-categories')
      expect(data).toMatchObject([{ name: 'Cards', parentId: String(ids.print) }])
    })

    test('tell the lowest and highest price of a piece', async () => {
      const url = `/api/app/range-prices?category=${ids.print}`
      expect((await parsed(PriceRangeAnswer, url)).data).toEqual({ min: 1.35, max: 1.35 })
      expect(await notFound('/api/app/range-prices?category=999')).toEqual(['Category not found', 'القسم غير موجود'])
      expect((await read('/api/app/range-prices')).json()).toMatchObject({
        code: 'VALIDATION',
        errors: [{ field: 'category', code: 'required' }],
      })
    })
  })

  test('tell when products last changed, the newest products first', async () => {
    const url = '/api/app/product-changes'
    const { data, meta } = await parsed(ProductChangesAnswer, url)
    expect(data.map(({ id }) => id)).toEqual([String(ids.sign), String(ids.card)])
    expect(meta).toMatchObject({ total: 2, perPage: 2_000, lastPage: 1 })
    const { updatedAt } = (await parsed(ProductAnswer, `/api/app/products/${ids.card}`)).data
    expect((await parsed(ProductChangesAnswer, `${url}?page=2&perPage=1`)).data).toEqual([
      { id: String(ids.card), updatedAt },
    ])
    expect((await read(`${url}?perPage=2001`)).statusCode).toBe(400)
  })

  describe('the product list', () => {
    test('has cards, where it stands, and what it can be filtered by', async () => {
      const url = `/api/app/products?category=${ids.print}&facets=1`
      const english = await parsed(ProductListAnswer, url)
      expect(english.data).toMatchObject([{ name: 'Business cards', fromPrice: 1_35, wasPrice: 1_50, colourCount: 1 }])
      expect(english.meta).toMatchObject({ total: 1, page: 1, perPage: 24, lastPage: 1, sort: 'newest' })
      const arabic = await parsed(ProductListAnswer, url, 'ar')
      expect(arabic.data[0]?.pictures[0]?.alt).toBe('بطاقات عمل')
      expect(arabic.facets).toMatchObject({
        subCategories: [{ name: 'بطاقات', count: 1, selected: false }],
        attributes: [{ name: 'التشطيب', values: [{ id: String(ids.gold), name: 'ذهبي', hex: '#d4af37', count: 1 }] }],
        price: { min: 1.35, max: 1.35 },
        offers: 1,
      })
    })

    test('leaves facets out unless asked', async () => {
      expect(await parsed(ProductListAnswer, '/api/app/products')).not.toHaveProperty('facets')
    })

    test.each(['choices', 'choices[]'])('takes %s, once or repeated', async (name) => {
      const one = await parsed(ProductListAnswer, `/api/app/products?${name}=${ids.gold}`)
      const two = await parsed(ProductListAnswer, `/api/app/products?${name}=${ids.gold}&${name}=${ids.gold}`)
      expect([one.meta.total, two.meta.total]).toEqual([1, 1])
    })

    test('takes a price range either way round', async () => {
      const there = await parsed(ProductListAnswer, '/api/app/products?minPrice=1&maxPrice=1.50')
      const back = await parsed(ProductListAnswer, '/api/app/products?minPrice=1.50&maxPrice=1')
      expect([there.meta.total, back.meta.total]).toEqual([1, 1])
    })

    test('is searched, best first', async () => {
      const found = await parsed(ProductListAnswer, `/api/app/products?name=${encodeURIComponent('بطاقات')}`, 'ar')
      expect(found.data[0]?.code).toBe('BC-1')
      expect(found.meta.sort).toBe('relevance')
      const narrowed = await parsed(ProductListAnswer, '/api/app/products?name=cards&offers=1&sort=price-asc&facets=1')
      expect(narrowed.meta.total).toBe(1)
    })

    test('is empty beyond its last page, and keeps its total', async () => {
      const beyond = await parsed(ProductListAnswer, '/api/app/products?page=500')
      expect(beyond).toMatchObject({ data: [], meta: { total: 2, page: 500, lastPage: 1 } })
    })

    test.each([
      ['category=999', 404],
      ['choices=999', 400],
      ['subCategories=999', 400],
      ['sort=relevance', 400],
      ['sort=cheapest', 400],
      ['minPrice=-1', 400],
      ['minPrice=1.234', 400],
      ['maxMinQuantity=0', 400],
      ['offers=maybe', 400],
      ['name=', 400],
      [`name=${'a'.repeat(121)}`, 400],
      ['perPage=101', 400],
      ['page=-1', 400],
    ])('refuses %s', async (query, status) => {
      expect((await read(`/api/app/products?${query}`)).statusCode).toBe(status)
    })
  })

  describe('a product', () => {
    test('comes whole, with the stock of this moment', async () => {
      const card = await parsed(ProductAnswer, `/api/app/products/${ids.card}`, 'ar')
      expect(card.data).toMatchObject({
        name: 'بطاقات عمل',
        category: { name: 'بطاقات' },
        prices: [{ offerPercent: 10, remainingQuantity: null }],
        features: [{ choices: [{ hex: '#d4af37' }] }],
        templates: [{ fileName: 'card.pdf', href: `/api/app/templates/${ids.template}` }],
      })
      await database.db
        .updateTable('product_price')
        .set({ remaining_quantity: 2 })
        .where('product_id', '=', ids.sign)
        .execute()
      const sign = await parsed(ProductAnswer, `/api/app/products/${ids.sign}`, 'ar')
      expect(sign.data).toMatchObject({ name: 'Shop sign', prices: [{ remainingQuantity: 2 }] })
    })

    test('that is unknown or not published is not found', async () => {
      expect(await notFound('/api/app/products/999')).toEqual(['Product not found', 'المنتج غير موجود'])
      expect(await notFound(`/api/app/products/${ids.hidden}`)).toEqual(['Product not found', 'المنتج غير موجود'])
      expect(await notFound('/api/app/products/999/related')).toEqual(['Product not found', 'المنتج غير موجود'])
    })

    test('comes with related ones, the named first, without itself', async () => {
      const related = await parsed(RelatedProductsAnswer, `/api/app/products/${ids.card}/related`)
      expect(related.data.map(({ code }) => code)).toEqual(['SG-1'])
    })

    test('has templates to save', async () => {
      const response = await read(`/api/app/templates/${ids.template}`)
      expect(response.body).toBe('%PDF')
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="card.pdf"',
        'x-content-type-options': 'nosniff',
      })
      expect(await notFound('/api/app/templates/999')).toEqual(['Template not found', 'القالب غير موجود'])
      const gone = await insertTemplate(ids.card, 'gone.pdf')
      expect(await notFound(`/api/app/templates/${gone}`)).toEqual(['Template not found', 'القالب غير موجود'])
    })
  })

  test('a category page asks the database at most four times', async () => {
    const request: Mock[] = []
    const pool = openPool(database.url)
    pool.on('connect', (client) => request.push(vi.spyOn(client, 'query')))
    const { app: counted } = await testApi({ pool, db: queryBuilder(pool) })
    const page = [
      '/api/app/menu',
      `/api/app/categories/${ids.print}`,
      `/api/app/products?category=${ids.print}&facets=1`,
      '/api/banners?placement=list-promo',
      '/api/app/social-links',
      '/api/app/contact-us',
    ]
    for (const url of page) await counted.inject(url)
    for (const query of request) query.mockClear()
    for (const url of page) expect((await counted.inject(url)).statusCode).toBe(200)
    // The list and its facets; the rest is stored in the process until it changes.
    expect(request.flatMap(({ mock }) => mock.calls)).toHaveLength(2)
    await counted.close()
    await pool.end()
  })
})
