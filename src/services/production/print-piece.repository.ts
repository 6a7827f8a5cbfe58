import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { WrittenFeature } from '#domain/configuration/written-feature.ts'
import type { JobPrint } from '#domain/production/shared-sheet.ts'

/** A line with jobs of which nothing is written down yet. */
export type UndescribedLine = {
  readonly line_id: number
  readonly variant_id: number | null
  readonly configuration: readonly WrittenFeature[]
}

/** The lines of these jobs, or all lines with jobs, that are not described. */
export async function findUndescribed(tx: Db, jobs: readonly string[] | 'all'): Promise<UndescribedLine[]> {
  const some = jobs === 'all' ? sql`true` : sql`j.code = any(${jobs}::text[])`
  const { rows } = await sql<UndescribedLine>`
    select distinct on (l.id) l.id as line_id, l.product_price_id as variant_id, l.configuration
    from print_job j join order_line l on l.id = j.line_id
    where ${some} and not exists (select from print_piece p where p.line_id = l.id)`.execute(tx)
  return rows
}

/** Writes down how a line is printed and cut. Its finish is what its choices stand for: one that adds none, such as "Without", stands for nothing. */
export async function insertPiece(
  tx: Db,
  lineId: number,
  { method, sides, piece }: Omit<JobPrint, 'finish'>,
): Promise<void> {
  await sql`
    insert into print_piece (line_id, width_mm, height_mm, bleed_mm, method, sides, finish)
    select l.id, ${piece?.width ?? null}::integer, ${piece?.height ?? null}::integer, ${piece?.bleed ?? null}::integer,
      ${method}::print_method, ${sides}, f.finish
    from order_line l
    cross join lateral (
      select case when count(*) > 0 then jsonb_build_object(
          'en', string_agg(coalesce(v.name ->> 'en', v.name ->> 'ar'), ', ' order by v.id),
          'ar', string_agg(coalesce(v.name ->> 'ar', v.name ->> 'en'), '، ' order by v.id)) end as finish
      from jsonb_array_elements(l.configuration) chosen
      join feature f on f.product_id = l.product_id and f.id::text = chosen ->> 'featureId'
      join attribute a on a.id = f.attribute_id and a.code = 'finish'
      join feature_choice choice on choice.feature_id = f.id
        and chosen -> 'choiceIds' ? choice.id::text
      join attribute_value v on v.id = choice.attribute_value_id) f
    where l.id = ${lineId}
    on conflict do nothing`.execute(tx)
}

/** How jobs are printed, by their codes; those of which nothing is known are left out. */
export async function findJobPrints(tx: Db, codes: readonly string[]): Promise<ReadonlyMap<string, JobPrint>> {
  const { rows } = await sql<{ code: string; print: JobPrint }>`
    select j.code, json_build_object('method', p.method, 'sides', p.sides, 'finish', p.finish::text, 'piece', case when p.width_mm is not null then
      json_build_object('width', p.width_mm, 'height', p.height_mm, 'bleed', p.bleed_mm) end) as print
    from print_job j join print_piece p on p.line_id = j.line_id where j.code = any(${codes}::text[])`.execute(tx)
  return new Map(rows.map(({ code, print }) => [code, print]))
}
