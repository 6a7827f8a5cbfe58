import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { MAX_VIEWS } from '#domain/staff/saved-view.ts'
import type { ViewedList } from '#domain/staff/saved-view.ts'

/** A saved view with who saved it. */
export type ViewRow = {
  readonly id: string
  readonly staffId: string
  readonly by: string
  readonly list: ViewedList
  readonly name: string
  readonly query: string
  readonly isShared: boolean
  readonly version: number
}

const views = (db: Db) =>
  db
    .selectFrom('staff_view as view')
    .innerJoin('staff', 'staff.id', 'view.staff_id')
    .select(['view.id', 'view.staff_id as staffId', 'staff.name as by', 'view.list', 'view.name', 'view.query'])
    .select(['view.is_shared as isShared', 'view.version'])

/** The views of a list that a person sees: their own first, then what others share. */
export const findViews = (db: Db, list: ViewedList, staffId: string): Promise<ViewRow[]> =>
  views(db)
    .where('view.list', '=', list)
    .where((of) => of.or([of('view.staff_id', '=', staffId), of('view.is_shared', '=', true)]))
    .orderBy(sql`view.staff_id = ${staffId}::uuid`, 'desc')
    .orderBy('view.name')
    .orderBy('view.id')
    .limit(200)
    .execute()

/** A view, held until the transaction ends. */
export const lockView = (tx: Db, id: string): Promise<ViewRow | undefined> =>
  views(tx).where('view.id', '=', id).forNoKeyUpdate('view').executeTakeFirst()

type Written = Pick<ViewRow, 'name' | 'query' | 'isShared'>

/** Adds a view; undefined when the person has one of this name, or as many as there can be. */
export async function insertView(
  tx: Db,
  staffId: string,
  { list, name, query, isShared }: Written & Pick<ViewRow, 'list'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into staff_view (staff_id, list, name, query, is_shared)
    select ${staffId}::uuid, ${list}, ${name}, ${query}, ${isShared}
    where (select count(*) from staff_view where staff_id = ${staffId}::uuid and list = ${list}) < ${MAX_VIEWS}
    on conflict (staff_id, list, name) do nothing returning id`.execute(tx)
  return rows[0]?.id
}

/** Whether another view of the person's has the name. */
export const isNameTaken = async (tx: Db, { id, staffId, list }: ViewRow, name: string): Promise<boolean> =>
  (await tx
    .selectFrom('staff_view')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('list', '=', list)
    .where('name', '=', name)
    .where('id', '<>', id)
    .executeTakeFirst()) !== undefined

export async function writeView(tx: Db, id: string, { name, query, isShared }: Written): Promise<void> {
  await tx
    .updateTable('staff_view')
    .set({ name, query, is_shared: isShared, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteView(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('staff_view').where('id', '=', id).execute()
}
