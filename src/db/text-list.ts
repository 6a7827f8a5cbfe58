import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Stands between texts; JSON and what is searched for never hold it. */
const BETWEEN = '\u0002'

/**
 * Texts without control characters as one parameter, a `text[]` for the statement: an array of them would have every quotation
 * mark escaped, and read again.
 */
export const textList = (texts: readonly string[]): RawBuilder<string[]> =>
  // Split, an empty text would be no text at all.
  texts.length === 1 ? sql`array[${texts[0]}::text]` : sql`string_to_array(${texts.join(BETWEEN)}, ${BETWEEN})`
