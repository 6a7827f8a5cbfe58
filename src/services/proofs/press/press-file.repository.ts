import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { FileFacts, FileKind } from '#domain/preflight/file-facts.ts'
import type { FaceCode, PrintSpec } from '#domain/print-spec/print-spec.ts'
import type { LineName } from '../proof-line.repository.ts'

/** A file of a line with what was approved of it. */
export type PressSource = {
  readonly version_id: string
  readonly kind: FileKind
  readonly facts: FileFacts
  readonly storage_key: string
  /** SHA-256 of the bytes that were approved, in hexadecimal. */
  readonly sha256: string
  /** The specification that the file was checked for as a part of its line. */
  readonly spec: PrintSpec
  /** Pieces of its design. */
  readonly quantity: number
  /** Its design, from 1, and how many there are; the side it is, null when it has all sides. */
  readonly design: number
  readonly designs: number
  readonly face: FaceCode | null
  readonly customer: string
}

/**
 * The file at a place of a line that is signed off, as its proof names it; the opening is noted. Undefined when nothing is
 * signed off there, or the file cannot be printed from by a program.
 */
export async function openPressSource(
  db: Db,
  { number, position }: LineName,
  file: number,
  staffId: string,
): Promise<PressSource | undefined> {
  const { rows } = await sql<PressSource>`
    with approved as (
      select v.id as version_id, v.kind, v.facts, v.storage_key, encode(v.sha256, 'hex') as sha256, c.spec,
        coalesce(a.pieces, l.quantity) as quantity, a.design + 1 as design, a.face,
        (select count(distinct design)::int from line_artwork where line_id = l.id) as designs,
        coalesce(o.company_name, o.contact_name) as customer
      from customer_order o
      join order_line l on l.order_id = o.id and l.position = ${position}
      join print_proof p on p.line_id = l.id and p.state = 'APPROVED'
      join artwork_version v on v.id = p.versions[${file + 1}]
      join line_artwork a on a.line_id = l.id and a.version_id = v.id and a.position = ${file}
      join lateral (select spec from artwork_check where version_id = v.id and spec_digest = a.spec_digest
                    order by created_at desc limit 1) c on true
      where o.number = ${number} and v.state = 'OPENED'),
    noted as (
      insert into artwork_access (version_id, actor, staff_id) select version_id, 'STAFF', ${staffId}::uuid from approved)
    select * from approved`.execute(db)
  return rows[0]
}
