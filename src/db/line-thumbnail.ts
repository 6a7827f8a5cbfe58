import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/**
 * Joins the version by whose first page an order line is known in lists, `first_page.version_id`: of its first file, once the
 * picture of it is drawn. Joined, because a function would be a statement for each line.
 */
export const joinThumbnail = (lineId: string): RawBuilder<unknown> => sql`
  left join line_artwork first_file on first_file.line_id = ${sql.ref(lineId)} and first_file.position = 0
  left join artwork_picture first_page on first_page.version_id = first_file.version_id and first_page.page = 1`

/** What names the thumbnail of the joined line: that version, and the line; null where there is none. */
export const joinedThumbnail = sql`
  case when first_page.version_id is not null then
    json_build_object('version', first_page.version_id, 'line', first_file.line_id) end`
