import type { Db } from '#db/connection.ts'
import { rebuildListings } from '#services/catalog/listing-projection.ts'
import { insertAttribute, insertCategory, insertImage, insertProduct } from '../catalogue-fixture.ts'

/** Thirty products in three categories, three articles and a page: enough that valid requests have something to find. */
export async function fuzzCatalogue(db: Db): Promise<void> {
  const top = await insertCategory(db, { code: 'cards', name: { en: 'Cards', ar: 'بطاقات' } })
  const sub = await insertCategory(db, {
    code: 'business',
    name: { en: 'Business cards', ar: 'بطاقات أعمال' },
    parentId: top,
  })
  const arabicOnly = await insertCategory(db, { code: 'signs', name: { ar: 'لوحات' } })
  const values = await insertAttribute(db, {
    code: 'material',
    name: { en: 'Material', ar: 'الخامة' },
    values: [
      { code: 'cotton', name: { en: 'Cotton', ar: 'قطن' }, colour: '#f6f1e6' },
      { code: 'kraft', name: { en: 'Kraft', ar: 'كرافت' } },
    ],
  })
  const image = await insertImage(db, 'fuzz')
  for (let n = 1; n <= 30; n++) {
    await insertProduct(db, {
      code: `FZ-${n}`,
      categoryId: [top, sub, arabicOnly][n % 3] ?? top,
      name: n % 5 === 0 ? { ar: `لوحة رقم ${n}` } : { en: `Card number ${n}`, ar: `بطاقة رقم ${n}` },
      price: n * 137,
      offerPercent: n % 4 === 0 ? 25 : 0,
      remaining: n % 7 === 0 ? 0 : null,
      imageIds: [image],
      valueIds: n % 2 === 0 ? values : [],
    })
  }
  await db.transaction().execute((tx) => rebuildListings(tx, 'all'))
  for (let n = 1; n <= 3; n++) await insertArticle(db, n, image)
  await insertPage(db)
}

async function insertArticle(db: Db, n: number, imageId: number): Promise<void> {
  await db
    .insertInto('blog_post')
    .values({
      code: `paper-${n}`,
      title: '{"en":"Choosing paper","ar":"اختيار الورق"}',
      slug: `{"en":"choosing-paper-${n}","ar":"اختيار-الورق-${n}"}`,
      excerpt: '{"en":"How to choose."}',
      body: '{"en":"<p>Text</p>"}',
      author: '{"en":"Matbaa"}',
      image_id: imageId,
      image_alt: null,
      reading_minutes: 4,
      published_at: new Date('2026-01-01T00:00:00Z'),
    })
    .execute()
}

async function insertPage(db: Db): Promise<void> {
  await db.insertInto('static_page').values({ key: 'about-us', title: '{"en":"About us"}', intro: null }).execute()
}
