import type pg from 'pg'
import { headHits, hitsOfLevel, LEVELS, onlyWithin, REORDERED, shareOf } from './ranked-stages.repository.ts'
import type { Level, Narrowing, STAGES, StageQuery } from './ranked-stages.repository.ts'
import type { Estimate, Firsts, IndexQuery } from './search.repository.ts'

/** So many more hits than needed are expected of a level before it is looked at alone. */
const MARGIN = 1.4
/** Up to so many hits in names and heads are ranked one and all: with several words, each further stage brings their lists together again. */
const HEADS_RANKED_AT_MOST = 1000

type Stage = {
  readonly name: keyof typeof STAGES
  readonly query: string
  readonly before: string
  readonly hits: number
}

export type BroadSearch = {
  readonly search: IndexQuery
  /** Products of exactly the code or name searched. */
  readonly firsts: Firsts
  readonly estimate: Estimate
  readonly needed: number
  /** The filters of the list, and about which part of the hits they leave. */
  readonly narrowed?: Narrowing & { readonly share: number }
}

/**
 * The first `needed` hits of a search that has too many to rank them all: exact codes and names, whole words in the
 * name, other names, what it is filed under, the rest. Where there are many, each set is in order of popularity, the
 * first of it by what they are about. The same search gives the same order whatever is `needed`.
 */
export async function broadHits(pool: pg.Pool, broad: BroadSearch): Promise<readonly number[]> {
  const { search, firsts, estimate, needed, narrowed: narrowing } = broad
  const { query, whole } = search
  const without = firsts.ids
  const shared = { whole, nameKey: search.keys.join(' '), categories: firsts.points, without, narrowing }
  const hits = narrowing ? await onlyWithin(pool, firsts.ids, narrowing) : [...firsts.ids]
  const areHeadsFew = estimate.heads <= HEADS_RANKED_AT_MOST
  if (areHeadsFew && hits.length < needed) {
    hits.push(...(await headHits(pool, { ...shared, query, before: '', limit: needed - hits.length })))
  }
  for (const stage of stagesOf(search, estimate, areHeadsFew)) {
    if (hits.length >= needed) break
    const part = { ...stage, hits: stage.hits * (narrowing?.share ?? 1) }
    hits.push(...(await stageHits(pool, part, { ...stage, ...shared, limit: needed - hits.length })))
  }
  return hits.slice(0, needed)
}

function stagesOf({ query, whole }: IndexQuery, estimate: Estimate, areHeadsFew: boolean): readonly Stage[] {
  const rest: Stage = { name: 'words', query, before: query, hits: estimate.words }
  if (areHeadsFew) return [rest]
  return [
    { name: 'whole', query: whole, before: '', hits: estimate.whole },
    ...(query === whole ? [] : [{ name: 'names', query, before: whole, hits: estimate.names } as const]),
    { name: 'heads', query, before: query, hits: estimate.heads },
    rest,
  ]
}

/** The hits of a set, from the smallest level of popularity that is likely to have enough. */
async function stageHits(pool: pg.Pool, stage: Stage, query: StageQuery): Promise<number[]> {
  const depth = Math.max(query.limit, REORDERED)
  const level = LEVELS.find((each) => stage.hits * shareOf(each) >= depth * MARGIN) ?? 0
  for (const each of [level, ...lower(level)]) {
    // The first of a set are put in order among as many as the whole shop has.
    const hits = await hitsOfLevel(pool, stage.name, each, { ...query, limit: depth })
    if (hits.length >= depth || each === 0) return hits.slice(0, query.limit)
  }
  return []
}

/** Where to look when a level had too few: next to all products, which costs little more than a level more. */
const lower = (level: Level): readonly Level[] => (level === 0 ? [] : [0])
