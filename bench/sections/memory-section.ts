import { setTimeout as sleep } from 'node:timers/promises'
import { measureLoad, median } from '../load.ts'
import { table } from '../markdown-table.ts'
import { everyPath } from '../sample-paths.ts'
import { residentMb } from '../shop-process.ts'
import type { Effort } from '../run.ts'
import type { ShopProcess } from '../shop-process.ts'

const TARGET_MB = 250
/** Less than this is the breathing of the garbage collector. */
const GROWTH_MB = 10
/** Milliseconds without a request after the load, in which the process gives back what it no longer needs. */
const REST_MS = 30_000

/**
 * Resident memory while many requests are answered, and half a minute after: every public page in both languages, so that the page cache fills, hundreds of
 * different searches, lists and products from the database. Other processes (database, pictures) are not counted.
 */
export async function memorySection(shop: ShopProcess, effort: Effort): Promise<string> {
  const paths = await everyPath(shop.url)
  const started = await residentMb(shop.pid)
  const readings: [requests: number, mb: number][] = []
  let done = 0
  while (done < effort.requests) {
    const load = await measureLoad(shop.url, shop.pid, { seconds: 3, paths, headers: { 'accept-encoding': 'br' } })
    if (load.failures > 0) throw new Error(`${load.failures} failures under load`)
    done += load.requests
    readings.push([done, await residentMb(shop.pid)])
  }
  const between = (from: number, to: number): number =>
    median(readings.filter(([requests]) => requests > from * done && requests <= to * done).map(([, mb]) => mb))
  const [before, after] = [between(0.25, 0.5), between(0.75, 1)]
  const most = Math.max(...readings.map(([, mb]) => mb))
  await sleep(REST_MS)
  const rested = await residentMb(shop.pid)
  return [
    '## Memory',
    `Asked: ≤ ${TARGET_MB} MB resident after the load test, no growth over ${effort.requests.toLocaleString('en')} requests. ${paths.length} addresses in turn. The embedded database and the processes that open pictures are not counted.`,
    table(
      ['requests so far', 'resident MB'],
      [
        [0, started],
        ...readings.filter((_, n) => n % Math.ceil(readings.length / 8) === 0 || n === readings.length - 1),
      ],
    ),
    `Second quarter of the requests to the last: ${before} → ${after} MB, no growth: ${after - before <= GROWTH_MB ? 'yes' : 'no'}. At most ${most} MB under load; half a minute after the load ${rested} MB, at most ${TARGET_MB} MB: ${rested <= TARGET_MB ? 'yes' : 'no'}.`,
  ].join('\n\n')
}
