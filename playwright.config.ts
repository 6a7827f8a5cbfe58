import { defineConfig } from '@playwright/test'
import { shopPort, shopSettings } from './e2e/shop-settings.ts'

const port = shopPort()
const address = `http://127.0.0.1:${port}`
const executablePath = process.env['CHROMIUM_PATH']
const report = process.env['E2E_REPORT']

/** The browser calls home at every start unless told not to; without a sandbox it also runs as root. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Browser tests run on the built shop, with an embedded database of their own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e-results',
  retries: 0,
  // One a processor: with a third one tests that look at times fail on a machine of two.
  workers: 2,
  // Long enough for a machine that builds at the same time.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    baseURL: address,
    launchOptions: { args: QUIET, ...(executablePath && { executablePath }) },
    // A trace takes pictures and copies of every page while a test passes: 30% of the processor time of all of them.
    // `npm test -- --trace retain-on-failure --grep '...'` takes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `"${process.execPath}" src/main.ts`,
    url: `${address}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { ...shopSettings(port), DATA_DIR: process.env['E2E_DATA'] ?? '.cache/e2e' },
  },
})
