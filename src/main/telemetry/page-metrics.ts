import type { Meter } from '@opentelemetry/api'
import type { PageCounts } from './telemetry.ts'
import { SOFTWARE } from '#domain/software.ts'

/** What the page cache holds, and where pages came from. */
export function meterPages(meter: Meter, counts: PageCounts): void {
  const served = meter.createObservableCounter(`${SOFTWARE.id}.pages.served`, {
    description: 'Pages by where they came from: memory, stale (made again meanwhile), aged (database away), rendered',
  })
  served.addCallback((observed) => {
    for (const [from, times] of Object.entries(counts().served)) observed.observe(times, { from })
  })
  const size = meter.createObservableGauge(`${SOFTWARE.id}.page_cache.bytes`, { description: 'Page cache' })
  size.addCallback((observed) => observed.observe(counts().bytes))
}
