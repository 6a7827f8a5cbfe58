import { defineConfig } from '@playwright/test'
import { shopPort, shopSettings } from './e2e/shop-settings.ts'
import { WINDOWED } from './e2e/windowed.ts'

const port = shopPort()
const address = `http://127.0.0.1:${port}`
/** Undefined: the ones that Playwright downloads. */
const windowed = process.env['CHROMIUM_PATH']
const shell = process.env['CHROMIUM_SHELL_PATH'] ?? windowed
const report = process.env['E2E_REPORT']

/** The browser calls home at every start unless told not to; without a sandbox it also runs as root. */
const FLAGS = [
  '--no-sandbox',
  // Without it the headless shell rounds the widths of letters to whole pixels, so that words are wider than in the browser.
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const TAGGED = new RegExp(WINDOWED)

/** Browser tests run on the built shop, with an embedded database of their own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e-results',
  retries: 0,
  // One more than a small machine has processors, so that none is idle while pages wait.
  workers: 3,
  // A machine of continuous integration may be three times slower than the one a test is written on.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    baseURL: address,
    // A trace takes pictures and copies of every page while a test passes: 30% of the processor time of all of them.
    // `npm test -- --trace retain-on-failure --grep '...'` takes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // The headless shell has no window and costs half; `tag: WINDOWED` is for what only a browser with one does.
  projects: [
    {
      name: 'shell',
      grepInvert: TAGGED,
      use: { launchOptions: { args: FLAGS, ...(shell && { executablePath: shell }) } },
    },
    {
      name: 'windowed',
      grep: TAGGED,
      use: windowed
        ? { launchOptions: { args: FLAGS, executablePath: windowed } }
        : { channel: 'chromium', launchOptions: { args: FLAGS } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" src/main.ts`,
    url: `${address}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { ...shopSettings(port), DATA_DIR: process.env['E2E_DATA'] ?? '.cache/e2e' },
  },
})
