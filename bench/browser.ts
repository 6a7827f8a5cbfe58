import { chromium } from '@playwright/test'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { ensureChromium } from '../scripts/setup/chromium.mjs'
import { median } from './load.ts'

/** What a first visit on a slow phone costs. Sizes are compressed kilobytes, times milliseconds. */
export type FirstVisit = {
  path: string
  jsKb: number
  cssKb: number
  htmlKb: number
  fontKb: number
  pictureKb: number
  lcp: number
  hydrated: number
  blocking: number
  shift: number
}

/** 390×844, 150 ms, 1.6 Mbit/s down, 750 kbit/s up, a processor four times slower, nothing cached. */
const PHONE = { width: 390, height: 844 }
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** Visits each path `runs` times in a fresh browser profile and takes the middle of each figure. */
export async function measureFirstVisits(
  origin: string,
  paths: readonly string[],
  runs: number,
): Promise<FirstVisit[]> {
  const browser = await chromium.launch(await launchOptions())
  try {
    const visits: FirstVisit[] = []
    for (const path of paths) {
      const measured: FirstVisit[] = []
      for (let n = 0; n < runs; n++) measured.push(await firstVisit(browser, origin, path))
      visits.push(middle(path, measured))
    }
    return visits
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

const middle = (path: string, visits: readonly FirstVisit[]): FirstVisit => {
  const of = (pick: (visit: FirstVisit) => number) => Math.round(median(visits.map(pick)) * 1000) / 1000
  return {
    path,
    jsKb: of((v) => v.jsKb),
    cssKb: of((v) => v.cssKb),
    htmlKb: of((v) => v.htmlKb),
    fontKb: of((v) => v.fontKb),
    pictureKb: of((v) => v.pictureKb),
    lcp: of((v) => v.lcp),
    hydrated: of((v) => v.hydrated),
    blocking: of((v) => v.blocking),
    shift: of((v) => v.shift),
  }
}

async function firstVisit(browser: Browser, origin: string, path: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const sizes = await countBytes(session)
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watchTimings)
  await page.goto(origin + path, { waitUntil: 'load' })
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  const timings = await settledTimings(page)
  await context.close()
  return { path, ...timings, ...sizes() }
}

async function countBytes(
  session: CDPSession,
): Promise<() => Pick<FirstVisit, 'jsKb' | 'cssKb' | 'htmlKb' | 'fontKb' | 'pictureKb'>> {
  const types = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength)
  })
  await session.send('Network.enable')
  const kb = (type: string) => Math.round((bytes.get(type) ?? 0) / 102.4) / 10
  return () => ({
    jsKb: kb('Script'),
    cssKb: kb('Stylesheet'),
    htmlKb: kb('Document'),
    fontKb: kb('Font'),
    pictureKb: kb('Image'),
  })
}

type Timings = { lcp: number; shift: number; longTasks: [start: number, duration: number][] }

/** Runs in the page before its own code: keeps the largest paint, layout shifts and long tasks. */
function watchTimings(): void {
  const kept: Timings = { lcp: 0, shift: 0, longTasks: [] }
  Object.assign(globalThis, { benchTimings: kept })
  new PerformanceObserver((list) => {
    kept.lcp = list.getEntries().at(-1)?.startTime ?? kept.lcp
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) kept.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) kept.longTasks.push([startTime, duration])
  }).observe({ type: 'longtask', buffered: true })
}

/** Blocking time counts from the first paint on, as Lighthouse counts it: before, there is nothing to touch. */
async function settledTimings(page: Page): Promise<Pick<FirstVisit, 'lcp' | 'shift' | 'blocking' | 'hydrated'>> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const { lcp, shift, longTasks } = (globalThis as unknown as { benchTimings: Timings }).benchTimings
    const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0
    const firstPaint = timeOf('first-contentful-paint')
    const blocking = longTasks.reduce(
      (sum, [start, duration]) => (start < firstPaint ? sum : sum + Math.max(0, duration - 50)),
      0,
    )
    return { lcp, shift, blocking, hydrated: timeOf('hydrated') }
  })
}
