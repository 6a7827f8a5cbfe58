import type { BatchObservableResult, Meter, Observable } from '@opentelemetry/api'
import type { Db } from '#db/connection.ts'
import { stockRefusals } from '#services/orders/stock-refusals.ts'
import { answeredSearches } from '#services/search/search.service.ts'
import { readShopState } from '#services/shop-state/shop-state.ts'
import type { ShopState, Waiting, WaitingOf } from '#services/shop-state/shop-state.ts'
import { SOFTWARE } from '#domain/software.ts'

/** What happens to shoppers in this process. Answers how to stop. */
export function meterEvents(meter: Meter): () => void {
  const refusals = meter.createCounter(`${SOFTWARE.id}.stock.refusals`, {
    description: 'Orders that were not placed because too little was left',
  })
  const searches = meter.createCounter(`${SOFTWARE.id}.searches`, {
    description: 'Searches by outcome: all words found, some of them, none',
  })
  const ends = [
    stockRefusals.subscribe(() => refusals.add(1)),
    answeredSearches.subscribe(({ all, found }) =>
      searches.add(1, { outcome: all > 0 ? 'all' : found > 0 ? 'some' : 'none' }),
    ),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** Something that is counted in the database, with the age of its oldest. */
type Counted = {
  readonly name: string
  readonly description: string
  /** The label that says of which kind; without one there is one number. */
  readonly label?: string
  readonly read: (state: ShopState) => readonly WaitingOf[] | Waiting
}

const COUNTED: readonly Counted[] = [
  { name: 'jobs.waiting', description: 'Jobs that could be begun', label: 'queue', read: ({ jobs }) => jobs },
  { name: 'outbox.unsent', description: 'Messages not sent, 2 days', label: 'status', read: ({ outbox }) => outbox },
  { name: 'orders.open', description: 'Orders that are not over', label: 'status', read: ({ orders }) => orders },
  { name: 'orders.placed', description: 'Orders placed in 24 hours', read: ({ placed }) => placed },
  { name: 'payments', description: 'Attempts to pay in 24 hours', label: 'state', read: ({ attempts }) => attempts },
  { name: 'payments.unknown', description: 'Attempts without a known outcome', read: ({ unknown }) => unknown },
  { name: 'invoices.due', description: 'Paid orders without their invoice', read: ({ invoicesDue }) => invoicesDue },
  {
    name: 'invoices.unreported',
    description: 'Invoices that the tax authority has not taken',
    read: ({ invoicesUnreported }) => invoicesUnreported,
  },
  { name: 'pictures.waiting', description: 'Pictures whose sizes are not made', read: ({ pictures }) => pictures },
]

/** Rows are counted again after so long at the earliest, however many ask. */
const FRESH_MS = 10_000

/** What waits in the shop as a whole: queues, messages, orders, payments, invoices, pictures. */
export function meterShop(meter: Meter, db: Db): void {
  const gauges = COUNTED.map((each) => ({
    ...each,
    count: meter.createObservableGauge(`${SOFTWARE.id}.${each.name}`, { description: each.description }),
    oldest: meter.createObservableGauge(`${SOFTWARE.id}.${each.name}.oldest.seconds`, {
      description: `${each.description}: age of the oldest`,
    }),
  }))
  const failures = meter.createCounter(`${SOFTWARE.id}.state.failures`, {
    description: 'Times that the rows could not be counted',
  })
  failures.add(0)
  const state = reread(() => readShopState(db), FRESH_MS)
  meter.addBatchObservableCallback(
    async (observed) => {
      const read = await state().catch(() => undefined)
      if (!read) return failures.add(1)
      for (const gauge of gauges) observe(observed, gauge, gauge.read(read))
    },
    gauges.flatMap(({ count, oldest }) => [count, oldest]),
  )
}

function observe(
  observed: BatchObservableResult,
  { count, oldest, label }: { readonly count: Observable; readonly oldest: Observable; readonly label?: string },
  found: readonly WaitingOf[] | Waiting,
): void {
  for (const each of 'count' in found ? [{ ...found, of: '' }] : found) {
    const labels = label === undefined ? {} : { [label]: each.of }
    observed.observe(count, each.count, labels)
    observed.observe(oldest, each.oldestSeconds, labels)
  }
}

/** Reads at most once in `freshMs`, and once for all who ask meanwhile. */
function reread<Value>(read: () => Promise<Value>, freshMs: number): () => Promise<Value> {
  let last: { readonly at: number; readonly value: Promise<Value> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at > freshMs) last = { at: now, value: read() }
    return last.value
  }
}
