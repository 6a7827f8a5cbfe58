import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { StationTable } from '#db/schema/production.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { StationKind } from '#domain/production/station.ts'

export type StationRow = Selectable<StationTable>

/** All stations in their order. */
export const findStations = (db: Db): Promise<StationRow[]> =>
  db.selectFrom('station').selectAll().orderBy('position').orderBy('id').execute()

export type StationFields = {
  readonly kind: StationKind
  readonly name: LocalizedText
  readonly position: number
  readonly jobs_a_day: number | null
  readonly is_active: boolean
}

export const insertStation = (tx: Db, fields: StationFields): Promise<StationRow> =>
  tx
    .insertInto('station')
    .values({ ...fields, name: JSON.stringify(fields.name) })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Writes a station if it still has this version; undefined when it has not. */
export const updateStation = (
  tx: Db,
  id: number,
  version: number,
  fields: StationFields,
): Promise<StationRow | undefined> =>
  tx
    .updateTable('station')
    .set({ ...fields, name: JSON.stringify(fields.name), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()

/** A route with what it is for; both are null for everything else. */
export type RouteRow = {
  readonly id: number
  readonly category: { readonly id: number; readonly name: LocalizedText } | null
  readonly product: { readonly id: number; readonly name: LocalizedText; readonly code: string } | null
  readonly stations: readonly number[]
  readonly version: number
}

export async function findRoutes(db: Db): Promise<RouteRow[]> {
  const { rows } = await sql<RouteRow>`
    select r.id, r.stations, r.version,
      case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as category,
      case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'code', p.code) end as product
    from route r left join category c on c.id = r.category_id left join product p on p.id = r.product_id
    order by r.category_id is not null, r.product_id is not null, c.position, c.id, p.code`.execute(db)
  return rows
}

/** The categories that a route can be made for. */
export const findCategories = (db: Db): Promise<{ id: number; name: LocalizedText }[]> =>
  db.selectFrom('category').select(['id', 'name']).orderBy('level').orderBy('position').orderBy('id').execute()

/** What a route is for. */
export type RouteOf = { readonly categoryId: number | null; readonly productId: number | null }

/** Adds a route; undefined when there is one for that already, or no such thing. */
export async function insertRoute(tx: Db, { categoryId, productId }: RouteOf, stations: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    insert into route (category_id, product_id, stations)
    select ${categoryId}::integer, ${productId}::integer, ${stations}::integer[]
    where exists (select from category where id = ${categoryId}::integer)
       or exists (select from product where id = ${productId}::integer)
    on conflict do nothing returning id`.execute(tx)
  return rows[0]
}

export const updateRoute = (
  tx: Db,
  id: number,
  version: number,
  stations: readonly number[],
): Promise<{ id: number } | undefined> =>
  tx
    .updateTable('route')
    .set({ stations: [...stations], version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()

/** Removes a route, so that what it was for takes that of the category above, or that of everything else. */
export const deleteRoute = (tx: Db, id: number, version: number): Promise<{ id: number } | undefined> =>
  tx.deleteFrom('route').where('id', '=', id).where('version', '=', version).returning('id').executeTakeFirst()
