import { measureLoad } from '../load.ts'
import { table } from '../markdown-table.ts'
import type { Effort } from '../run.ts'
import { samplePaths } from '../sample-paths.ts'
import type { ShopProcess } from '../shop-process.ts'

/** More addresses than any run asks for: each is one page that was never rendered before. */
const ADDRESSES = 40_000

/** Category pages of 24 cards rendered again: a price limit above every price makes each address new and filters nothing. */
export async function freshPagesSection(shop: ShopProcess, effort: Effort): Promise<string> {
  const { category } = await samplePaths(shop.url)
  const first = 1_000_000 + (Date.now() % 1_000_000) * 10
  const paths = Array.from({ length: ADDRESSES }, (_, n) => `${category}?maxPrice=${first + n}`)
  const cards = ((await (await fetch(shop.url + paths[0])).text()).match(/<article/g) ?? []).length
  const load = await measureLoad(shop.url, shop.pid, { seconds: effort.seconds, paths: paths.slice(1), connections: 8 })
  return [
    '## Category pages rendered again',
    `Asked: ≥ 300 pages of 24 cards per second on one process, 600 wished for. The page has ${cards} cards; every address is asked once, so no answer is stored; the database answers each.`,
    table(
      ['pages/s', 'p50 ms', 'p99 ms', 'failures', 'processor ms a page', 'reached'],
      [
        [
          Math.round(load.perSecond),
          load.p50,
          load.p99,
          load.failures,
          load.cpuMs.toFixed(2),
          load.perSecond >= 300 && load.failures === 0 ? 'yes' : 'no',
        ],
      ],
    ),
  ].join('\n\n')
}
