import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { FaceCode } from '#domain/print-spec/print-spec.ts'

/** Which of these versions a customer can order from. */
export async function findOrderable(db: Db, customerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select v.id from artwork_version v join artwork a on a.id = v.artwork_id
    where v.id = any(${ids}::uuid[]) and a.customer_id = ${customerId}::uuid and v.state not in ('DELETED', 'REFUSED')`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Files of a line with the sides that they are and the pieces of their designs; null where nothing was said. */
export type FilesToReorder = {
  readonly ids: readonly string[]
  readonly faces: readonly (FaceCode | null)[]
  readonly pieces: readonly (number | null)[]
  /** Files that were printed then and are deleted now. */
  readonly gone: number
}

/** Whether a version `v` can still be printed from. */
const IS_THERE = sql`(v.state not in ('DELETED', 'REFUSED'))`

/** The versions that the lines of an order are printed from now, by the place of the line; without those that are gone. */
export async function findVersionsOfLines(db: Db, orderId: string): Promise<ReadonlyMap<number, FilesToReorder>> {
  const { rows } = await sql<FilesToReorder & { position: number }>`
    select l.position, coalesce(array_agg(v.id::text order by u.position) filter (where ${IS_THERE}), '{}') as ids,
      coalesce(array_agg(u.face order by u.position) filter (where ${IS_THERE}), '{}') as faces,
      (count(*) filter (where not ${IS_THERE}))::int as gone,
      array(select max(d.pieces) from line_artwork d where d.line_id = l.id group by d.design order by d.design) as pieces
    from order_line l join line_artwork u on u.line_id = l.id join artwork_version v on v.id = u.version_id
    where l.order_id = ${orderId}::uuid group by l.id, l.position`.execute(db)
  return new Map(rows.map(({ position, ...files }) => [position, files]))
}
