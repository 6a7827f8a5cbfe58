import type pg from 'pg'
import { LEVELS, ofLevel, shareOf } from './ranked-stages.repository.ts'
import { MAX_CODES } from './vocabulary.repository.ts'

/** So many of the most popular products have enough that begin with any common letter. */
const ENOUGH = 4000
const LAST_LETTER = '\u{10FFFF}'

const STATEMENTS = LEVELS.map((level) => ({
  level,
  name: `search-begun-names-${level}`,
  text: `
    select code_key from product_search
    where (names @@ (select $1::tsquery) or (code_key >= (select $2) and code_key < (select $3)))
      and code_key <> '' ${ofLevel('product_search', level)}
    order by rank desc, product_id desc limit ${MAX_CODES + 1}`,
}))

/**
 * The codes of the most popular products whose names have a word that begins with a letter, or with a short word that
 * tells nothing itself, or whose codes begin so: at most one more than MAX_CODES. `size`: of how many products.
 */
export async function codesOfBegunNames(pool: pg.Pool, beginning: string, size: number): Promise<readonly string[]> {
  const ownWord = beginning.length > 1 ? `'${beginning}':* & !'${beginning}'` : `'${beginning}':*`
  const level = LEVELS.find((each) => size * shareOf(each) >= ENOUGH) ?? 0
  for (const { level: each, ...statement } of STATEMENTS) {
    if (each !== level && each !== 0) continue
    const values = [ownWord, beginning, beginning + LAST_LETTER]
    const { rows } = await pool.query<{ code_key: string }>({ ...statement, values })
    if (rows.length > MAX_CODES || each === 0) return rows.map((row) => row.code_key)
  }
  return []
}

const HEADS = {
  name: 'search-codes-of-heads',
  text: `
    select code_key from product_search
    where heads @@ (select $1::tsquery) and code_key <> ''
    order by names @@ (select $1::tsquery) desc, rank desc, product_id desc limit ${MAX_CODES}`,
}

/** The codes of products whose names, or what they are filed under, match a tsquery: of searches that have few such. */
export async function codesOfHeads(pool: pg.Pool, query: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ code_key: string }>({ ...HEADS, values: [query] })
  return rows.map((row) => row.code_key)
}

const NAMES = {
  name: 'search-codes-of-names',
  text: `
    select code_key from product_search
    where names @@ (select $1::tsquery) and code_key <> ''
    order by rank desc, product_id desc limit ${MAX_CODES}`,
}

/** The codes of products whose names match a tsquery: of searches that have few such. */
export async function codesOfNames(pool: pg.Pool, query: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ code_key: string }>({ ...NAMES, values: [query] })
  return rows.map((row) => row.code_key)
}
