import type pg from 'pg'
import { LEVELS, ofLevel, shareOf } from './ranked-stages.repository.ts'
import { MAX_CODES } from './vocabulary.repository.ts'

/** So many of the most popular products have enough that begin with any common letter. */
const ENOUGH = 4000
const LAST_LETTER = '\u{10FFFF}'

const BEGINS = '(names @@ (select $1::tsquery) or (code_key >= (select $2) and code_key < (select $3)))'

/** Goes down the order of popularity: quick where many products match. */
const STATEMENTS = LEVELS.map((level) => ({
  level,
  name: `search-begun-names-${level}`,
  text: `
    select code_key from product_search
    where ${BEGINS} and code_key <> '' ${ofLevel('product_search', level)}
    order by rank desc, product_id desc limit ${MAX_CODES + 1}`,
}))

/*
 * Few hits are found by words first and put in order then (materialized). Left the choice, the planner goes down the order of
 * popularity until it has enough of them, which with few hits is the whole shop: it cannot know how rare the words are.
 */

const FEW_BEGUN = {
  name: 'search-few-begun-names',
  text: `
    with hit as materialized (
      select code_key, rank, product_id from product_search where ${BEGINS} and code_key <> ''
    )
    select code_key from hit order by rank desc, product_id desc limit ${MAX_CODES + 1}`,
}

/**
 * The codes of the most popular products whose names have a word that begins with a letter, or with a short word that
 * tells nothing itself, or whose codes begin so: at most one more than MAX_CODES. `size`: of how many products.
 */
export async function codesOfBegunNames(pool: pg.Pool, beginning: string, size: number): Promise<readonly string[]> {
  const ownWord = beginning.length > 1 ? `'${beginning}':* & !'${beginning}'` : `'${beginning}':*`
  const popular = STATEMENTS.find(({ level }) => size * shareOf(level) >= ENOUGH)
  const values = [ownWord, beginning, beginning + LAST_LETTER]
  for (const { name, text } of popular ? [popular, FEW_BEGUN] : [FEW_BEGUN]) {
    const { rows } = await pool.query<{ code_key: string }>({ name, text, values })
    if (rows.length > MAX_CODES || name === FEW_BEGUN.name) return rows.map((row) => row.code_key)
  }
  return []
}

const HEADS = {
  name: 'search-codes-of-heads',
  text: `
    with hit as materialized (
      select code_key, rank, product_id, names @@ (select $1::tsquery) as is_named
      from product_search where heads @@ (select $1::tsquery) and code_key <> ''
    )
    select code_key from hit order by is_named desc, rank desc, product_id desc limit ${MAX_CODES}`,
}

/** The codes of products whose names, or what they are filed under, match a tsquery: of searches that have few such. */
export async function codesOfHeads(pool: pg.Pool, query: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ code_key: string }>({ ...HEADS, values: [query] })
  return rows.map((row) => row.code_key)
}

const NAMES = {
  name: 'search-codes-of-names',
  text: `
    with hit as materialized (
      select code_key, rank, product_id from product_search where names @@ (select $1::tsquery) and code_key <> ''
    )
    select code_key from hit order by rank desc, product_id desc limit ${MAX_CODES}`,
}

/** The codes of products whose names match a tsquery: of searches that have few such. */
export async function codesOfNames(pool: pg.Pool, query: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ code_key: string }>({ ...NAMES, values: [query] })
  return rows.map((row) => row.code_key)
}
