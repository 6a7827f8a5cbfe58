import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { ensureChromium } from '../scripts/setup/chromium.mjs'
import { median } from './load.ts'
import { countBytes } from './page-bytes.ts'
import type { PageBytes } from './page-bytes.ts'

type PageTimings = { lcp: number; hydrated: number; blocking: number; shift: number }

/**
 * What a first visit on a slow phone costs until the page works. Sizes are compressed kilobytes, times milliseconds.
 * `laterJsKb` is fetched after that, at rest; `again…` are of a second visit with a warm cache.
 */
export type FirstVisit = PageBytes & PageTimings & { laterJsKb: number; againLcp: number; againHydrated: number }
export type MeasuredPage = FirstVisit & { path: string }

/** 390×844, 150 ms, 1.6 Mbit/s down, 750 kbit/s up, a processor four times slower, nothing cached. */
const PHONE = { width: 390, height: 844 }
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** Visits each path `runs` times in a fresh browser profile and takes the middle of each figure. */
export async function measureFirstVisits(
  origin: string,
  paths: readonly string[],
  runs: number,
): Promise<MeasuredPage[]> {
  const browser = await chromium.launch(await launchOptions())
  try {
    const pages: MeasuredPage[] = []
    for (const path of paths) {
      const visits: FirstVisit[] = []
      for (let n = 0; n < runs; n++) visits.push(await measureVisit(browser, origin + path))
      pages.push({ path, ...middle(visits) })
    }
    return pages
  } finally {
    await browser.close()
  }
}

/** Background traffic of the browser would share the slow line. */
async function launchOptions() {
  const { path } = await ensureChromium()
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return { args, ...(path && { executablePath: path }) }
}

/** The middle of each figure. */
function middle(visits: readonly FirstVisit[]): FirstVisit {
  const names = Object.keys(visits[0] ?? {}) as (keyof FirstVisit)[]
  const of = (name: keyof FirstVisit) => Math.round(median(visits.map((visit) => visit[name])) * 1000) / 1000
  return Object.fromEntries(names.map((name) => [name, of(name)])) as FirstVisit
}

/** A visit with nothing cached, and one more in the same browser. */
async function measureVisit(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const first = await openPage(context, address)
  const again = await openPage(context, address)
  await context.close()
  const { startedAt, ...timings } = first.timings
  const untilItWorks = first.sizes(startedAt + timings.hydrated)
  return {
    ...untilItWorks,
    laterJsKb: first.sizes().jsKb - untilItWorks.jsKb,
    ...timings,
    againLcp: again.timings.lcp,
    againHydrated: again.timings.hydrated,
  }
}

/** Opens an address in a new tab, waits until nothing is fetched any more, and closes it. */
async function openPage(context: BrowserContext, address: string) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const sizes = await countBytes(session)
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watchTimings)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  const timings = await settledTimings(page)
  await page.close()
  return { timings, sizes }
}

type Timings = { lcp: number; shift: number; longTasks: [start: number, duration: number][] }

/** Runs in the page before its own code: records the largest paint, layout shifts and long tasks. */
function watchTimings(): void {
  const seen: Timings = { lcp: 0, shift: 0, longTasks: [] }
  Object.assign(globalThis, { benchTimings: seen })
  new PerformanceObserver((list) => {
    seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.longTasks.push([startTime, duration])
  }).observe({ type: 'longtask', buffered: true })
}

/** Blocking time counts from the first paint on, as Lighthouse counts it: before, there is nothing to touch. */
async function settledTimings(page: Page): Promise<PageTimings & { startedAt: number }> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const { lcp, shift, longTasks } = (globalThis as unknown as { benchTimings: Timings }).benchTimings
    const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0
    const firstPaint = timeOf('first-contentful-paint')
    const blocking = longTasks.reduce(
      (sum, [start, duration]) => (start < firstPaint ? sum : sum + Math.max(0, duration - 50)),
      0,
    )
    return { lcp, shift, blocking, hydrated: timeOf('hydrated'), startedAt: performance.timeOrigin }
  })
}
