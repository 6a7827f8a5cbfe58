import { sql } from 'kysely'
import { APPROVAL_OF_LINE, SIGNED_PROOF, type LineApproval } from './line-approval.repository.ts'
import type { Db } from '#db/connection.ts'
import type { SignedBefore } from '#domain/artwork/earlier-sign-off.ts'
import type { FaceCode, ProofPolicy } from '#domain/print-spec/print-spec.ts'

/** Which of these versions a customer can order from. */
export async function findOrderable(db: Db, customerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select v.id from artwork_version v join artwork a on a.id = v.artwork_id
    where v.id = any(${ids}::uuid[]) and a.customer_id = ${customerId}::uuid and v.state not in ('DELETED', 'REFUSED')`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** A file that a line was printed from. */
export type PrintedFile = {
  readonly id: string
  readonly name: string
  readonly version: number
  /** In hexadecimal. */
  readonly sha256: string
  /** Whether it can still be printed from. */
  readonly isThere: boolean
  /** Its pages that have a picture. */
  readonly pictures: readonly number[]
  readonly face: FaceCode | null
  /** The design it is a part of, from 0. */
  readonly design: number
}

/** Files of a line and the pieces of their designs; null where nothing was said. */
export type FilesToReorder = {
  readonly files: readonly PrintedFile[]
  readonly pieces: readonly (number | null)[]
  readonly approval: LineApproval | null
  /** What the approval was of, as the line ordered again may rest on it. */
  readonly signed: SignedBefore | null
  /** Of its product today. */
  readonly policy: ProofPolicy | null
}

/** The versions that the lines of an order are printed from now, by the place of the line; also those that are gone. */
export async function findVersionsOfLines(db: Db, orderId: string): Promise<ReadonlyMap<number, FilesToReorder>> {
  const { rows } = await sql<FilesToReorder & { position: number }>`
    select l.position, jsonb_agg(jsonb_build_object('id', v.id, 'name', v.label, 'version', v.number,
        'sha256', encode(v.sha256, 'hex'), 'isThere', v.state not in ('DELETED', 'REFUSED'), 'face', u.face, 'design', u.design,
        'pictures', array(select i.page from artwork_picture i where i.version_id = v.id order by i.page))
      order by u.position) as files,
      array(select max(d.pieces) from line_artwork d where d.line_id = l.id group by d.design order by d.design) as pieces,
      ${APPROVAL_OF_LINE} as approval,
      (select jsonb_build_object('kind', h.kind, 'files', g.checked, 'isMade',
          m.state in ('QUEUED', 'IN_PRODUCTION') or o.status in ('ON_THE_WAY', 'DELIVERED', 'COMPLETED'))
        from ${SIGNED_PROOF} join line_production m on m.line_id = h.line_id join order_line e on e.id = h.line_id
        join customer_order o on o.id = e.order_id
        where f.line_id = l.id and f.state = 'APPROVED' and h.state = 'APPROVED') as signed,
      (select p.print_proof from product p where p.id = l.product_id) as policy
    from order_line l join line_artwork u on u.line_id = l.id join artwork_version v on v.id = u.version_id
    where l.order_id = ${orderId}::uuid group by l.id, l.position`.execute(db)
  return new Map(rows.map(({ position, ...files }) => [position, files]))
}
