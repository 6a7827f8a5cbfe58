import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { SectionRow } from '../format/sections.ts'
import type { ProductRows } from './product-bundle.ts'

type Named<Section extends 'prices' | 'images' | 'features' | 'choices' | 'exclusions' | 'templates'> =
  SectionRow<Section>

/** The products with these codes as the format has them, by code. */
export async function readProducts(db: Db, codes: readonly string[]): Promise<Map<string, ProductRows>> {
  const products = await readProductRows(db, codes)
  const [prices, images, features, choices, exclusions, templates] = await Promise.all([
    readPrices(db, codes).then(byProduct),
    readImages(db, codes).then(byProduct),
    readFeatures(db, codes).then(byProduct),
    readChoices(db, codes).then(byProduct),
    readExclusions(db, codes).then(byProduct),
    readTemplates(db, codes).then(byProduct),
  ])
  return new Map(
    products.map((product) => {
      const of = <Rows>(rows: ReadonlyMap<string, Rows[]>): readonly Rows[] => rows.get(product.code) ?? []
      return [
        product.code,
        {
          product,
          prices: of(prices),
          images: of(images),
          features: of(features),
          choices: of(choices),
          exclusions: of(exclusions),
          templates: of(templates),
        },
      ]
    }),
  )
}

/** Codes of products after `after`, in order, at most `limit`. */
export async function productCodesAfter(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from product where code collate "C" > ${after} order by code collate "C" limit ${limit}`.execute(db)
  return rows.map(({ code }) => code)
}

function byProduct<RowType extends { readonly product: string }>(rows: readonly RowType[]): Map<string, RowType[]> {
  return Map.groupBy(rows, ({ product }) => product)
}

async function readProductRows(db: Db, codes: readonly string[]): Promise<SectionRow<'products'>[]> {
  const { rows } = await sql<Omit<SectionRow<'products'>, 'published_at'> & { published_at: Date }>`
    select p.code, c.code as category, p.name, p.slug, p.summary, p.description, p.included, p.specifications, p.keywords,
      p.min_quantity, p.quantity_step, p.priced_per, p.urgent_allowed, p.production_days, p.width_mm, p.height_mm,
      p.print_method, ps.code as print_sheet, coalesce(p.print_faces, '{}')::text[] as print_faces, p.print_proof, p.print_preview, p.print_ground, p.print_inks, p.print_private,
      p.pages_min, p.pages_max,
      p.pages_multiple, p.popularity,
      p.published, p.published_at,
      coalesce((select array_agg(other.code::text order by r.position, other.code)
        from related_product r join product other on other.id = r.related_id where r.product_id = p.id), '{}') as related
    from product p join category c on c.id = p.category_id left join print_sheet ps on ps.id = p.print_sheet_id
    where p.code = any(${codes}::text[]) order by p.code collate "C"`.execute(db)
  return rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() }))
}

async function readPrices(db: Db, codes: readonly string[]): Promise<Named<'prices'>[]> {
  const { rows } = await sql<Named<'prices'>>`
    select p.code as product, pp.code, pp.name, pp.position, pp.price::bigint as price, pp.offer_percent,
      pp.setup_fee::bigint as setup_fee, pp.remaining_quantity, ps.code as print_sheet,
      coalesce((select jsonb_agg(jsonb_build_array(r.min_quantity, r.unit_price) order by r.min_quantity)
        from price_ladder_row r where r.product_price_id = pp.id), '[]') as ladder
    from product_price pp join product p on p.id = pp.product_id left join print_sheet ps on ps.id = pp.print_sheet_id
    where p.code = any(${codes}::text[]) order by p.id, pp.position, pp.id`.execute(db)
  return rows
}

async function readImages(db: Db, codes: readonly string[]): Promise<Named<'images'>[]> {
  const { rows } = await sql<Named<'images'>>`
    select p.code as product, pi.position, i.sha256 as image, pi.alt
    from product_image pi join product p on p.id = pi.product_id join image i on i.id = pi.image_id
    where p.code = any(${codes}::text[]) order by p.id, pi.position`.execute(db)
  return rows
}

async function readFeatures(db: Db, codes: readonly string[]): Promise<Named<'features'>[]> {
  const { rows } = await sql<Named<'features'>>`
    select p.code as product, f.code, a.code as attribute, f.name, f.help, f.control, f.required, f.position, f.min_value,
      f.max_value, f.max_choices, f.file_purpose,
      coalesce((select array_agg(wf.code || '/' || wc.code order by (wf.code || '/' || wc.code) collate "C")
        from feature_condition fc join feature_choice wc on wc.id = fc.choice_id join feature wf on wf.id = wc.feature_id
        where fc.feature_id = f.id), '{}') as shown_when
    from feature f join product p on p.id = f.product_id left join attribute a on a.id = f.attribute_id
    where p.code = any(${codes}::text[]) order by p.id, f.position, f.id`.execute(db)
  return rows
}

async function readChoices(db: Db, codes: readonly string[]): Promise<Named<'choices'>[]> {
  const { rows } = await sql<Named<'choices'>>`
    select p.code as product, f.code as feature, c.code, c.name, c.note, c.price::bigint as price,
      v.code as attribute_value, c.colour, i.sha256 as image, c.width_mm, c.height_mm, ps.code as print_sheet,
      ss.code as print_second_sheet, c.print_bleed_mm as print_bleed, c.print_ground, c.print_inks, c.print_method, c.print_shape, c.print_layer, coalesce(c.print_faces, '{}')::text[] as print_faces, c.print_pages, c.is_default, c.position
    from feature_choice c join feature f on f.id = c.feature_id join product p on p.id = c.product_id
    left join attribute_value v on v.id = c.attribute_value_id left join image i on i.id = c.image_id
    left join print_sheet ps on ps.id = c.print_sheet_id left join print_sheet ss on ss.id = c.print_second_sheet_id
    where p.code = any(${codes}::text[]) order by p.id, f.position, f.id, c.position, c.id`.execute(db)
  return rows
}

async function readExclusions(db: Db, codes: readonly string[]): Promise<Named<'exclusions'>[]> {
  const { rows } = await sql<{ product: string; one: string; two: string; reason: LocalizedText | null }>`
    select p.code as product, f.code || '/' || c.code as one, of.code || '/' || oc.code as two, e.reason
    from choice_exclusion e join product p on p.id = e.product_id
    join feature_choice c on c.id = e.choice_id join feature f on f.id = c.feature_id
    join feature_choice oc on oc.id = e.other_choice_id join feature of on of.id = oc.feature_id
    where p.code = any(${codes}::text[]) order by p.id, e.choice_id, e.other_choice_id`.execute(db)
  return rows.map(({ product, one, two, reason }) => {
    const [choice, other] = one < two ? [one, two] : [two, one]
    return { product, choice, other, reason }
  })
}

async function readTemplates(db: Db, codes: readonly string[]): Promise<Named<'templates'>[]> {
  const { rows } = await sql<Named<'templates'>>`
    select p.code as product, split_part(t.storage_key, '.', 1) as file, t.file_name, t.name,
      pp.code as price, t.position
    from template_file t join product p on p.id = t.product_id left join product_price pp on pp.id = t.product_price_id
    where p.code = any(${codes}::text[]) order by p.id, t.position, t.id`.execute(db)
  return rows
}

/** Which of these codes are products of the shop. */
export async function existingCodes(db: Db, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<{ code: string }>`select code from product where code = any(${codes}::text[])`.execute(db)
  return rows.map(({ code }) => code)
}
