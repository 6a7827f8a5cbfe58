import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { WrittenFeature } from '#domain/configuration/written-feature.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { GROUND_FEATURE, type ChoiceColour } from '#domain/preview/ground.ts'
import type { Inks } from '#domain/preview/inks.ts'
import type { PreviewKind } from '#domain/preview/shot.ts'
import type { PrintSheet } from '#domain/print-spec/print-sheet.ts'
import type { ChoicePrint, ProductPrint } from '#domain/print-spec/print-spec.ts'

/** What is stored about the print of one variant and of choices of its product. */
export type StoredPrint = {
  readonly product: ProductPrint
  readonly variantSheet: PrintSheet | null
  /** By the id of the choice, in the order of their features. */
  readonly choices: ReadonlyMap<string, StoredChoice>
  /** The code of what a choice is, by the id of the choice: that of its value, else its own. */
  readonly codes: ReadonlyMap<string, string>
  /** Features whose value is a size. */
  readonly sizeFeatures: readonly string[]
  /** The colours that the product itself may have. */
  readonly colours: readonly ChoiceColour[]
  /** The name of the product, and the colour that it has without a choice. */
  readonly name: LocalizedText
  readonly ground: string | null
  /** What its inks do to the colour; null: as its method says. */
  readonly inks: Inks | null
  /** On pictures of which blank product artwork is shown. */
  readonly preview: PreviewKind | null
}

type StoredChoice = ChoicePrint & { readonly inks: Inks | null }

type Row = {
  readonly variant_id: number
  readonly product: ProductPrint
  readonly variant_sheet: PrintSheet | null
  readonly choices: readonly (StoredChoice & { readonly id: string; readonly code: string })[]
  readonly size_features: readonly string[]
  readonly colours: readonly ChoiceColour[]
  readonly name: LocalizedText
  readonly ground: string | null
  readonly inks: Inks | null
  readonly preview: PreviewKind | null
}

/** A row of print_sheet as the domain has it. */
const sheet = (alias: string) => sql`
  case when ${sql.ref(`${alias}.id`)} is null then null else jsonb_build_object(
    'width', ${sql.ref(`${alias}.width_mm`)}, 'height', ${sql.ref(`${alias}.height_mm`)},
    'shape', ${sql.ref(`${alias}.shape`)}, 'bleed', ${sql.ref(`${alias}.bleed_mm`)}, 'safe', ${sql.ref(`${alias}.safe_mm`)},
    'creases', jsonb_build_object('x', ${sql.ref(`${alias}.creases_x`)}, 'y', ${sql.ref(`${alias}.creases_y`)}),
    'holes', (select coalesce(jsonb_agg(jsonb_build_object('x', hole -> 0, 'y', hole -> 1, 'diameter', hole -> 2)), '[]')
      from jsonb_array_elements(${sql.ref(`${alias}.holes`)}) hole),
    'scale', ${sql.ref(`${alias}.scale`)})
    || case when ${sql.ref(`${alias}.corner_mm`)} is null then '{}' else jsonb_build_object('corner', ${sql.ref(`${alias}.corner_mm`)}) end end`

/** The size of a row with width_mm and height_mm as the domain has it. */
const size = (alias: string) => sql`
  case when ${sql.ref(`${alias}.width_mm`)} is null then null else jsonb_build_object(
    'widthMm', ${sql.ref(`${alias}.width_mm`)}, 'heightMm', ${sql.ref(`${alias}.height_mm`)}) end`

/** Reads what is stored about the print of variants, by their ids; without those that are gone or not printed from a file. */
export async function readStoredPrints(
  db: Db,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, StoredPrint>> {
  const { rows } = await sql<Row>`
    select v.id::float8 as variant_id, jsonb_build_object('method', p.print_method, 'faces', to_jsonb(p.print_faces), 'proof', p.print_proof,
        'pages', case when p.pages_min is null then null else
          jsonb_build_object('min', p.pages_min, 'max', p.pages_max, 'multiple', p.pages_multiple) end,
        'sheet', ${sheet('ps')}, 'size', ${size('p')}) as product,
      ${sheet('vs')} as variant_sheet,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id::text, 'code', coalesce(av.code, c.code), 'size', ${size('c')}, 'sheet', ${sheet('cs')}, 'secondSheet', ${sheet('ss')}, 'bleed', c.print_bleed_mm,
          'method', c.print_method, 'shape', c.print_shape, 'layer', c.print_layer, 'faces', to_jsonb(c.print_faces),
          'pages', c.print_pages, 'inks', c.print_inks) order by f.position, f.id, c.position, c.id)
        from feature_choice c join feature f on f.id = c.feature_id left join print_sheet cs on cs.id = c.print_sheet_id left join print_sheet ss on ss.id = c.print_second_sheet_id
        left join attribute_value av on av.id = c.attribute_value_id where c.product_id = p.id), '[]') as choices,
      array(select f.id::text from feature f where f.product_id = p.id and f.control = 'DIMENSIONS') as size_features,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id::text, 'name', c.name, 'colour', coalesce(c.print_ground, c.colour),
          'isMaterial', c.print_ground is not null) order by f.position, f.id, c.position, c.id)
        from feature f join feature_choice c on c.feature_id = f.id
        where f.product_id = p.id and (c.print_ground is not null
          or f.code = ${GROUND_FEATURE} and f.control = 'SWATCH' and c.colour is not null)), '[]') as colours,
      p.name, p.print_ground as ground, p.print_inks as inks, p.print_preview as preview
    from product_price v join product p on p.id = v.product_id
    left join print_sheet ps on ps.id = p.print_sheet_id left join print_sheet vs on vs.id = v.print_sheet_id
    where v.id = any(${variantIds}::bigint[]) and p.print_method is not null`.execute(db)
  return new Map(rows.map((row) => [row.variant_id, storedPrint(row)]))
}

const storedPrint = (row: Row): StoredPrint => ({
  product: row.product,
  variantSheet: row.variant_sheet,
  choices: new Map(row.choices.map(({ id, ...print }) => [id, print])),
  codes: new Map(row.choices.map(({ id, code }) => [id, code])),
  sizeFeatures: row.size_features,
  colours: row.colours,
  name: row.name,
  ground: row.ground,
  inks: row.inks,
  preview: row.preview,
})

/** What order lines have ordered, of what is still sold. */
export async function findConfiguredLines(
  db: Db,
  lineIds: readonly number[],
): Promise<{ readonly lineId: number; readonly variantId: string; readonly features: readonly WrittenFeature[] }[]> {
  const { rows } = await sql<{ lineId: number; variantId: string; features: readonly WrittenFeature[] }>`
    select id::float8 as "lineId", product_price_id::text as "variantId", configuration as features
    from order_line where id = any(${lineIds}::bigint[]) and product_price_id is not null`.execute(db)
  return rows
}
