import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ProofKind, ProofState } from '#domain/artwork/proof-moves.ts'

export type ProofRow = {
  readonly id: string
  readonly line_id: number
  readonly number: number
  readonly kind: ProofKind
  readonly versions: readonly string[]
  readonly hash: Buffer
  readonly state: ProofState
  readonly message: string | null
  readonly sent_at: Date | null
  readonly decided_at: Date | null
}

type NewProof = Pick<ProofRow, 'line_id' | 'kind' | 'message'> & { readonly staffId: string | null }

/** Makes a proof of the files that a locked line has now; the database numbers it and supersedes the one before. */
export async function insertProof(tx: Db, { line_id: line, kind, message, staffId }: NewProof): Promise<ProofRow> {
  const { rows } = await sql<ProofRow>`
    insert into print_proof (line_id, kind, message, staff_id)
    values (${line}, ${kind}, ${message}::text, ${staffId}::uuid) returning *`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an inserted proof was not returned')
  return row
}

/** Moves a proof, if it is where it is thought to be; undefined when it is not. */
export async function moveProof(
  tx: Db,
  id: string,
  from: readonly ProofState[],
  to: ProofState,
): Promise<ProofRow | undefined> {
  const { rows } = await sql<ProofRow>`
    update print_proof set state = ${to} where id = ${id}::uuid and state = any(${from}::text[]) returning *`.execute(
    tx,
  )
  return rows[0]
}

/** The proof of a line that waits for an answer, or is approved. */
export async function findLiveProof(db: Db, lineId: number): Promise<ProofRow | undefined> {
  const { rows } = await sql<ProofRow>`
    select * from print_proof where line_id = ${lineId} and state in ('SENT', 'APPROVED')
    order by number desc limit 1`.execute(db)
  return rows[0]
}

/** Who signs a proof off, and what they agree to. */
export type NewSignOff = {
  readonly words: string
  readonly name: string
} & (
  | { readonly via: 'LINK'; readonly linkId: string }
  | {
      readonly via: 'OWNER'
      readonly customerId: string
      /** Whose previews were ticked, where no person sent a proof. */
      readonly faces?: readonly object[]
    }
  | { readonly via: 'STAFF'; readonly staffId: string }
)

/**
 * Approves a proof of a hash and writes down who agreed to what, in one statement. False when it is not open any more or is of
 * other files.
 */
export async function approveProof(
  tx: Db,
  { id, hash, from }: { readonly id: string; readonly hash: Buffer; readonly from: 'SENT' | 'DRAFT' },
  signed: NewSignOff,
): Promise<boolean> {
  const faces = signed.via === 'OWNER' ? signed.faces : undefined
  const { rows } = await sql`
    with decided as (
      update print_proof set state = 'APPROVED'
      where id = ${id}::uuid and state = ${from} and hash = ${hash} returning id, hash)
    insert into sign_off (proof_id, hash, words, name, via, link_id, customer_id, staff_id, faces)
    select id, hash, ${signed.words}, ${signed.name}, ${signed.via},
      ${signed.via === 'LINK' ? signed.linkId : null}::uuid, ${signed.via === 'OWNER' ? signed.customerId : null}::uuid,
      ${signed.via === 'STAFF' ? signed.staffId : null}::uuid, ${faces ? JSON.stringify(faces) : null}::jsonb
    from decided returning proof_id`.execute(tx)
  return rows.length > 0
}

/** A place where the customer wants something else; of all of it without a place. Millimetres of the cut page. */
export type NewPin = {
  readonly text: string
  readonly place: { readonly position: number; readonly page: number; readonly x: number; readonly y: number } | null
}

/** Writes what a customer asks for, numbered in the order given. */
export async function insertPins(tx: Db, proofId: string, pins: readonly NewPin[]): Promise<void> {
  const rows = pins.map(({ text, place }, index) => ({
    number: index + 1,
    text,
    position: place?.position ?? null,
    page: place?.page ?? null,
    x: place?.x ?? null,
    y: place?.y ?? null,
  }))
  await sql`
    insert into proof_pin (proof_id, number, position, page, x_mm, y_mm, text)
    select ${proofId}::uuid, number, position, page, x, y, text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as pin (number smallint, position smallint, page smallint, x numeric, y numeric, text text)`.execute(tx)
}

/** Writes what was done about pins of earlier proofs of a line; false when one of them is not there. */
export async function answerPins(
  tx: Db,
  lineId: number,
  answers: readonly { readonly pin: string; readonly text: string }[],
): Promise<boolean> {
  if (answers.length === 0) return true
  const { rows } = await sql`
    update proof_pin p set answer = given.text, done_at = now()
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as given (pin uuid, text text), print_proof proof
    where p.id = given.pin and proof.id = p.proof_id and proof.line_id = ${lineId} returning p.id`.execute(tx)
  return rows.length === answers.length
}

/** The versions that a line is printed from, in the order of their places. */
export async function findVersions(db: Db, lineId: number): Promise<string[]> {
  const { rows } = await sql<{ version_id: string }>`
    select version_id from line_artwork where line_id = ${lineId} order by position`.execute(db)
  return rows.map(({ version_id: id }) => id)
}

/**
 * Claims proofs that have waited for an answer longer than the hours of the next reminder, and counts it as sent; after a long
 * silence the last one that is due, and no more. No two callers claim the same one.
 */
export async function claimRemindedProofs(
  tx: Db,
  { hours, now, most }: { readonly hours: readonly number[]; readonly now: Date; readonly most: number },
): Promise<{ id: string; line_id: number; reminders: number }[]> {
  const { rows } = await sql<{ id: string; line_id: number; reminders: number }>`
    with due as (
      select p.id, passed.reminders
      from print_proof p join order_line l on l.id = p.line_id join customer_order o on o.id = l.order_id
      cross join lateral (
        select count(*)::int as reminders from unnest(${[...hours]}::int[]) h
        where p.sent_at <= ${now}::timestamptz - make_interval(hours => h)) passed
      where p.state = 'SENT' and o.status in ('PENDING', 'PROCESSING') and p.reminders < passed.reminders
      order by p.sent_at limit ${most} for update of p skip locked)
    update print_proof p set reminders = due.reminders from due where p.id = due.id
    returning p.id, p.line_id, p.reminders`.execute(tx)
  return rows
}
