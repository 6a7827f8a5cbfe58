import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { SectionRow } from './format/sections.ts'
import { symbolicLink } from './links.ts'
import type { LinkTarget, LinkTargets } from './links.ts'
import type { ShopSection } from './source/raw-catalogue.ts'

export type ShopRows = { readonly [Section in ShopSection]: SectionRow<Section>[] }

/** Everything of the shop besides its products, as the format has it. */
export async function readShop(db: Db): Promise<ShopRows> {
  const targets = await readLinkTargets(db)
  const [settings, attributes, attribute_values, print_sheets, categories, blog_tags] = await Promise.all([
    rowsOf<'settings'>(db, sql`select key, value from setting order by key`),
    rowsOf<'attributes'>(db, sql`select code, name, position from attribute order by position, id`),
    rowsOf<'attribute_values'>(
      db,
      sql`select a.code as attribute, v.code, v.name, v.colour, v.position
        from attribute_value v join attribute a on a.id = v.attribute_id order by a.position, a.id, v.position, v.id`,
    ),
    rowsOf<'print_sheets'>(
      db,
      sql`select code, name, width_mm, height_mm, shape, corner_mm, bleed_mm, safe_mm, creases_x, creases_y, holes, scale, position
        from print_sheet order by position, id`,
    ),
    rowsOf<'categories'>(
      db,
      sql`select c.code, parent.code as parent, c.name, c.slug, c.description, i.sha256 as image, c.tint, c.position
        from category c left join category parent on parent.id = c.parent_id left join image i on i.id = c.image_id
        order by c.level, coalesce(parent.position, 0), parent.id, c.position, c.id`,
    ),
    rowsOf<'blog_tags'>(db, sql`select code, name from blog_tag order by id`),
  ])
  return {
    settings,
    attributes,
    attribute_values,
    print_sheets,
    categories,
    blog_tags,
    blogs: await readBlogs(db),
    pages: await readPages(db),
    page_sections: await rowsOf<'page_sections'>(db, PAGE_SECTIONS),
    slides: (await rowsOf<'slides'>(db, SLIDES)).map((row) => ({ ...row, link: symbolicLink(row.link, targets) })),
    banners: (await rowsOf<'banners'>(db, BANNERS)).map((row) => ({
      ...row,
      link: symbolicLink(row.link, targets),
      items: (row.items as readonly unknown[]).map((item) => withSymbolicLink(item, targets)),
    })),
    clients: await rowsOf<'clients'>(
      db,
      sql`select c.code, c.name, i.sha256 as image, c.url, c.position
        from client_company c left join image i on i.id = c.image_id order by c.position, c.id`,
    ),
    synonyms: await rowsOf<'synonyms'>(
      db,
      sql`select topic, array_agg(phrase order by phrase collate "C") as phrases from search_synonym group by topic order by topic`,
    ),
  }
}

const PAGE_SECTIONS = sql`
  select s.page_key as page, s.code, s.title, s.body,
    coalesce((select array_agg(i.sha256 order by n) from unnest(s.image_ids) with ordinality used(id, n)
      join image i on i.id = used.id), '{}') as images,
    s.position
  from static_page_section s order by s.page_key, s.position`

const SLIDES = sql`
  select s.code, s.title, s.text, s.tab_label, s.action_label, s.action_path as link, s.price_from::bigint as price_from,
    s.priced_per, i.sha256 as image, s.image_alt, s.swatch, s.for_website, s.active, s.position
  from slide s join image i on i.id = s.image_id order by s.position, s.id`

const BANNERS = sql`
  select b.code, b.placement, b.title, b.text, b.tag, b.action_label, b.action_path as link, b.offer_percent,
    i.sha256 as image, b.image_alt, b.items, b.active, b.position
  from banner b left join image i on i.id = b.image_id order by b.placement, b.position, b.id`

async function rowsOf<Section extends ShopSection>(
  db: Db,
  query: ReturnType<typeof sql>,
): Promise<SectionRow<Section>[]> {
  const { rows } = await query.execute(db)
  return rows as SectionRow<Section>[]
}

async function readBlogs(db: Db): Promise<SectionRow<'blogs'>[]> {
  const { rows } = await sql<
    Omit<SectionRow<'blogs'>, 'published_at' | 'updated_at'> & { published_at: Date; updated_at: Date }
  >`
    select b.code, b.title, b.slug, b.excerpt, b.body, i.sha256 as image, b.image_alt, b.author, b.reading_minutes,
      b.published_at, b.updated_at,
      coalesce((select array_agg(t.code::text order by t.code collate "C") from blog_post_tag bt join blog_tag t on t.id = bt.blog_tag_id
        where bt.blog_post_id = b.id), '{}') as tags
    from blog_post b left join image i on i.id = b.image_id order by b.published_at, b.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    published_at: row.published_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }))
}

async function readPages(db: Db): Promise<SectionRow<'pages'>[]> {
  const { rows } = await sql<Omit<SectionRow<'pages'>, 'updated_at'> & { updated_at: Date }>`
    select key, title, intro, updated_at from static_page order by key`.execute(db)
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}

/** What links may lead to, by id and by code. */
export async function readLinkTargets(db: Db): Promise<LinkTargets> {
  const { rows } = await sql<LinkTarget>`
    select 'category' as kind, id, code, parent_id from category
    union all select 'blog', id, code, null from blog_post
    union all select 'product', p.id, p.code, null from product p where p.id in (
      select (regexp_match(path, '^/product/(\\d+)$'))[1]::integer
      from (select action_path as path from slide union select action_path from banner
        union select item ->> 'path' from banner, jsonb_array_elements(items) item) used
      where path ~ '^/product/\\d{1,9}$')`.execute(db)
  return { all: rows }
}

function withSymbolicLink(item: unknown, targets: LinkTargets): unknown {
  if (typeof item !== 'object' || item === null || !('path' in item)) return item
  const { path, ...rest } = item
  return { ...rest, link: symbolicLink(String(path), targets) }
}

/** What links of an import may lead to: every category and article, and the products with these codes. */
export async function linkTargetsOf(db: Db, productCodes: readonly string[]): Promise<LinkTargets> {
  const { rows } = await sql<LinkTarget>`
    select 'category' as kind, id, code, parent_id from category
    union all select 'blog', id, code, null from blog_post
    union all select 'product', id, code, null from product where code = any(${productCodes}::text[])`.execute(db)
  return { all: rows }
}
