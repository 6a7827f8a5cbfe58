import { measureFirstVisits } from '../browser.ts'
import type { FirstVisit } from '../browser.ts'
import { table } from '../markdown-table.ts'
import type { Effort } from '../run.ts'
import { samplePaths } from '../sample-paths.ts'
import type { ShopProcess } from '../shop-process.ts'

const LIMITS = { jsKb: 125, cssKb: 15, htmlKb: 20, fontKb: 55, lcp: 800, hydrated: 1800, blocking: 100, shift: 0.01 }

/** First visits on a slow phone, cold cache, both languages. */
export async function browserSection(shop: ShopProcess, effort: Effort): Promise<string> {
  const { home, category, product } = await samplePaths(shop.url)
  const english = [home, category, product]
  const arabic = english.map((path) => path.replace('/en/', '/ar/').replace(/(\/\d+)\/.*$/, '$1'))
  const paths = [...english, ...(await Promise.all(arabic.map((path) => settledPath(shop.url, path))))]
  for (const path of paths) await fetch(shop.url + path, { headers: { 'accept-encoding': 'br' } })
  const visits = await measureFirstVisits(shop.url, paths, effort.pairs)
  return [
    '## First visit on a slow phone',
    '390×844, 150 ms, 1.6 Mbit/s down, 750 kbit/s up, processor 4× slower, production build, cold cache. Sizes are compressed kilobytes.',
    table(
      ['page', 'JS', 'CSS', 'HTML', 'fonts', 'pictures', 'LCP ms', 'hydrated ms', 'TBT ms', 'CLS', 'beyond its limit'],
      [
        ['limit', ...Object.values(LIMITS).slice(0, 4), '', ...Object.values(LIMITS).slice(4), ''],
        ...visits.map((visit) => [
          decodeURI(visit.path),
          visit.jsKb,
          visit.cssKb,
          visit.htmlKb,
          visit.fontKb,
          visit.pictureKb,
          Math.round(visit.lcp),
          Math.round(visit.hydrated),
          Math.round(visit.blocking),
          visit.shift,
          beyond(visit).join(', ') || 'none',
        ]),
      ],
    ),
  ].join('\n\n')
}

/** Where an address without its slug leads. */
const settledPath = async (origin: string, path: string): Promise<string> =>
  new URL((await fetch(origin + path)).url).pathname

const beyond = (visit: FirstVisit): string[] =>
  Object.entries(LIMITS)
    .filter(([name, limit]) => visit[name as keyof typeof LIMITS] > limit)
    .map(([name]) => name)
