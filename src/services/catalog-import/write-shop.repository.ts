import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { SectionRow } from './format/sections.ts'

const table = (rows: readonly object[], columns: string): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as x(${sql.raw(columns)})`

export const writeSettings = (tx: Db, rows: readonly SectionRow<'settings'>[]) =>
  sql`
    insert into setting (key, value) select x.key, x.value from ${table(rows, 'key text, value jsonb')}
    on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(tx)

export const writeAttributes = (tx: Db, rows: readonly SectionRow<'attributes'>[]) =>
  sql`
    insert into attribute (code, name, position)
    select x.code, x.name, x.position from ${table(rows, 'code text, name jsonb, position integer')}
    on conflict (code) do update set name = excluded.name, position = excluded.position`.execute(tx)

export const writeAttributeValues = (tx: Db, rows: readonly SectionRow<'attribute_values'>[]) =>
  sql`
    insert into attribute_value (attribute_id, code, name, colour, position)
    select a.id, x.code, x.name, x.colour, x.position
    from ${table(rows, 'attribute text, code text, name jsonb, colour text, position integer')}
    join attribute a on a.code = x.attribute
    on conflict (attribute_id, code) do update set
      name = excluded.name, colour = excluded.colour, position = excluded.position`.execute(tx)

export const writePrintSheets = (tx: Db, rows: readonly SectionRow<'print_sheets'>[]) =>
  sql`
    insert into print_sheet (code, name, width_mm, height_mm, shape, corner_mm, bleed_mm, safe_mm, creases_x, creases_y, holes, scale, position)
    select x.code, x.name, x.width_mm, x.height_mm, x.shape, x.corner_mm, x.bleed_mm, x.safe_mm, x.creases_x, x.creases_y, x.holes, x.scale,
      x.position
    from ${table(
      rows,
      `code text, name jsonb, width_mm integer, height_mm integer, shape text, corner_mm integer, bleed_mm integer, safe_mm integer,
       creases_x jsonb, creases_y jsonb, holes jsonb, scale smallint, position integer`,
    )}
    on conflict (code) do update set
      name = excluded.name, width_mm = excluded.width_mm, height_mm = excluded.height_mm, shape = excluded.shape,
      corner_mm = excluded.corner_mm,
      bleed_mm = excluded.bleed_mm, safe_mm = excluded.safe_mm, creases_x = excluded.creases_x,
      creases_y = excluded.creases_y, holes = excluded.holes, scale = excluded.scale, position = excluded.position`.execute(
    tx,
  )

/** Top categories first: a parent must be there before what stands under it. */
export async function writeCategories(tx: Db, rows: readonly SectionRow<'categories'>[]): Promise<void> {
  for (const level of [rows.filter(({ parent }) => parent === null), rows.filter(({ parent }) => parent !== null)]) {
    const columns = `code text, parent text, name jsonb, slug jsonb, description jsonb, image text, tint text, position integer`
    await sql`
      insert into category (code, parent_id, name, slug, description, image_id, tint, position)
      select x.code, parent.id, x.name, x.slug, x.description, i.id, x.tint, x.position
      from ${table(level, columns)}
      left join category parent on parent.code = x.parent left join image i on i.sha256 = x.image
      on conflict (code) do update set
        parent_id = excluded.parent_id, name = excluded.name, slug = excluded.slug, description = excluded.description,
        image_id = excluded.image_id, tint = excluded.tint, position = excluded.position`.execute(tx)
  }
}

export const writeBlogTags = (tx: Db, rows: readonly SectionRow<'blog_tags'>[]) =>
  sql`
    insert into blog_tag (code, name) select x.code, x.name from ${table(rows, 'code text, name jsonb')}
    on conflict (code) do update set name = excluded.name`.execute(tx)

export async function writeBlogs(tx: Db, rows: readonly SectionRow<'blogs'>[]): Promise<void> {
  const columns = `code text, title jsonb, slug jsonb, excerpt jsonb, body jsonb, image text, image_alt jsonb, author jsonb,
    reading_minutes smallint, published_at timestamptz, updated_at timestamptz, tags jsonb`
  await sql`
    insert into blog_post (code, title, slug, excerpt, body, image_id, image_alt, author, reading_minutes, published_at, updated_at)
    select x.code, x.title, x.slug, x.excerpt, x.body, i.id, x.image_alt, x.author, x.reading_minutes, x.published_at,
      x.updated_at
    from ${table(rows, columns)} left join image i on i.sha256 = x.image
    on conflict (code) do update set
      title = excluded.title, slug = excluded.slug, excerpt = excluded.excerpt, body = excluded.body,
      image_id = excluded.image_id, image_alt = excluded.image_alt, author = excluded.author,
      reading_minutes = excluded.reading_minutes, published_at = excluded.published_at, updated_at = excluded.updated_at`.execute(
    tx,
  )
  const codes = rows.map(({ code }) => code)
  await sql`delete from blog_post_tag t using blog_post b where b.id = t.blog_post_id and b.code = any(${codes}::text[])`.execute(
    tx,
  )
  await sql`
    insert into blog_post_tag (blog_post_id, blog_tag_id)
    select b.id, t.id from ${table(rows, columns)}
    join blog_post b on b.code = x.code, jsonb_array_elements_text(x.tags) used join blog_tag t on t.code = used`.execute(
    tx,
  )
}

export const writePages = (tx: Db, rows: readonly SectionRow<'pages'>[]) =>
  sql`
    insert into static_page (key, title, intro, updated_at)
    select x.key, x.title, x.intro, x.updated_at
    from ${table(rows, 'key text, title jsonb, intro jsonb, updated_at timestamptz')}
    on conflict (key) do update set
      title = excluded.title, intro = excluded.intro, updated_at = excluded.updated_at`.execute(tx)

/** Replaces all sections of the pages named. */
export async function writePageSections(
  tx: Db,
  pages: readonly string[],
  rows: readonly SectionRow<'page_sections'>[],
): Promise<void> {
  await sql`delete from static_page_section where page_key = any(${pages}::text[])`.execute(tx)
  await sql`
    insert into static_page_section (page_key, position, code, title, body, image_ids)
    select x.page, x.position, x.code, x.title, x.body,
      coalesce((select array_agg(i.id order by n) from jsonb_array_elements_text(x.images) with ordinality used(sha, n)
        join image i on i.sha256 = used.sha), '{}')
    from ${table(rows, 'page text, position integer, code text, title jsonb, body jsonb, images jsonb')}`.execute(tx)
}

/** Dates pages of which the sections are new. */
export const datePages = (tx: Db, pages: readonly string[]) =>
  sql`update static_page set updated_at = now() where key = any(${pages}::text[])`.execute(tx)

/** `link` is the path it leads to by now. */
export const writeSlides = (tx: Db, rows: readonly SectionRow<'slides'>[]) =>
  sql`
    insert into slide (code, title, text, tab_label, action_label, action_path, price_from, priced_per, image_id, image_alt,
      swatch, for_website, position, active)
    select x.code, x.title, x.text, x.tab_label, x.action_label, x.link, x.price_from, x.priced_per, i.id, x.image_alt,
      x.swatch, x.for_website, x.position, x.active
    from ${table(
      rows,
      `code text, title jsonb, text jsonb, tab_label jsonb, action_label jsonb, link text, price_from bigint,
       priced_per integer, image text, image_alt jsonb, swatch text, for_website boolean, position integer, active boolean`,
    )} join image i on i.sha256 = x.image
    on conflict (code) do update set
      title = excluded.title, text = excluded.text, tab_label = excluded.tab_label, action_label = excluded.action_label,
      action_path = excluded.action_path, price_from = excluded.price_from, priced_per = excluded.priced_per,
      image_id = excluded.image_id, image_alt = excluded.image_alt, swatch = excluded.swatch,
      for_website = excluded.for_website, position = excluded.position, active = excluded.active`.execute(tx)

/** `link` and the links of `items` are the paths they lead to by now. */
export const writeBanners = (tx: Db, rows: readonly SectionRow<'banners'>[]) =>
  sql`
    insert into banner (code, placement, title, text, tag, action_label, action_path, offer_percent, image_id, image_alt,
      items, position, active)
    select x.code, x.placement, x.title, x.text, x.tag, x.action_label, x.link, x.offer_percent, i.id, x.image_alt,
      x.items, x.position, x.active
    from ${table(
      rows,
      `code text, placement text, title jsonb, text jsonb, tag jsonb, action_label jsonb, link text, offer_percent smallint,
       image text, image_alt jsonb, items jsonb, position integer, active boolean`,
    )} left join image i on i.sha256 = x.image
    on conflict (code) do update set
      placement = excluded.placement, title = excluded.title, text = excluded.text, tag = excluded.tag,
      action_label = excluded.action_label, action_path = excluded.action_path, offer_percent = excluded.offer_percent,
      image_id = excluded.image_id, image_alt = excluded.image_alt, items = excluded.items,
      position = excluded.position, active = excluded.active`.execute(tx)

export const writeClients = (tx: Db, rows: readonly SectionRow<'clients'>[]) =>
  sql`
    insert into client_company (code, name, image_id, url, position)
    select x.code, x.name, i.id, x.url, x.position
    from ${table(rows, 'code text, name jsonb, image text, url text, position integer')}
    left join image i on i.sha256 = x.image
    on conflict (code) do update set
      name = excluded.name, image_id = excluded.image_id, url = excluded.url, position = excluded.position`.execute(tx)

/** Replaces the phrases of the topics named. */
export async function writeSynonyms(
  tx: Db,
  rows: readonly { readonly topic: string; readonly phrases: readonly { phrase: string; key: string }[] }[],
): Promise<void> {
  await sql`delete from search_synonym where topic = any(${rows.map(({ topic }) => topic)}::text[])`.execute(tx)
  const phrases = rows.flatMap(({ topic, phrases: list }) => list.map(({ phrase, key }) => ({ topic, phrase, key })))
  await sql`
    insert into search_synonym (topic, phrase, phrase_key)
    select x.topic, x.phrase, x.key from ${table(phrases, 'topic text, phrase text, key text')}`.execute(tx)
}
