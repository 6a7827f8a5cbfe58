import { compareWithBare } from '../compare.ts'
import type { Comparison } from '../compare.ts'
import { BUSIEST, GENERATOR } from '../load-generator.ts'
import type { Effort } from '../run.ts'
import type { ShopProcess } from '../shop-process.ts'
import { table } from '../markdown-table.ts'
import { samplePaths } from '../sample-paths.ts'

const BARE_PORT = 3891

/** Cached public pages against a bare server sending the same bytes; 0.85 is asked for. */
export async function pagesSection(shop: ShopProcess, effort: Effort): Promise<string> {
  const paths = await samplePaths(shop.url)
  const rows: Comparison[] = []
  for (const path of [paths.home, paths.category, paths.product, paths.search]) {
    rows.push(await compareWithBare(shop, path, { encoding: 'br', barePort: BARE_PORT, ...effort }))
  }
  rows.push(await compareWithBare(shop, paths.home, { encoding: 'gzip', barePort: BARE_PORT, ...effort }))
  return [
    '## Cached pages',
    `Asked: ≥ 0.85 of a bare \`node:http\` server sending the same bytes, one process. ${generatorOf(rows)}`,
    comparisonTable(rows, 0.85),
  ].join('\n\n')
}

/** API answers, the database asked every time, against a bare server sending the same JSON. */
export async function apiSection(shop: ShopProcess, effort: Effort): Promise<string> {
  const paths = await samplePaths(shop.url)
  const options = { encoding: 'identity', barePort: BARE_PORT, ...effort }
  const list = await compareWithBare(shop, paths.listApi, options)
  const listArabic = await compareWithBare(shop, paths.listApi, { ...options, language: 'ar' })
  const detail = await compareWithBare(shop, paths.productApi, options)
  return [
    '## API, the database answering every time',
    `Asked: a list of 24 products ≥ 0.10 and a product ≥ 0.16 of a bare server sending their JSON. ${generatorOf([list, listArabic, detail])}`,
    comparisonTable([list, listArabic], 0.1),
    comparisonTable([detail], 0.16),
    `Best published list of a peer on a like machine: 235 lists/s; this run: ${Math.round(list.shop.perSecond)} lists/s, ${(list.shop.perSecond / 235).toFixed(1)} times that.`,
  ].join('\n\n')
}

const comparisonTable = (rows: readonly Comparison[], requested: number): string =>
  table(
    [
      'address',
      'sent',
      'shop/s',
      'bare/s',
      'ratio',
      'ratio by processor time',
      'p99 ms',
      'failures',
      'client busy',
      'reached',
    ],
    rows.map((row) => [
      decodeURI(row.path),
      `${row.bytes} B ${row.encoding}`,
      Math.round(row.shop.perSecond),
      Math.round(row.bare.perSecond),
      row.ratio.toFixed(2),
      row.cpuRatio.toFixed(2),
      row.shop.p99,
      row.shop.failures,
      percent(clientBusyOf(row)),
      row.ratio >= requested ? 'yes' : 'no',
    ]),
  )

/** What the generator needed of its own processor, at most, to measure a row. */
const clientBusyOf = ({ shop, bare }: Comparison): number => Math.max(shop.clientBusy, bare.clientBusy)

/** Names the generator, and says where it was too busy for what it measured. */
export function generatorOf(rows: readonly Comparison[]): string {
  const limited = rows.filter((row) => clientBusyOf(row) > BUSIEST).map(({ path }) => decodeURI(path))
  const verdict =
    limited.length === 0
      ? 'it could have done at least 1.5 times of each'
      : `it could not do 1.5 times of ${limited.join(', ')}: there the ratio by processor time counts`
  return `Load by ${GENERATOR}, 16 connections; ${verdict}.`
}

const percent = (share: number): string => `${Math.round(share * 100)}%`
