import type pg from 'pg'

/**
 * A set of hits of a broad search. `column` has the words it is found by, `before` those of the set that was shown
 * before it, which lies inside it.
 */
type Columns = { readonly column: 'names' | 'heads' | 'words'; readonly before: 'names' | 'heads' }

/** What to find, and what was found already (both tsquery; empty finds nothing). */
export type StageQuery = {
  readonly query: string
  readonly before: string
  readonly nameKey: string
  /** Products that come first anyway. */
  readonly without: readonly number[]
  readonly limit: number
}

type Statement = { readonly name: string; readonly text: string }
type StageStatements = {
  /** Every hit of the set, ranked: for sets of some thousands. */
  readonly fromIndex: Statement
  /** The hits among the most popular products: for sets so broad that few products must be looked at. */
  readonly fromTop: Statement
}

/** So many hits are put in order by how their names begin; later ones are in order of popularity alone. */
export const REORDERED = 96

const HIT = 's.product_id as id, s.rank, s.name_en, s.name_ar'

/** The same order in both ways of finding, so that pages of either continue one another. */
const ordered = (hits: string): string => `
  select id from (
    select id, rank, row_number() over (order by rank desc, id desc) as place,
      (starts_with(name_en || ' ', $3 || ' ') or starts_with(name_ar || ' ', $3 || ' ')) as begins
    from (${hits}) hit
  ) placed
  order by place > ${REORDERED}, place <= ${REORDERED} and begins desc, rank desc, id desc limit (select $5::int)`

const stageStatements = ({ column, before }: Columns): StageStatements => ({
  fromIndex: {
    name: `search-index-${column}-${before}`,
    text: ordered(`
      select ${HIT} from product_search s
      where s.${column} @@ (select $1::tsquery) and s.product_id <> all ($4::integer[])
        and s.product_id not in (select shown.product_id from product_search shown where shown.${before} @@ (select $2::tsquery))
      order by s.rank desc, s.product_id desc
      limit (select greatest($5::int, ${REORDERED}))`),
  },
  fromTop: {
    name: `search-top-${column}-${before}`,
    text: ordered(`
      select ${HIT} from (select * from product_search order by rank desc, product_id desc limit (select $6::int)) s
      where s.${column} @@ $1::tsquery and not s.${before} @@ $2::tsquery and s.product_id <> all ($4::integer[])
      limit (select greatest($5::int, ${REORDERED}))`),
  },
})

export const STAGES = {
  whole: stageStatements({ column: 'names', before: 'names' }),
  names: stageStatements({ column: 'names', before: 'names' }),
  heads: stageStatements({ column: 'heads', before: 'names' }),
  words: stageStatements({ column: 'words', before: 'heads' }),
} as const

/** Ids of the set's hits, best first. */
export const hitsFromIndex = (pool: pg.Pool, { fromIndex }: StageStatements, search: StageQuery): Promise<number[]> =>
  idsOf(pool, fromIndex, valuesOf(search))

/** Ids of the set's hits among the `top` most popular products, best first. */
export const hitsFromTop = (
  pool: pg.Pool,
  { fromTop }: StageStatements,
  search: StageQuery,
  top: number,
): Promise<number[]> => idsOf(pool, fromTop, [...valuesOf(search), top])

const valuesOf = ({ query, before, nameKey, without, limit }: StageQuery): unknown[] => [
  query,
  before,
  nameKey,
  without,
  limit,
]

async function idsOf(pool: pg.Pool, statement: Statement, values: unknown[]): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({ ...statement, values })
  return rows.map(({ id }) => id)
}
