import type { Db } from '#db/connection.ts'
import type { LinkedSlugs } from './own-paths.ts'

const IMAGE = ['i.address_key', 'i.width', 'i.height'] as const

/** Slides in use, in order. */
export const readSlides = (db: Db) =>
  db
    .selectFrom('slide as s')
    .innerJoin('image as i', 'i.id', 's.image_id')
    .where('s.active', '=', true)
    .select(['s.id', 's.title', 's.text', 's.tab_label', 's.action_label', 's.action_path', 's.price_from'])
    .select(['s.priced_per', 's.image_alt', 's.swatch', 's.for_website', ...IMAGE])
    .orderBy('s.position')
    .orderBy('s.id')
    .execute()

/** Banners in use, in order. */
export const readBanners = (db: Db) =>
  db
    .selectFrom('banner as b')
    .leftJoin('image as i', 'i.id', 'b.image_id')
    .where('b.active', '=', true)
    .select(['b.id', 'b.placement', 'b.title', 'b.text', 'b.tag', 'b.action_label', 'b.action_path'])
    .select(['b.offer_percent', 'b.image_alt', 'b.items', ...IMAGE])
    .orderBy('b.position')
    .orderBy('b.id')
    .execute()

/** A page of the client companies, and how many there are. */
export async function readClients(db: Db, page: { limit: number; offset: number }) {
  const { total } = await db
    .selectFrom('client_company')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('client_company as c')
    .leftJoin('image as i', 'i.id', 'c.image_id')
    .select(['c.id', 'c.name', 'c.url', ...IMAGE])
    .orderBy('c.position')
    .orderBy('c.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { total, rows }
}

/** Slugs of what is linked to, by kind and id. */
export async function readSlugs(
  db: Db,
  ids: Readonly<Record<keyof LinkedSlugs, readonly number[]>>,
): Promise<LinkedSlugs> {
  const slugsIn = async (table: 'category' | 'product' | 'blog_post', requested: readonly number[]) => {
    if (requested.length === 0) return new Map()
    const rows = await db
      .selectFrom(table)
      .where('id', '=', (eb) => eb.fn.any(eb.val(requested)))
      .select(['id', 'slug'])
      .execute()
    return new Map(rows.map(({ id, slug }) => [id, slug]))
  }
  const [category, product, blogs] = await Promise.all([
    slugsIn('category', ids.category),
    slugsIn('product', ids.product),
    slugsIn('blog_post', ids.blogs),
  ])
  return { category, product, blogs }
}
