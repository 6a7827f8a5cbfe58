/**
 * `npm run bench` measures the built shop against a bare server in the same run and writes bench/RESULTS.md.
 * `npm run bench -- --only=pages,api` runs some sections, `--seconds=2 --pairs=1` makes it short. `search-1m` (search among
 * a million products and a shop of them: nine minutes on a quiet machine, 8 GB of disk), `office` (a million orders; `--orders=` makes it another number) and `processes`
 * (one, two and three web processes) run only when they are named. `--requests=1000000` makes `memory` longer.
 */
import { parseArgs } from 'node:util'
import { activitySection } from './sections/activity-section.ts'
import { artworkSection } from './sections/artwork-section.ts'
import { cartSection } from './sections/cart-section.ts'
import { browserSection } from './sections/browser-section.ts'
import { apiSection, pagesSection } from './sections/http-section.ts'
import { importSection } from './sections/import-section.ts'
import { memorySection } from './sections/memory-section.ts'
import { customersSection } from './sections/customers-section.ts'
import { freshPagesSection } from './sections/fresh-pages-section.ts'
import { exportsSection } from './sections/exports-section.ts'
import { liveSection } from './sections/live-section.ts'
import { officeSection } from './sections/office-section.ts'
import { productionSection } from './sections/production-section.ts'
import { ordersSection } from './sections/orders-section.ts'
import { processesSection } from './sections/processes-section.ts'
import { replaceSection } from './results.ts'
import { relevanceSection } from './sections/relevance-section.ts'
import { searchSection } from './sections/search-section.ts'
import { uploadsSection } from './sections/uploads-section.ts'
import { startShop } from './shop-process.ts'
import type { ShopProcess } from './shop-process.ts'

/** `orders`: how many the shop of the section `office` has. `requests`: how many the section `memory` sends. */
export type Effort = { seconds: number; pairs: number; orders: number; requests: number }
type Section = (shop: ShopProcess, effort: Effort) => Promise<string>

const SECTIONS: Readonly<Record<string, Section>> = {
  pages: pagesSection,
  fresh: freshPagesSection,
  api: apiSection,
  cart: cartSection,
  browser: browserSection,
  memory: memorySection,
  uploads: uploadsSection,
}

/** Sections that need no shop, but fill a database of their own. */
const ALONE: Readonly<Record<string, (effort: Effort) => Promise<string>>> = {
  search: (effort) => searchSection(100_000, effort),
  relevance: relevanceSection,
  import: importSection,
  customers: customersSection,
  orders: ordersSection,
  production: productionSection,
  activity: activitySection,
  artwork: artworkSection,
  exports: exportsSection,
  live: liveSection,
  office: officeSection,
  processes: processesSection,
  'search-1m': (effort) => searchSection(1_000_000, effort),
}

const { values } = parseArgs({
  options: {
    only: {
      type: 'string',
      default: [
        ...Object.keys(SECTIONS),
        'search',
        'relevance',
        'import',
        'customers',
        'orders',
        'activity',
        'artwork',
        'production',
        'exports',
        'live',
      ].join(','),
    },
    seconds: { type: 'string', default: '5' },
    pairs: { type: 'string', default: '3' },
    orders: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '100000' },
  },
})

const effort: Effort = {
  seconds: Number(values.seconds),
  pairs: Number(values.pairs),
  orders: Number(values.orders),
  requests: Number(values.requests),
}
const names = values.only.split(',')
const unknown = names.filter((name) => !(name in SECTIONS) && !(name in ALONE))
if (unknown.length > 0) {
  throw new Error(`no section ${unknown.join(', ')}; there are ${Object.keys({ ...SECTIONS, ...ALONE }).join(', ')}`)
}

const report = async (name: string, text: string): Promise<void> => {
  console.log(text)
  await replaceSection(name, text)
}

for (const name of names) {
  const section = ALONE[name]
  if (section) await report(name, await section(effort))
}

if (names.some((name) => name in SECTIONS)) {
  const shop = await startShop({ port: 3890 })
  try {
    for (const name of names) {
      const section = SECTIONS[name]
      if (section) await report(name, await section(shop, effort))
    }
  } finally {
    await shop.stop()
  }
}
