import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import type { ExportColumn, ExportFormat } from '#domain/orders/desk/export-columns.ts'
import type { SortPlace } from '#domain/orders/desk/order-cursor.ts'
import type { OrderFilter, OrderSort } from '#domain/orders/desk/order-filter.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { PartsState } from './parts/table-parts.ts'

/** So often making a part is tried, over a quarter of an hour: a storage that is away for a while is waited for. */
const MAX_FAILURES = 20

/** What is taken as a file. */
export type NewExport = {
  readonly staffId: string
  readonly format: ExportFormat
  readonly language: Language
  readonly columns: readonly ExportColumn[]
  readonly filter: OrderFilter
  readonly sort: OrderSort
  readonly total: number
}

export async function insertExport(tx: Db, file: NewExport): Promise<string> {
  const { staffId, format, language, columns, filter, sort, total } = file
  const { rows } = await sql<{ id: string }>`
    insert into export_file (staff_id, format, language, columns, filter, sort, total)
    values (${staffId}::uuid, ${format}, ${language}, ${columns}::text[], ${JSON.stringify(filter)}::jsonb, ${sort}, ${total})
    returning id`.execute(tx)
  if (!rows[0]) throw new TypeError('an export was not written')
  return rows[0].id
}

/** A file as its person sees it. */
export type ExportRow = {
  readonly id: string
  readonly format: ExportFormat
  readonly columns: readonly ExportColumn[]
  readonly state: 'WAITING' | 'DONE' | 'REFUSED' | 'FAILED' | 'EXPIRED'
  readonly total: number
  readonly rows: number
  readonly byte_size: number
  readonly created_at: Date
  readonly expires_at: Date | null
}

/** The newest files of a person, or the one with that id. */
export async function findExports(db: Db, staffId: string, { id, limit = 1 }: { id?: string; limit?: number }) {
  const { rows } = await sql<ExportRow>`
    select id, format, columns, case when expires_at <= now() then 'EXPIRED'
        when state = 'REFUSED' and failures >= ${MAX_FAILURES} then 'FAILED' else state end as state, total,
      rows, byte_size::float8 as byte_size, created_at, expires_at
    from export_file where staff_id = ${staffId}::uuid and ${id === undefined ? sql`true` : sql`id = ${id}::uuid`}
    order by created_at desc limit ${limit}`.execute(db)
  return rows
}

/** Where the parts of a file lie, in their order. */
export async function findParts(
  db: Db,
  staffId: string,
  exportId: string,
): Promise<{ readonly storage_key: string }[]> {
  const { rows } = await sql<{ storage_key: string }>`
    select p.storage_key from export_part p join export_file f on f.id = p.export_id
    where p.export_id = ${exportId}::uuid and f.staff_id = ${staffId}::uuid order by p.nth`.execute(db)
  return rows
}

/** A file that this process makes, until the lease runs out. */
export type ExportLease = Omit<NewExport, 'staffId'> & {
  readonly id: string
  readonly staff_id: string
  readonly rows: number
  readonly parts: number
  readonly place: SortPlace | null
  readonly written: PartsState | null
  readonly leased_until: Date
  /** What its person may do now. */
  readonly permissions: readonly Permission[]
}

/** Leases a file that waits and that no other process makes. */
export async function leaseExport(db: Db, id: string, seconds: number): Promise<ExportLease | undefined> {
  const { rows } = await sql<ExportLease>`
    update export_file f set leased_until = date_trunc('milliseconds', now()) + make_interval(secs => ${seconds}::int)
    where id = ${id}::uuid and state = 'WAITING' and (leased_until is null or leased_until <= now())
    returning id, staff_id, format, language, columns, filter, sort, total, rows, place, written, leased_until,
      (select count(*) from export_part where export_id = f.id)::int as parts,
      staff_permissions(staff_id) as permissions`.execute(db)
  return rows[0]
}

/** A part that was stored, or what is noted when nothing was left to write. */
export type NewPart = { readonly storageKey: string; readonly byteSize: number }

export type Written = {
  readonly rows: number
  readonly place: SortPlace | null
  readonly written: PartsState
  /** Hours that the file is there; null while it goes on. */
  readonly hours: number | null
}

/**
 * Notes a part, unless it is empty, and how far the file is by it, and holds the lease longer; undefined when the lease is another process's by
 * now, and nothing is noted.
 */
export async function notePart(
  tx: Db,
  lease: ExportLease,
  part: NewPart,
  { rows: count, place, written, hours }: Written,
  seconds: number,
): Promise<ExportLease | undefined> {
  const isLast = hours !== null
  const { rows } = await sql<{ leased_until: Date }>`
    update export_file set rows = rows + ${count}, byte_size = byte_size + ${part.byteSize},
      place = ${place && JSON.stringify(place)}::jsonb, written = ${JSON.stringify(written)}::jsonb,
      state = ${isLast ? 'DONE' : 'WAITING'}, failures = 0, finished_at = case when ${isLast} then now() end,
      expires_at = case when ${isLast} then now() + make_interval(hours => ${hours ?? 0}::int) end,
      leased_until = date_trunc('milliseconds', now()) + make_interval(secs => ${seconds}::int)
    where id = ${lease.id}::uuid and state = 'WAITING' and leased_until = ${lease.leased_until}
    returning leased_until`.execute(tx)
  if (!rows[0]) return undefined
  if (part.byteSize > 0) {
    await sql`
      insert into export_part (export_id, nth, storage_key, byte_size)
      values (${lease.id}::uuid, ${lease.parts + 1}, ${part.storageKey}, ${part.byteSize})`.execute(tx)
  }
  return {
    ...lease,
    rows: lease.rows + count,
    parts: lease.parts + 1,
    place,
    written,
    leased_until: rows[0].leased_until,
  }
}

/** Returns a lease that was cut short, so that the next process need not wait for it. */
export const returnExport = (db: Db, { id, leased_until: until }: ExportLease) =>
  sql`update export_file set leased_until = null where id = ${id}::uuid and state = 'WAITING' and leased_until = ${until}`.execute(
    db,
  )

/** Ends a file that its person may not have any more. */
export const refuseExport = (db: Db, { id, leased_until: until }: ExportLease) =>
  sql`update export_file set state = 'REFUSED', finished_at = now(), expires_at = now() + interval '1 hour'
    where id = ${id}::uuid and state = 'WAITING' and leased_until = ${until}`.execute(db)

/** Notes that making a part has failed. After the last of many times the file is given up. */
export const noteExportFailure = (db: Db, { id, leased_until: until }: ExportLease) =>
  sql`update export_file set failures = failures + 1, leased_until = null,
      state = case when failures + 1 >= ${MAX_FAILURES} then 'REFUSED' else state end,
      finished_at = case when failures + 1 >= ${MAX_FAILURES} then now() end,
      expires_at = case when failures + 1 >= ${MAX_FAILURES} then now() + interval '1 hour' end
    where id = ${id}::uuid and state = 'WAITING' and leased_until = ${until}`.execute(db)

/** Files whose job was lost: no process makes them. */
export async function findAbandonedExports(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from export_file
    where state = 'WAITING' and created_at < now() - interval '1 minute' and (leased_until is null or leased_until <= now())
    order by created_at`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes the parts of files that are over; answers where they lie. */
export async function expireExports(tx: Db): Promise<{ readonly storageKey: string }[]> {
  await sql`update export_file set state = 'EXPIRED' where state in ('DONE', 'REFUSED') and expires_at <= now()`.execute(
    tx,
  )
  const { rows } = await sql<{ storageKey: string }>`
    delete from export_part where export_id in (select id from export_file where state = 'EXPIRED')
    returning storage_key as "storageKey"`.execute(tx)
  return rows
}
