import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'
import { answersOf } from '#db/pipelined-transaction.ts'

/** Media type, size and storage key of a template, by the hash of its file. */
export type TemplateFacts = Pick<
  ReadonlyMap<string, { readonly mediaType: string; readonly byteSize: number; readonly storageKey: string }>,
  'get'
>

/** Rows to write, each list as JSON text; they name their product by its code. */
export type ProductTables = Readonly<
  Record<'products' | 'prices' | 'images' | 'features' | 'choices' | 'conditions' | 'exclusions' | 'templates', string>
>

/** Rows as a table of the statement: one parameter, however many they are. */
const table = (rows: string, columns: string): RawBuilder<unknown> =>
  sql`json_to_recordset(${rows}::json) as x(${sql.raw(columns)})`

const NONE = '[]'

/** A list of faces as an array; none as null. */
const facesOf = sql`nullif(array(select jsonb_array_elements_text(x.print_faces)), '{}')`

/**
 * Writes products with all their parts, but for what relates them to each other. Parts keep their ids as long as they
 * keep their codes. Answers the ids by code.
 */
export async function writeProducts(tx: Db, tables: ProductTables): Promise<Map<string, number>> {
  const written = await upsertProducts(tx, tables.products)
  const old = written.flatMap(({ id, is_new: isNew }) => (isNew ? [] : [id]))
  if (old.length > 0) await removeParts(tx, tables, old)
  await writeParts(tx, tables, old.length > 0)
  return idsByCode(written)
}

/** The same for products the shop does not have yet. Does not wait between its statements. */
export async function writeNewProducts(tx: Db, tables: ProductTables): Promise<Map<string, number>> {
  const [written] = await answersOf([upsertProducts(tx, tables.products), writeParts(tx, tables, false)])
  return idsByCode(written)
}

const idsByCode = (written: readonly { readonly id: number; readonly code: string }[]): Map<string, number> =>
  new Map(written.map(({ id, code }) => [code, id]))

/** Each part after what it belongs to; the connection keeps the order. */
const writeParts = (tx: Db, tables: ProductTables, hasOld: boolean): Promise<unknown> =>
  answersOf([
    writePrices(tx, tables.prices, hasOld),
    tables.images !== NONE && writeImages(tx, tables.images),
    tables.features !== NONE && writeFeatures(tx, tables.features, hasOld),
    tables.choices !== NONE && writeChoices(tx, tables.choices, hasOld),
    tables.conditions !== NONE && writeConditions(tx, tables.conditions),
    tables.exclusions !== NONE && writeExclusions(tx, tables.exclusions),
    tables.templates !== NONE && writeTemplates(tx, tables.templates),
  ])

async function upsertProducts(tx: Db, products: string) {
  const rows = table(
    products,
    `code text, category text, name jsonb, slug jsonb, summary jsonb, description jsonb, included jsonb, specifications jsonb,
     keywords jsonb, min_quantity integer, quantity_step integer, priced_per integer, urgent_allowed boolean, production_days smallint,
     width_mm integer, height_mm integer, print_method text, print_sheet text, print_faces jsonb, print_proof text, print_preview text, print_ground text, print_inks text, print_private boolean, pages_min smallint,
     pages_max smallint, pages_multiple smallint, popularity integer, published boolean, published_at timestamptz`,
  )
  const written = await sql<{ id: number; code: string; is_new: boolean }>`
    insert into product as old (code, category_id, name, slug, summary, description, included, specifications, keywords,
      min_quantity, quantity_step, priced_per, urgent_allowed, production_days, width_mm, height_mm, print_method,
      print_sheet_id, print_faces, print_proof, print_preview, print_ground, print_inks, print_private, pages_min, pages_max, pages_multiple, popularity, published, published_at)
    select x.code, c.id, x.name, x.slug, x.summary, x.description, x.included, x.specifications, x.keywords,
      x.min_quantity, x.quantity_step, x.priced_per, x.urgent_allowed, x.production_days, x.width_mm, x.height_mm,
      x.print_method, ps.id, ${facesOf}, x.print_proof, x.print_preview, x.print_ground, x.print_inks, x.print_private, x.pages_min, x.pages_max, x.pages_multiple, x.popularity,
      x.published, x.published_at
    from ${rows} join category c on c.code = x.category left join print_sheet ps on ps.code = x.print_sheet
    on conflict (code) do update set
      category_id = excluded.category_id, name = excluded.name, slug = excluded.slug, summary = excluded.summary,
      description = excluded.description, included = excluded.included,
      specifications = excluded.specifications, keywords = excluded.keywords,
      min_quantity = excluded.min_quantity, quantity_step = excluded.quantity_step, priced_per = excluded.priced_per,
      urgent_allowed = excluded.urgent_allowed, production_days = excluded.production_days,
      width_mm = excluded.width_mm, height_mm = excluded.height_mm,
      print_method = excluded.print_method, print_sheet_id = excluded.print_sheet_id, print_faces = excluded.print_faces,
      print_proof = excluded.print_proof, print_preview = excluded.print_preview, print_ground = excluded.print_ground, print_inks = excluded.print_inks, print_private = excluded.print_private, pages_min = excluded.pages_min, pages_max = excluded.pages_max,
      pages_multiple = excluded.pages_multiple, popularity = excluded.popularity,
      published = excluded.published, published_at = excluded.published_at, updated_at = now()
    returning old.id, old.code, old.xmax = 0 as is_new`.execute(tx)
  return written.rows
}

/** Takes away the parts that products no longer have, and those that are written again because nothing refers to them. */
async function removeParts(
  tx: Db,
  { prices, features, choices, templates }: ProductTables,
  old: readonly number[],
): Promise<void> {
  const ids = sql`${old}::integer[]`
  await sql`delete from choice_exclusion where product_id = any(${ids})`.execute(tx)
  await sql`delete from feature_condition where product_id = any(${ids})`.execute(tx)
  await sql`delete from product_image where product_id = any(${ids})`.execute(tx)
  await sql`delete from price_ladder_row r using product_price t
    where t.id = r.product_price_id and t.product_id = any(${ids})`.execute(tx)
  await sql`delete from product_price t using product p where p.id = t.product_id and p.id = any(${ids}) and not exists (
    select from ${table(prices, 'product text, code text')} where x.product = p.code and x.code = t.code)`.execute(tx)
  // Prices that change places would stand in each other's way.
  await sql`update product_price set position = -1 - position where product_id = any(${ids})`.execute(tx)
  await sql`delete from feature t using product p where p.id = t.product_id and p.id = any(${ids}) and not exists (
    select from ${table(features, 'product text, code text')} where x.product = p.code and x.code = t.code)`.execute(tx)
  await sql`delete from feature_choice t using feature f, product p
    where f.id = t.feature_id and p.id = t.product_id and p.id = any(${ids}) and not exists (
      select from ${table(choices, 'product text, feature text, code text')}
      where x.product = p.code and x.feature = f.code and x.code = t.code)`.execute(tx)
  await sql`delete from template_file t using product p where p.id = t.product_id and p.id = any(${ids}) and not exists (
    select from ${table(templates, 'product text, file_name text')}
    where x.product = p.code and x.file_name = t.file_name)`.execute(tx)
}

/** What happens to parts that are there already; new products have none, and not looking for them is quicker. */
const orUpdate = (hasOld: boolean, update: RawBuilder<unknown>) => (hasOld ? update : sql``)

const writePrices = (tx: Db, rows: string, hasOld: boolean) =>
  sql`
    with given as materialized (
      select p.id as product_id, ps.id as print_sheet_id, x.* from ${table(
        rows,
        `product text, code text, name jsonb, position integer, price bigint, offer_percent smallint, setup_fee bigint,
         remaining_quantity integer, print_sheet text, ladder jsonb`,
      )} join product p on p.code = x.product left join print_sheet ps on ps.code = x.print_sheet),
    written as (
      insert into product_price (product_id, code, name, position, price, offer_percent, setup_fee, remaining_quantity, print_sheet_id)
      select product_id, code, name, position, price, offer_percent, setup_fee, remaining_quantity, print_sheet_id from given
      ${orUpdate(
        hasOld,
        sql`on conflict (product_id, code) do update set
          name = excluded.name, position = excluded.position, price = excluded.price,
          offer_percent = excluded.offer_percent, setup_fee = excluded.setup_fee,
          remaining_quantity = excluded.remaining_quantity, print_sheet_id = excluded.print_sheet_id`,
      )}
      returning id, product_id, code)
    insert into price_ladder_row (product_price_id, min_quantity, unit_price)
    select written.id, (step ->> 0)::integer, (step ->> 1)::bigint
    from given join written using (product_id, code), jsonb_array_elements(given.ladder) step`.execute(tx)

const writeImages = (tx: Db, rows: string) =>
  sql`
    insert into product_image (product_id, position, image_id, alt)
    select p.id, x.position, i.id, x.alt
    from ${table(rows, 'product text, position integer, image text, alt jsonb')}
    join product p on p.code = x.product join image i on i.sha256 = x.image`.execute(tx)

const writeFeatures = (tx: Db, rows: string, hasOld: boolean) =>
  sql`
    insert into feature (product_id, code, attribute_id, name, help, control, required, position, min_value, max_value,
      max_choices, file_purpose)
    select p.id, x.code, a.id, x.name, x.help, x.control, x.required, x.position, x.min_value, x.max_value, x.max_choices,
      x.file_purpose
    from ${table(
      rows,
      `product text, code text, attribute text, name jsonb, help jsonb, control text, required boolean, position integer,
       min_value integer, max_value integer, max_choices smallint, file_purpose text`,
    )} join product p on p.code = x.product left join attribute a on a.code = x.attribute
    ${orUpdate(
      hasOld,
      sql`on conflict (product_id, code) do update set
      attribute_id = excluded.attribute_id, name = excluded.name, help = excluded.help, control = excluded.control,
      required = excluded.required, position = excluded.position, min_value = excluded.min_value,
      max_value = excluded.max_value, max_choices = excluded.max_choices, file_purpose = excluded.file_purpose`,
    )}`.execute(tx)

const writeChoices = (tx: Db, rows: string, hasOld: boolean) =>
  sql`
    insert into feature_choice (feature_id, product_id, code, name, note, price, attribute_value_id, colour, image_id,
      width_mm, height_mm, print_sheet_id, print_second_sheet_id, print_bleed_mm, print_ground, print_inks, print_method, print_shape, print_layer, print_faces, print_pages, is_default, position)
    select f.id, p.id, x.code, x.name, x.note, x.price, v.id, x.colour, i.id, x.width_mm, x.height_mm, ps.id, ss.id, x.print_bleed, x.print_ground, x.print_inks,
      x.print_method, x.print_shape, x.print_layer, ${facesOf}, x.print_pages, x.is_default,
      x.position
    from ${table(
      rows,
      `product text, feature text, code text, name jsonb, note jsonb, price bigint, attribute_value text, colour text,
       image text, width_mm integer, height_mm integer, print_sheet text, print_second_sheet text, print_bleed integer, print_ground text, print_inks text, print_method text, print_shape text, print_layer text,
       print_faces jsonb, print_pages smallint, is_default boolean, position integer`,
    )} join product p on p.code = x.product join feature f on f.product_id = p.id and f.code = x.feature
    left join attribute_value v on v.attribute_id = f.attribute_id and v.code = x.attribute_value
    left join image i on i.sha256 = x.image left join print_sheet ps on ps.code = x.print_sheet
    left join print_sheet ss on ss.code = x.print_second_sheet
    ${orUpdate(
      hasOld,
      sql`on conflict (feature_id, code) do update set
      name = excluded.name, note = excluded.note, price = excluded.price,
      attribute_value_id = excluded.attribute_value_id, colour = excluded.colour, image_id = excluded.image_id,
      width_mm = excluded.width_mm, height_mm = excluded.height_mm,
      print_sheet_id = excluded.print_sheet_id, print_second_sheet_id = excluded.print_second_sheet_id, print_bleed_mm = excluded.print_bleed_mm,
      print_ground = excluded.print_ground, print_inks = excluded.print_inks,
      print_method = excluded.print_method, print_shape = excluded.print_shape,
      print_layer = excluded.print_layer, print_faces = excluded.print_faces, print_pages = excluded.print_pages, is_default = excluded.is_default,
      position = excluded.position`,
    )}`.execute(tx)

const writeConditions = (tx: Db, rows: string) =>
  sql`
    insert into feature_condition (feature_id, choice_id, product_id)
    select f.id, c.id, p.id
    from ${table(rows, 'product text, feature text, when_feature text, when_choice text')}
    join product p on p.code = x.product join feature f on f.product_id = p.id and f.code = x.feature
    join feature wf on wf.product_id = p.id and wf.code = x.when_feature
    join feature_choice c on c.feature_id = wf.id and c.code = x.when_choice`.execute(tx)

const writeExclusions = (tx: Db, rows: string) =>
  sql`
    insert into choice_exclusion (choice_id, other_choice_id, product_id, reason)
    select least(one.id, two.id), greatest(one.id, two.id), p.id, x.reason
    from ${table(
      rows,
      `product text, one_feature text, one_choice text, two_feature text, two_choice text, reason jsonb`,
    )} join product p on p.code = x.product
    join feature f1 on f1.product_id = p.id and f1.code = x.one_feature
    join feature_choice one on one.feature_id = f1.id and one.code = x.one_choice
    join feature f2 on f2.product_id = p.id and f2.code = x.two_feature
    join feature_choice two on two.feature_id = f2.id and two.code = x.two_choice`.execute(tx)

const writeTemplates = (tx: Db, rows: string) =>
  sql`
    insert into template_file (product_id, product_price_id, name, file_name, media_type, storage_key, byte_size, position)
    select p.id, pp.id, x.name, x.file_name, x."mediaType", x."storageKey", x."byteSize", x.position
    from ${table(
      rows,
      `product text, price text, file_name text, name jsonb, "mediaType" text, "storageKey" text, "byteSize" bigint, position integer`,
    )} join product p on p.code = x.product
    left join product_price pp on pp.product_id = p.id and pp.code = x.price
    on conflict (product_id, file_name) do update set
      product_price_id = excluded.product_price_id, name = excluded.name, media_type = excluded.media_type, storage_key = excluded.storage_key,
      byte_size = excluded.byte_size, position = excluded.position`.execute(tx)

/** Writes which products go with which; all of them must be written. */
export async function writeRelated(
  tx: Db,
  products: readonly { readonly id: number; readonly related: readonly string[] }[],
): Promise<void> {
  await sql`delete from related_product where product_id = any(${products.map(({ id }) => id)}::integer[])`.execute(tx)
  const rows = products.flatMap(({ id, related }) =>
    related.map((code, position) => ({ product_id: id, code, position })),
  )
  if (rows.length === 0) return
  await sql`
    insert into related_product (product_id, related_id, position)
    select x.product_id, p.id, x.position
    from ${table(JSON.stringify(rows), 'product_id integer, code text, position integer')}
    join product p on p.code = x.code`.execute(tx)
}

/** Makes the database check what it would check at the end of the transaction. */
export const checkConstraintsNow = (tx: Db) => sql`set constraints all immediate`.execute(tx)

/** Informs the planner of tables just filled; it would read all of them for every few products of a list. */
export async function countProducts(tx: Db): Promise<void> {
  await sql`analyze product (id), product_price (id, product_id), price_ladder_row (product_price_id),
    feature (id, product_id), feature_choice (product_id, feature_id)`.execute(tx)
}
