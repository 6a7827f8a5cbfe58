import type pg from 'pg'
import { hitsFromIndex, hitsFromTop, REORDERED, STAGES } from './ranked-stages.repository.ts'
import type { StageQuery } from './ranked-stages.repository.ts'
import type { Estimate, IndexQuery } from './search.repository.ts'

/** How many more popular products are looked at than should be needed, before all hits are ranked instead. */
const PATIENCE = 3
const LEAST_TOP = 500

/**
 * What looking at a popular product costs, in hits found by the index: names lie in the row, the rest must be fetched.
 */
const LOOK_COST = { whole: 3, names: 3, heads: 10, words: 10 }

type Stage = {
  readonly name: keyof typeof STAGES
  readonly query: string
  readonly before: string
  readonly hits: number
}

export type BroadSearch = {
  readonly search: IndexQuery
  /** Products of exactly the code or name searched. */
  readonly firsts: readonly number[]
  readonly estimate: Estimate & { readonly heads: number }
  /** Products that can be found. */
  readonly size: number
  readonly needed: number
}

/**
 * The first `needed` hits of a search that has too many to rank them all: exact codes and names, whole words in the
 * name, other names, what it is filed under, the rest; each in order of popularity, names that begin so first. The same
 * search gives the same order whatever is `needed`.
 */
export async function broadHits(pool: pg.Pool, broad: BroadSearch): Promise<readonly number[]> {
  const { search, firsts, estimate, size, needed } = broad
  const { query, whole } = search
  const nameKey = search.keys.join(' ')
  const stages: Stage[] = [
    { name: 'whole', query: whole, before: '', hits: estimate.whole },
    { name: 'names', query, before: whole, hits: estimate.names },
    { name: 'heads', query, before: query, hits: estimate.heads },
    { name: 'words', query, before: query, hits: estimate.words },
  ]
  const hits = [...firsts]
  for (const stage of stages) {
    if (hits.length >= needed) break
    if (stage.name === 'names' && query === whole) continue
    const limit = needed - hits.length
    hits.push(...(await stageHits(pool, stage, { ...stage, nameKey, without: firsts, limit }, size)))
  }
  return hits.slice(0, needed)
}

async function stageHits(pool: pg.Pool, stage: Stage, query: StageQuery, size: number): Promise<number[]> {
  const statements = STAGES[stage.name]
  // As many products must be looked at for each hit as have one hit among them.
  const looks = (Math.max(query.limit, REORDERED) * size) / stage.hits
  if (looks * LOOK_COST[stage.name] < stage.hits) {
    const top = Math.ceil(looks * PATIENCE) + LEAST_TOP
    const hits = await hitsFromTop(pool, statements, query, top)
    if (hits.length >= query.limit) return hits
  }
  return hitsFromIndex(pool, statements, query)
}
