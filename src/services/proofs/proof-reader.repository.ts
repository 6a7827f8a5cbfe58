import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { joinGivenSignOff } from '#db/given-sign-off.ts'
import type { OrderAddress, OrderFeature } from '#db/schema/orders.ts'
import type { ProofKind, ProofState } from '#domain/artwork/proof-moves.ts'
import type { Fix } from '#domain/preflight/finding.ts'
import type { FaceCode } from '#domain/print-spec/print-spec.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { PrintSheet } from '#domain/print-spec/print-sheet.ts'

/** Where a page is cut: its size, and how far its picture goes beyond the cut on each side, in millimetres. */
export type PageTrim = {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A page of a file with its picture; millimetres of the cut page, dots of the picture. */
export type ProofPageView = {
  /** Place of the file in its line, from 0. */
  readonly file: number
  readonly page: number
  readonly width: number
  readonly height: number
  readonly trim: PageTrim
  /** Null of a file that the line is not printed from any more, and of pages that are no side. */
  readonly face: FaceCode | null
  /** How it is cut, as its last check for the line knows the product; null for a file that the line has no more. */
  readonly sheet: Pick<PrintSheet, 'shape' | 'corner'> | null
}

export type ProofPinView = {
  readonly id: string
  readonly number: number
  readonly position: number | null
  readonly page: number | null
  readonly x: number | null
  readonly y: number | null
  readonly text: string
  readonly answer: string | null
}

/** A proof as it is shown: with its pages, and with what was asked for. */
export type ProofDetails = {
  readonly id: string
  readonly number: number
  readonly kind: ProofKind
  readonly state: ProofState
  readonly hash: string
  /** Printed from files of the customer's own that were not in the proof before. */
  readonly is_of_new_file: boolean
  readonly message: string | null
  readonly sent_at: Date | null
  readonly decided_at: Date | null
  readonly signed: { readonly name: string; readonly at: string } | null
  readonly pages: readonly ProofPageView[]
  readonly pins: readonly ProofPinView[]
  /** What a program changed in the files since they were sent. */
  readonly fixes: readonly Fix[]
  readonly lines: readonly { readonly text: string; readonly isArabic: boolean }[]
}

/** The sheet of the page `pic` of the file `file` of the proof `p`, by the side that it is. */
const SHEET = sql`(
  select coalesce(
    (select printed.side -> 'sheet' from jsonb_array_elements(c.spec -> 'faces') printed (side)
      where printed.side ->> 'code' = u.face),
    c.spec #> array['faces', (pic.page - 1)::text, 'sheet'], c.spec #> '{faces,0,sheet}')
  from line_artwork u join artwork_check c on c.version_id = u.version_id and c.spec_digest = u.spec_digest
  where u.line_id = p.line_id and u.version_id = file.id order by c.created_at desc limit 1)`

/** Every proof of a line that was sent or signed, the newest first. */
export async function findVisibleProofs(db: Db, lineId: number): Promise<ProofDetails[]> {
  const { rows } = await sql<ProofDetails>`
    select p.id, p.number, p.kind, p.state, encode(p.hash, 'hex') as hash, p.message, p.sent_at, p.decided_at,
      exists (select from artwork_version sent where sent.id = any(p.versions) and sent.source = 'UPLOAD' and sent.id <> all(coalesce(
        (select b.versions from print_proof b where b.line_id = p.line_id and b.number < p.number order by b.number desc limit 1),
        p.versions))) as is_of_new_file,
      (select json_build_object('name', g.name, 'at', g.at) from sign_off s ${joinGivenSignOff}
        where s.proof_id = p.id) as signed,
      (select coalesce(json_agg(json_build_object('file', file.place - 1, 'page', pic.page, 'width', pic.width,
          'height', pic.height, 'trim', page_trim(v, pic.page), 'face', (select coalesce(u.face, c.spec -> 'faces' -> (pic.page - 1) ->> 'code')
            from line_artwork u left join artwork_check c on c.version_id = u.version_id and c.spec_digest = u.spec_digest
            where u.line_id = p.line_id and u.version_id = file.id order by u.position, c.created_at desc limit 1),
          'sheet', ${SHEET})
          order by file.place, pic.page), '[]')
        from unnest(p.versions) with ordinality file (id, place)
        join artwork_version v on v.id = file.id join artwork_picture pic on pic.version_id = file.id) as pages,
      (select coalesce(json_agg(json_build_object('id', pin.id, 'number', pin.number, 'position', pin.position,
          'page', pin.page, 'x', pin.x_mm, 'y', pin.y_mm, 'text', pin.text, 'answer', pin.answer) order by pin.number), '[]')
        from proof_pin pin where pin.proof_id = p.id) as pins,
      (with recursive made (id) as (
          select unnest(p.versions) union select v.parent_id from made join artwork_version v on v.id = made.id where v.parent_id is not null)
        select coalesce(json_agg(distinct fix), '[]') from made join artwork_version v on v.id = made.id
        cross join lateral unnest(v.fixes) fix) as fixes,
      (select coalesce(json_agg(json_build_object('text', read ->> 'text', 'isArabic', coalesce((read ->> 'isArabic')::boolean,
          false)) order by file.place, read_line.nth), '[]')
        from unnest(p.versions) with ordinality file (id, place) join artwork_version v on v.id = file.id
        cross join lateral jsonb_array_elements(v.lines) with ordinality read_line (read, nth)) as lines
    from print_proof p
    where p.line_id = ${lineId} and (p.sent_at is not null or p.kind <> 'STAFF') and p.state <> 'DRAFT'
    order by p.number desc`.execute(db)
  return rows
}

/** What a line is printed on and where it goes, in both languages. */
export type ProofGoods = {
  readonly variant: LocalizedText | null
  readonly features: readonly OrderFeature[]
  readonly fulfilment: 'DELIVERY' | 'PICKUP'
  readonly address: OrderAddress | null
}

/** What the line of a proof ordered, and where it goes. A line that is gone is a bug. */
export async function findProofGoods(db: Db, lineId: number): Promise<ProofGoods> {
  const { rows } = await sql<ProofGoods>`
    select l.variant, l.features, o.fulfilment, o.address
    from order_line l join customer_order o on o.id = l.order_id where l.id = ${lineId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a line is gone')
  return row
}

/** Which version a page of a line's proof is of, and where the picture of that page lies. */
export async function findProofPicture(
  db: Db,
  lineId: number,
  { proof, file, page }: { readonly proof: number; readonly file: number; readonly page: number },
): Promise<{ readonly storage_key: string; readonly version_id: string } | undefined> {
  const { rows } = await sql<{ storage_key: string; version_id: string }>`
    select pic.storage_key, pic.version_id from print_proof p join artwork_picture pic on pic.version_id = p.versions[${file}::int + 1]
    where p.line_id = ${lineId} and p.number = ${proof} and pic.page = ${page} and p.state <> 'DRAFT'`.execute(db)
  return rows[0]
}
