import { measureLoad } from '../load.ts'
import { table } from '../markdown-table.ts'
import { samplePaths } from '../sample-paths.ts'
import { residentMb } from '../shop-process.ts'
import type { ShopProcess } from '../shop-process.ts'

const REQUESTS = 100_000

/** Resident memory over 100,000 requests of every public kind. The embedded database is another process and not counted. */
export async function memorySection(shop: ShopProcess): Promise<string> {
  const { home, category, product, search, blog, listApi, productApi } = await samplePaths(shop.url)
  const paths = [home, category, product, search, blog, listApi, productApi]
  const readings: [number, number][] = []
  let done = 0
  while (done < REQUESTS) {
    const load = await measureLoad(shop.url, shop.pid, { seconds: 3, paths, headers: { 'accept-encoding': 'br' } })
    if (load.failures > 0) throw new Error(`${load.failures} failures under load`)
    done += load.requests
    readings.push([done, await residentMb(shop.pid)])
  }
  const [, early] = readings[Math.floor(readings.length / 4)] ?? [0, 0]
  const [, last] = readings.at(-1) ?? [0, 0]
  return [
    '## Memory',
    'Asked: ≤ 250 MB resident after the load test, no growth over 100,000 requests. The embedded database is a process of its own and not counted.',
    table(
      ['requests so far', 'resident MB'],
      readings.filter((_, n) => n % Math.ceil(readings.length / 8) === 0 || n === readings.length - 1),
    ),
    `From a quarter of the way to the end: ${early} → ${last} MB. Under 250 MB: ${last <= 250 ? 'yes' : 'no'}.`,
  ].join('\n\n')
}
