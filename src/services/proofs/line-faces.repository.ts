import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { FaceCode } from '#domain/print-spec/print-spec.ts'
import type { PageTrim } from './proof-reader.repository.ts'

/** A face of a line as its preview shows it: a page of a file, and where it is cut. */
export type LineFace = {
  /** Place of the file in its line, from 0. */
  readonly file: number
  readonly version_id: string
  readonly page: number
  /** Null where the file was never checked for the line. */
  readonly face: FaceCode | null
  readonly trim: PageTrim
}

/** Every face of every file of a line of which there is a picture; of a booklet the first pages, one for each face. */
export async function findLineFaces(db: Db, lineId: number): Promise<LineFace[]> {
  const { rows } = await sql<LineFace>`
    select u.position as file, u.version_id, pic.page,
      coalesce(u.face, checked.faces -> (pic.page - 1) ->> 'code') as face, page_trim(v, pic.page) as trim
    from line_artwork u
    join artwork_version v on v.id = u.version_id
    join artwork_picture pic on pic.version_id = u.version_id
    left join lateral (
      select c.spec -> 'faces' as faces from artwork_check c
      where c.version_id = u.version_id and c.spec_digest = u.spec_digest order by c.created_at desc limit 1) checked on true
    where u.line_id = ${lineId}
      and pic.page <= case when u.face is null then coalesce(jsonb_array_length(checked.faces), 1) else 1 end
    order by u.position, pic.page`.execute(db)
  return rows
}

/** A face of a line that its file has no page for: it stays unprinted. */
export type BlankFace = {
  /** Place of the file in its line, from 0. */
  readonly file: number
  readonly face: FaceCode
  /** Millimetres of the cut face. */
  readonly width: number
  readonly height: number
}

/** The faces that stay unprinted, as the last check of each file knows the product; none of a file that is one side alone. */
export async function findBlankFaces(db: Db, lineId: number): Promise<BlankFace[]> {
  const { rows } = await sql<BlankFace>`
    select u.position as file, printed.face ->> 'code' as face, (printed.face #>> '{sheet,width}')::float as width,
      (printed.face #>> '{sheet,height}')::float as height
    from line_artwork u
    join artwork_version v on v.id = u.version_id
    cross join lateral (
      select c.spec -> 'faces' as faces from artwork_check c
      where c.version_id = u.version_id and c.spec_digest = u.spec_digest order by c.created_at desc limit 1) checked
    cross join lateral jsonb_array_elements(checked.faces) with ordinality printed (face, nth)
    where u.line_id = ${lineId} and u.face is null and v.page_count < printed.nth
      and not exists (select from line_artwork o where o.line_id = u.line_id and o.face = printed.face ->> 'code')
    order by u.position, printed.nth`.execute(db)
  return rows
}
