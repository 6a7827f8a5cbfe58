import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { LinePlace } from '#domain/artwork/line-files.ts'
import { TAKES_FILES } from './open-line.repository.ts'

/**
 * Has a line of an order wait for an upload of its own customer's. Answers whether the line takes files; undefined when they
 * have no such line that is printed from files.
 */
export async function awaitUpload(
  tx: Db,
  uploadId: string,
  { orderId, position }: LinePlace,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ takes_files: boolean }>`
    with line as (
      select l.id, ${TAKES_FILES} as takes_files
      from artwork_upload u join customer_order o on o.customer_id = u.customer_id
      join order_line l on l.order_id = o.id left join product p on p.id = l.product_id
      where u.id = ${uploadId}::uuid and o.id = ${orderId}::uuid and l.position = ${position}
        and (p.print_method is not null or exists (select from line_production s where s.line_id = l.id))),
    noted as (
      insert into line_upload (line_id, upload_id) select id, ${uploadId}::uuid from line where takes_files)
    select takes_files from line`.execute(tx)
  return rows[0]?.takes_files
}

/**
 * Has exactly these packages of its customer's wait in a line, besides what is still on its way to it; of the uploads named,
 * those on their way are waited for from now on.
 */
export async function setAwaitedUploads(
  tx: Db,
  {
    lineId,
    customerId,
    ids,
  }: { readonly lineId: string; readonly customerId: string; readonly ids: readonly string[] },
): Promise<void> {
  await sql`
    delete from line_upload where line_id = ${lineId}::bigint and upload_id in (select line_packages(${lineId}::bigint))
      and upload_id <> all(${ids}::uuid[])`.execute(tx)
  await sql`
    insert into line_upload (line_id, upload_id)
    select ${lineId}::bigint, a.id from artwork a where a.id = any(${ids}::uuid[]) and a.customer_id = ${customerId}::uuid
      and exists (select from artwork_version v where v.artwork_id = a.id and v.state = 'REFUSED' and v.entries <> '[]')
    union all
    select ${lineId}::bigint, u.id from artwork_upload u
    where u.id = any(${ids}::uuid[]) and u.customer_id = ${customerId}::uuid
    on conflict do nothing`.execute(tx)
}

/** Has no line wait for an upload any more. */
export const deleteAwaited = (tx: Db, uploadId: string) =>
  sql`delete from line_upload where upload_id = ${uploadId}::uuid`.execute(tx)

/** Has no line wait for uploads that are gone and became no file; answers how many there were. */
export async function deleteLost(db: Db, before: Date): Promise<number> {
  const { rows } = await sql`
    delete from line_upload w where w.created_at <= ${before}
      and not exists (select from artwork_upload where id = w.upload_id)
      and not exists (select from artwork where id = w.upload_id)
    returning line_id`.execute(db)
  return rows.length
}
