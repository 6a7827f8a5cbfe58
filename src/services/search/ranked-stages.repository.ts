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
  readonly whole: string
  readonly nameKey: string
  /** Categories that are searched, with their points (see category_points). */
  readonly categories: readonly (readonly [id: number, points: number])[]
  /** Products that come first anyway. */
  readonly without: readonly number[]
  readonly limit: number
  /** Only products of which this is true, where the list has filters. */
  readonly narrowing: Narrowing | undefined
}

/** A condition on `product_listing l`, its parameters numbered from NARROWED_FROM on. */
export type Narrowing = { readonly text: string; readonly values: readonly unknown[] }
export const NARROWED_FROM = 8

const isWithin = (narrowing: Narrowing | undefined): string =>
  narrowing ? `and exists (select from product_listing l where l.product_id = s.product_id and ${narrowing.text})` : ''

const POINTS = 'coalesce(($7::integer[])[array_position($6::integer[], category_id)], 0)'

type Statement = { readonly name: string; readonly text: string }

/** So many hits are put in order by what they are about; later ones are in order of popularity alone. */
export const REORDERED = 48

/** Every level of popularity has a quarter of the products of the one below; 0 has all of them. */
export const LEVELS = [4, 3, 2, 1, 0] as const
export type Level = (typeof LEVELS)[number]

/** The part of all products that a level has. */
export const shareOf = (level: Level): number => 4 ** -level

/** The same order for every level, so that pages from different levels continue one another. */
const stageStatement = ({ column, before }: Columns, level: Level, narrowing?: Narrowing): Statement => ({
  name: `search-${column}-${before}-${level}`,
  text: `
    select id from (
      select id, rank, row_number() over (order by rank desc, id desc) as place,
        name_points(name_en, head_en, name_ar, $3) + ${POINTS} as points
      from (
        select s.product_id as id, s.rank, s.name_en, s.head_en, s.name_ar, s.category_id from product_search s
        where s.${column} @@ (select $1::tsquery) ${ofLevel('s', level)} and s.product_id <> all ($4::integer[])
          and not s.${before} @@ (select $2::tsquery) ${isWithin(narrowing)}
        order by s.rank desc, s.product_id desc
        limit (select $5::int)
      ) hit
    ) placed
    order by place > ${REORDERED}, case when place <= ${REORDERED} then points end desc, rank desc, id desc`,
})

/** Only the products of a level, as its index has them. */
export const ofLevel = (table: string, level: Level): string => (level === 0 ? '' : `and ${table}.level >= ${level}`)

const stageStatements = (columns: Columns) => ({
  columns,
  statements: new Map(LEVELS.map((level) => [level, stageStatement(columns, level)])),
})

export const STAGES = {
  whole: stageStatements({ column: 'names', before: 'names' }),
  names: stageStatements({ column: 'names', before: 'names' }),
  heads: stageStatements({ column: 'heads', before: 'names' }),
  words: stageStatements({ column: 'words', before: 'heads' }),
} as const

/** Ids of the set's hits among the products of a level, best first. */
export async function hitsOfLevel(
  pool: pg.Pool,
  stage: keyof typeof STAGES,
  level: Level,
  search: StageQuery,
): Promise<number[]> {
  const { query, before, nameKey, without, limit, narrowing } = search
  const { columns, statements } = STAGES[stage]
  const { rows } = await pool.query<{ id: number }>({
    // There are thousands of mixes of filters: none is prepared.
    ...(narrowing ? { text: stageStatement(columns, level, narrowing).text } : statements.get(level)),
    values: [query, before, nameKey, without, limit, ...pointsOf(search), ...(narrowing?.values ?? [])],
  } as pg.QueryConfig)
  return rows.map(({ id }) => id)
}

const headHitsStatement = (narrowing?: Narrowing): Statement => ({
  name: 'search-head-hits',
  text: `
    select product_id as id from product_search s
    where heads @@ (select $1::tsquery) and product_id <> all ((select $4::integer[])::integer[]) ${isWithin(narrowing)}
    order by
      case
        when not names @@ (select $1::tsquery) then 10
        when names @@ (select $2::tsquery) then 40 + name_points(name_en, head_en, name_ar, $3)
        else 20
      end + ${POINTS} desc, rank desc, product_id desc
    limit (select $5::int)`,
})
const HEAD_HITS = headHitsStatement()

const pointsOf = ({ categories }: StageQuery): readonly number[][] => [
  categories.map(([id]) => id),
  categories.map(([, points]) => points),
]

/** Ids of all hits in names and what products are filed under, best first: when these are few. */
export async function headHits(pool: pg.Pool, search: StageQuery): Promise<number[]> {
  const { query, whole, nameKey, without, limit, narrowing } = search
  const { rows } = await pool.query<{ id: number }>({
    ...(narrowing ? { text: headHitsStatement(narrowing).text } : HEAD_HITS),
    values: [query, whole, nameKey, without, limit, ...pointsOf(search), ...(narrowing?.values ?? [])],
  })
  return rows.map(({ id }) => id)
}

/** Of some products those of which the condition is true, in the order given. */
export async function onlyWithin(pool: pg.Pool, ids: readonly number[], narrowing: Narrowing): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<{ id: number }>({
    text: `
      select s.product_id as id from unnest($1::integer[]) with ordinality s (product_id, place)
      where $2::integer is null and $3::integer is null and $4::integer is null and $5::integer is null
        and $6::integer is null and $7::integer is null ${isWithin(narrowing)}
      order by place`,
    values: [ids, null, null, null, null, null, null, ...narrowing.values],
  })
  return rows.map(({ id }) => id)
}
