import { loadDemoData } from '#cli/demo/load-demo.ts'
import { openPool, queryBuilder } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { searchProducts } from '#services/search/search.service.ts'
import { catalogueFolder } from '#testing/catalogue/catalogue-files.ts'
import { judgedQueries, ndcg } from '#testing/search/judged-queries.ts'
import type { JudgedQuery } from '#testing/search/judged-queries.ts'
import { startThrowawayServer } from '#testing/database/throwaway-server.ts'
import { table } from '../markdown-table.ts'

const TARGET = 0.9
const WORST = 10

type Judged = JudgedQuery & { readonly gain: number; readonly isEmpty: boolean }

/** How well searches of the demo answer what shoppers want: judged queries, nDCG of the first ten answers. */
export async function relevanceSection(): Promise<string> {
  const judged = (await answered()).filter(({ wanted: requested }) => requested.size > 0)
  const groups = Map.groupBy(judged, ({ group }) => group)
  const worst = judged
    .filter(({ heldOut }) => !heldOut)
    .toSorted((a, b) => a.gain - b.gain)
    .slice(0, WORST)
  const empty = judged.filter(({ isEmpty }) => isEmpty).map(({ query }) => query)
  const reached = meanOf(judged) >= TARGET && empty.length === 0
  return [
    '## Search judged',
    `${judged.length} searches of shoppers over the demo's products, each product judged 0 to 3; nDCG of the first ten answers. Asked: ≥ ${TARGET}, and no search without an answer; reached: ${reached ? 'yes' : 'no'}.`,
    table(
      ['searches', 'number', 'nDCG@10', 'without an answer'],
      [
        ['**all**', ...rowOf(judged)],
        ['looked at while rules were made', ...rowOf(judged.filter(({ heldOut }) => !heldOut))],
        ['held out', ...rowOf(judged.filter(({ heldOut }) => heldOut))],
        ...[...groups].map(([group, queries]) => [group, ...rowOf(queries)]),
      ],
    ),
    `The worst of those looked at: ${worst.map(({ query, gain }) => `${query} ${gain.toFixed(2)}`).join(' · ')}`,
  ].join('\n\n')
}

async function answered(): Promise<Judged[]> {
  const server = await startThrowawayServer('relevance')
  const pool = openPool(server.url(), { statementTimeoutMs: 60_000 })
  const folder = await catalogueFolder()
  try {
    await migrate(server.url())
    await loadDemoData({ db: queryBuilder(pool), store: folder.store, now: new Date() })
    const judged: Judged[] = []
    for (const query of await judgedQueries()) {
      const answer = await searchProducts(pool, { words: query.query, language: 'en', page: 1, perPage: 10 })
      const codes = (JSON.parse(answer.cards) as { code: string }[]).map(({ code }) => code)
      judged.push({ ...query, gain: ndcg(codes, query.wanted), isEmpty: codes.length === 0 })
    }
    return judged
  } finally {
    await folder.remove()
    await pool.end()
    await server.stop()
  }
}

const meanOf = (judged: readonly Judged[]): number =>
  judged.reduce((sum, { gain }) => sum + gain, 0) / Math.max(1, judged.length)

const rowOf = (judged: readonly Judged[]) => [
  judged.length,
  meanOf(judged).toFixed(3),
  judged.filter(({ isEmpty }) => isEmpty).length,
]
