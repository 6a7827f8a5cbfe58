/**
 * `npm test`: everything that `npm run verify` checks, then the browser tests on a production build with a database of
 * their own. `npm test -- --grep cart` hands options to the browser tests. `npm test -- --changed` runs what matters to the
 * features that changed since `main`, `--changed=HEAD~2` since another commit. Ends with where the time went and the number
 * of tests passed.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { continueUnderPinnedNode, ensureInstalled, ROOT } from './setup/install.mjs'
import { exitWith, step } from './setup/progress.mjs'

const REPORTS = { verify: '.cache/vitest.json', browser: '.cache/playwright.json' }
const E2E_DATA = '.cache/e2e'
const CHANGED = /^--changed(?:=(.+))?$/
/** Vitest's report, beside what it prints. */
const REPORTED = ['--reporter=default', '--reporter=json', `--outputFile=${REPORTS.verify}`]
/** How many files are named that took longest. */
const LONGEST = 8

const took = []

try {
  await ensureInstalled()
  await continueUnderPinnedNode()
  process.chdir(ROOT)
  process.exitCode = await test(process.argv.slice(2))
} catch (error) {
  exitWith(error)
}

async function test(options) {
  mkdirSync('.cache', { recursive: true })
  for (const report of Object.values(REPORTS)) rmSync(report, { force: true })
  const changed = options.map((option) => CHANGED.exec(option)).find(Boolean)
  const code = await (changed ? testChanged(changed[1] ?? 'main') : testAll(options))
  const { passed, failed } = count()
  await reportTimes()
  reportFailures()
  console.log(`\n${passed} passed, ${failed} failed`)
  return code
}

async function testAll(options) {
  return (await timed('verify', () => node(['scripts/verify.ts']))) || browserTests(options)
}

async function testChanged(since) {
  const { testsFor } = await import('./changed-tests.ts')
  const { units, specs } = testsFor(changedSince(since))
  console.log(
    `Changed: ${[...units, ...specs.map((name) => `${name}.spec.ts`)].join(', ') || 'nothing that has tests'}`,
  )
  const checks = () => node(['scripts/verify.ts', 'format', 'lint', 'types'])
  const unitTests = () => node(['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', ...REPORTED, ...units])
  return (
    (await timed('checks', checks)) ||
    (units.length > 0 && (await timed('unit tests', unitTests))) ||
    (specs.length > 0 && (await browserTests(['--fully-parallel', ...specs.map((name) => `/${name}.spec.ts`)]))) ||
    0
  )
}

/** Paths that differ from a commit, those not committed or not yet added included. */
function changedSince(commit) {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const [base] = git('merge-base', commit, 'HEAD')
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
}

async function browserTests(options) {
  const { ensureBuilt } = await import('./setup/build.mjs')
  const { ensureChromium } = await import('./setup/chromium.mjs')
  const { restoreFilledShop } = await import('./setup/filled-shop.ts')
  await timed('build', ensureBuilt)
  const { path, shell, origin } = await ensureChromium()
  await timed('demo', () => step('Filling the shop of the browser tests', () => restoreFilledShop(E2E_DATA)))
  console.log(`Browser tests with ${shell ?? 'Chromium'}, where a window is needed ${path ?? 'Chromium'} (${origin})`)

  const env = {
    ...(path && { CHROMIUM_PATH: path }),
    ...(shell && { CHROMIUM_SHELL_PATH: shell }),
    E2E_DATA,
    E2E_REPORT: REPORTS.browser,
  }
  return timed('browser tests', () => node(['node_modules/@playwright/test/cli.js', 'test', ...options], env))
}

async function timed(name, work) {
  const start = performance.now()
  try {
    return await work()
  } finally {
    took.push({ name, ms: performance.now() - start })
  }
}

async function node(args, env = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

async function reportTimes() {
  const { browserParts, timeReport, unitParts } = await import('./time-report.ts')
  const unit = read(REPORTS.verify)
  const browser = read(REPORTS.browser)
  console.log(`\n${timeReport('Where the time went:', took, took.length)}`)
  if (unit) console.log(timeReport('Longest files of unit tests:', unitParts(unit, ROOT), LONGEST))
  if (browser) console.log(timeReport('Longest files of browser tests:', browserParts(browser), LONGEST))
}

/** Unit tests that failed are far above when browser tests end. */
function reportFailures() {
  const failed = read(REPORTS.verify)?.testResults.filter(({ status }) => status === 'failed') ?? []
  for (const { name } of failed) console.log(`Failed, see above: ${relative(ROOT, name)}`)
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
