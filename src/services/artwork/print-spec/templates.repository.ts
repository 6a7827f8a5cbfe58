import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { Drawn } from '#domain/print-spec/fitting-templates.ts'

/** A template to download. */
export type TemplateRow = Drawn & {
  readonly id: number
  readonly name: LocalizedText
  readonly file_name: string
  readonly byte_size: number
}

/**
 * Templates of the product of a variant, for it or for all its variants, those of the variant first. One that is named after a
 * print sheet is drawn in its size.
 */
export async function findTemplates(db: Db, variantId: string): Promise<readonly TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select t.id, t.name, t.file_name, t.byte_size::float8 as byte_size,
      case when s.id is not null then jsonb_build_object('width', s.width_mm, 'height', s.height_mm, 'bleed', s.bleed_mm) end as size
    from product_price v join template_file t on t.product_id = v.product_id and coalesce(t.product_price_id, v.id) = v.id
    left join print_sheet s on s.code = regexp_replace(t.file_name, '\\.[^.]*$', '')
    where v.id = ${variantId}::bigint order by t.product_price_id nulls last, t.position, t.id`.execute(db)
  return rows
}
