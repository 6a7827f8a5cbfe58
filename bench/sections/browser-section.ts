import { measureFirstVisits } from '../browser.ts'
import type { MeasuredPage } from '../browser.ts'
import { table } from '../markdown-table.ts'
import type { Effort } from '../run.ts'
import { samplePaths } from '../sample-paths.ts'
import type { ShopProcess } from '../shop-process.ts'

/** The document contains the style. */
const LIMITS = { jsKb: 125, htmlKb: 36, fontKb: 55, lcp: 700, hydrated: 1700, blocking: 100, shift: 0.01 }

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
    '390×844, 150 ms, 1.6 Mbit/s down, 750 kbit/s up, processor 4× slower, production build, cold cache; sizes are compressed kilobytes until the page works. "Again": a second visit of the same browser.',
    table(
      [
        'page',
        'JS',
        'document with style',
        'fonts',
        'LCP ms',
        'hydrated ms',
        'TBT ms',
        'CLS',
        'pictures',
        'JS later',
        'again: LCP',
        'hydrated',
        'beyond its limit',
      ],
      [
        ['limit', ...Object.values(LIMITS), '', '', '', '', ''],
        ...visits.map((visit) => [
          decodeURI(visit.path),
          visit.jsKb,
          visit.htmlKb,
          visit.fontKb,
          Math.round(visit.lcp),
          Math.round(visit.hydrated),
          Math.round(visit.blocking),
          visit.shift,
          visit.pictureKb,
          Math.round(visit.laterJsKb * 10) / 10,
          Math.round(visit.againLcp),
          Math.round(visit.againHydrated),
          beyond(visit).join(', ') || 'none',
        ]),
      ],
    ),
  ].join('\n\n')
}

/** Where an address without its slug leads. */
const settledPath = async (origin: string, path: string): Promise<string> =>
  new URL((await fetch(origin + path)).url).pathname

const beyond = (visit: MeasuredPage): string[] =>
  Object.entries(LIMITS)
    .filter(([name, limit]) => visit[name as keyof typeof LIMITS] > limit)
    .map(([name]) => name)
