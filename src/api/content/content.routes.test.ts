import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { BlogListAnswer, BlogPostAnswer } from '#contract/content/blog.ts'
import { StaticPageAnswer } from '#contract/content/static-page.ts'
import {
  BannersAnswer,
  ClientCompaniesAnswer,
  ContactInfoAnswer,
  SlidesAnswer,
  SocialLinksAnswer,
} from '#contract/content/storefront.ts'
import type { CatalogChanges } from '#services/catalog/catalog-changes.ts'
import { rebuildListings } from '#services/catalog/listing-projection.ts'
import { testApi } from '#testing/api-app.ts'
import { insertCategory, insertImage, insertProduct } from '#testing/catalogue-fixture.ts'
import { insertArticle, insertTag } from '#testing/content-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

const text = JSON.stringify

describe('calls of the content', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let changes: CatalogChanges
  let picture: number
  beforeAll(async () => {
    database = await testDatabase()
    picture = await insertImage(database.db, 'front')
    ;({ app, changes } = await testApi(database))
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const read = (url: string, language = 'en') => app.inject({ url, headers: { 'accept-language': language } })

  const parsed = async <Answer extends z.ZodType>(answer: Answer, url: string, language = 'en') => {
    const response = await read(url, language)
    expect(response.statusCode, response.body).toBe(200)
    return answer.parse(response.json())
  }

  test('slides: those of the website, or all; inactive ones never', async () => {
    const slide = (code: string, more: object) =>
      database.db
        .insertInto('slide')
        .values({
          code,
          title: text({ en: code, ar: 'شريحة' }),
          text: null,
          tab_label: text({ en: 'Tab' }),
          action_label: text({ en: 'See', ar: 'شاهد' }),
          action_path: '/category/1',
          price_from: 49_00,
          image_id: picture,
          image_alt: null,
          ...more,
        })
        .execute()
    await slide('second', { position: 2 })
    await slide('first', { position: 1 })
    await slide('app-only', { position: 3, for_website: false })
    await slide('gone', { active: false })
    changes.publish(['content'])

    const website = await parsed(SlidesAnswer, '/api/app/slider?website=0')
    expect(website.data.map(({ title }) => title)).toEqual(['first', 'second'])
    const all = await parsed(SlidesAnswer, '/api/app/slider?website=1', 'ar')
    expect(all.data).toMatchObject([{ title: 'شريحة', actionLabel: 'شاهد', tabLabel: 'Tab' }, {}, {}])
    expect((await read('/api/app/slider?website=2')).statusCode).toBe(400)
  })

  test('banners: with the cards of their products, of one place or of all', async () => {
    const category = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards' } })
    const product = await insertProduct(database.db, {
      code: 'BC-9',
      categoryId: category,
      name: { en: 'Card', ar: 'بطاقة' },
    })
    await rebuildListings(database.db, [product])
    const banner = (code: string, placement: 'home-offer' | 'home-need' | 'list-promo', items: unknown) =>
      database.db
        .insertInto('banner')
        .values({
          code,
          placement,
          title: text({ en: code }),
          text: null,
          tag: null,
          action_label: null,
          action_path: null,
          offer_percent: 20,
          image_id: null,
          image_alt: null,
          items: text(items),
        })
        .execute()
    await banner('offer', 'home-offer', [{ product: 'BC-9' }, { product: 'NO-SUCH' }])
    await banner('promo', 'list-promo', [{ title: { en: 'Open a shop', ar: 'افتح متجرًا' }, path: '/special-request' }])
    await banner('need', 'home-need', [
      { title: { en: 'Cards' }, path: `/category/${category}` },
      { title: { en: 'One' }, path: `/product/${product}` },
    ])
    changes.publish(['content'])

    const all = await parsed(BannersAnswer, '/api/banners', 'ar')
    expect(all.data).toMatchObject([
      { title: 'offer', products: [{ name: 'بطاقة' }], links: [] },
      { title: 'promo', products: [], links: [{ title: 'افتح متجرًا', text: null, path: '/special-request' }] },
      {
        title: 'need',
        links: [
          { path: `/category/${category}/cards` },
          { path: `/product/${product}/${encodeURIComponent('بطاقة')}` },
        ],
      },
    ])
    expect((await parsed(BannersAnswer, '/api/banners?placement=list-promo')).data).toHaveLength(1)
    expect((await read('/api/banners?placement=roof')).statusCode).toBe(400)
  })

  test('client companies: page by page', async () => {
    const names = ['Sahil', 'Rayhan', 'Noura']
    await database.db
      .insertInto('client_company')
      .values(
        names.map((name, position) => ({
          code: name,
          name: text({ en: name, ar: 'شركة' }),
          image_id: position === 0 ? picture : null,
          url: null,
          position,
        })),
      )
      .execute()
    const second = await parsed(ClientCompaniesAnswer, '/api/app/customers?page=2&perPage=2')
    expect(second).toMatchObject({ data: [{ name: 'Noura', logo: null }], meta: { total: 3, page: 2, lastPage: 2 } })
    const first = await parsed(ClientCompaniesAnswer, '/api/app/customers', 'ar')
    expect(first.data[0]).toMatchObject({ name: 'شركة', logo: { alt: 'شركة' } })
    expect((await read('/api/app/customers?page=0')).statusCode).toBe(400)
  })

  test('contact info and social links: plain ones until they are set', async () => {
    expect((await parsed(SocialLinksAnswer, '/api/app/social-links')).data.instagram).toBeNull()
    const contact = (await parsed(ContactInfoAnswer, '/api/app/contact-us', 'ar')).data
    expect(contact).toMatchObject({ location: 'الرياض', deliveryPrice: 3500 })
    await database.db
      .insertInto('setting')
      .values({
        key: 'socialLinks',
        value: text({
          whatsapp: 'https://wa.me/966551234567',
          instagram: 'https://instagram.com/matbaa',
          youtube: null,
          facebook: null,
          twitter: null,
          linkedin: null,
        }),
      })
      .execute()
    changes.publish(['settings'])
    const { data } = await parsed(SocialLinksAnswer, '/api/app/social-links')
    expect(data).toMatchObject({ whatsapp: 'https://wa.me/966551234567', youtube: null })
  })

  describe('articles', () => {
    test('newest first, by tag, without those of the future', async () => {
      const { db } = database
      const paper = await insertTag(db, { code: 'paper', name: { en: 'Paper', ar: 'ورق' } })
      const ink = await insertTag(db, { code: 'ink', name: { en: 'Ink', ar: 'حبر' } })
      const old = await insertArticle(db, {
        code: 'old',
        title: { en: 'Old', ar: 'قديم' },
        day: 1,
        tagIds: [paper, ink],
      })
      const other = await insertArticle(db, { code: 'other', title: { en: 'Other' }, day: 2, tagIds: [ink] })
      await insertArticle(db, { code: 'later', title: { en: 'Later' }, day: 400_000, tagIds: [] })

      const list = await parsed(BlogListAnswer, '/api/app/blogs', 'ar')
      expect(list.data.map(({ title }) => title)).toEqual(['Other', 'قديم'])
      const { updatedAt } = (await parsed(BlogPostAnswer, `/api/app/blogs/${old}`)).data
      expect(list.data.map((card) => card.updatedAt)).toContain(updatedAt)
      expect(list.meta).toMatchObject({ total: 2, tags: [{ name: 'ورق' }, { name: 'حبر' }] })
      const tagged = await parsed(BlogListAnswer, `/api/app/blogs?tag=${paper}`)
      expect(tagged.data.map(({ id }) => id)).toEqual([String(old)])
      expect((await read('/api/app/blogs?tag=999')).json()).toMatchObject({ code: 'NOT_FOUND' })
      expect((await read('/api/app/blogs?tag=paper')).json()).toMatchObject({
        code: 'VALIDATION',
        errors: [{ field: 'tag' }],
      })

      const post = await parsed(BlogPostAnswer, `/api/app/blogs/${old}`)
      expect(post.data).toMatchObject({
        slugs: { en: 'old', ar: 'قديم' },
        tags: [{ code: 'paper' }, { code: 'ink' }],
        related: [{ id: String(other) }],
      })
    })

    test('prices they mention are those of the catalogue, also after it changed', async () => {
      const { db } = database
      const categoryId = await insertCategory(db, { code: 'boxes', name: { en: 'Boxes' } })
      const ladder = [{ min_quantity: 100, unit_price: 16_00 }]
      const box = await insertProduct(db, { code: 'BX-9', categoryId, price: 24_00, ladder })
      await db.updateTable('product_price').set({ setup_fee: 150_00 }).where('product_id', '=', box).execute()
      const id = await insertArticle(db, { code: 'boxes', title: { en: 'Boxes' }, day: 3, tagIds: [] })
      const body = { en: '{price BX-9} or {price BX-9 200}, {price GONE}', ar: '{price BX-9 200} أو {price GONE}' }
      await db
        .updateTable('blog_post')
        .set({ body: text(body) })
        .where('id', '=', id)
        .execute()
      const bodyIn = async (language: string) =>
        (await parsed(BlogPostAnswer, `/api/app/blogs/${id}`, language)).data.bodyHtml.replaceAll('\u00A0', ' ')

      expect(await bodyIn('en')).toBe('SAR 24 or SAR 16.75, a price on request')
      expect(await bodyIn('ar')).toBe('16.75 ر.س أو سعر عند الطلب')
      await db.updateTable('price_ladder_row').set({ unit_price: 18_00 }).execute()
      expect(await bodyIn('ar')).toBe('18.75 ر.س أو سعر عند الطلب')
    })

    test('unknown ones are not found', async () => {
      expect((await read('/api/app/blogs/999', 'ar')).json()).toMatchObject({ message: 'المقال غير موجود' })
      expect((await read('/api/app/blogs/x')).statusCode).toBe(404)
    })
  })

  test("the company's pages, section by section", async () => {
    expect((await read('/api/app/pages/about-us')).statusCode).toBe(404)
    const { db } = database
    await db
      .insertInto('static_page')
      .values({ key: 'about-us', title: text({ en: 'About us', ar: 'من نحن' }), intro: null })
      .execute()
    await db
      .insertInto('static_page_section')
      .values([
        { page_key: 'about-us', position: 1, code: 'b', title: text({ en: 'B' }), body: text({ en: '<p>B</p>' }) },
        {
          page_key: 'about-us',
          position: 0,
          code: 'a',
          title: text({ en: 'A', ar: 'أ' }),
          body: text({ en: '<p>A</p>' }),
          image_ids: [picture],
        },
      ])
      .execute()
    const page = await parsed(StaticPageAnswer, '/api/app/pages/about-us', 'ar')
    expect(page.data).toMatchObject({
      title: 'من نحن',
      sections: [
        { title: 'أ', bodyHtml: '<p>A</p>', pictures: [{ alt: 'أ' }] },
        { title: 'B', pictures: [] },
      ],
    })
    expect((await read('/api/app/pages/no-such-page')).statusCode).toBe(404)
  })
})
