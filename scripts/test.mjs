/**
 * `npm test`: everything that `npm run verify` checks, then the browser tests on a production build with a database of
 * their own. `npm test -- --grep cart` hands options to the browser tests. Ends with the number of tests passed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { continueUnderPinnedNode, ensureInstalled, ROOT } from './setup/install.mjs'
import { exitWith } from './setup/progress.mjs'

const REPORTS = { verify: '.cache/vitest.json', browser: '.cache/playwright.json' }
const E2E_DATA = '.cache/e2e'

try {
  await ensureInstalled()
  await continueUnderPinnedNode()
  process.chdir(ROOT)
  process.exitCode = await test()
} catch (error) {
  exitWith(error)
}

async function test() {
  mkdirSync('.cache', { recursive: true })
  for (const report of Object.values(REPORTS)) rmSync(report, { force: true })
  const code = (await node(['scripts/verify.ts'])) || (await browserTests())
  const { passed, failed } = count()
  console.log(`\n${passed} passed, ${failed} failed`)
  return code
}

async function browserTests() {
  const { ensureBuilt } = await import('./setup/build.mjs')
  const { ensureChromium } = await import('./setup/chromium.mjs')
  await ensureBuilt()
  const { path, origin } = await ensureChromium()
  console.log(`Browser tests with ${path ?? 'Chromium'} (${origin})`)

  rmSync(E2E_DATA, { recursive: true, force: true })
  return node(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
    ...(path && { CHROMIUM_PATH: path }),
    E2E_DATA,
    E2E_REPORT: REPORTS.browser,
  })
}

async function node(args, env = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

function count() {
  const unit = read(REPORTS.verify)
  const browser = read(REPORTS.browser)?.stats
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0),
  }
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
