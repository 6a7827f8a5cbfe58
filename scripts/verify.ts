/**
 * Everything that can be checked without a browser, cheapest first; stops at the first failure.
 * `npm run verify -- lint types` runs only the steps named.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'

/** Where npm put the tools, also when this was not started by npm. */
const BINARIES = join(import.meta.dirname, '..', 'node_modules', '.bin')
/** TypeScript 7, compiled to machine code; tools that read code by TypeScript's own interface still need version 6. */
const COMPILER = 'node node_modules/typescript-native/bin/tsc'
const TEST_REPORT = '.cache/vitest.json'

const STEPS: Readonly<Record<string, readonly string[]>> = {
  format: ['oxfmt --check'],
  lint: [
    'oxlint --deny-warnings',
    'stylelint src/**/*.css --allow-empty-input',
    'node scripts/source-rules.ts',
    'node scripts/size-rules.ts',
    'node scripts/check-migrations.ts',
    'node scripts/lockfile.ts --check',
    'node scripts/demo-pictures.ts',
  ],
  types: [`${COMPILER} -p tsconfig.json`, `${COMPILER} -p tsconfig.domain.json`],
  boundaries: [
    'depcruise src bench chaos cluster e2e scripts payments-sandbox tax-authority-sandbox studio --config .dependency-cruiser.mjs',
  ],
  'dead code': ['knip --no-progress'],
  licences: ['node scripts/notice.ts --check'],
  settings: ['node scripts/env-example.ts --check'],
  contract: ['node scripts/lint-openapi.ts'],
  tests: [`vitest run --reporter=default --reporter=json --outputFile=${TEST_REPORT}`],
}

const chosenSteps = parseArgs({ allowPositionals: true }).positionals
const unknown = chosenSteps.filter((name) => !(name in STEPS))
if (unknown.length > 0) fail(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(STEPS).join(', ')}`)

mkdirSync('.cache', { recursive: true })
rmSync(TEST_REPORT, { force: true })
for (const [name, commands] of Object.entries(STEPS)) {
  if (chosenSteps.length === 0 || chosenSteps.includes(name)) await step(name, commands)
}

async function step(name: string, commands: readonly string[]): Promise<void> {
  const start = performance.now()
  for (const command of commands) {
    const { code, output } = await run(command)
    if (code === 0) continue
    process.stderr.write(output)
    fail(`\n✗ ${name}: "${command}" failed after ${seconds(start)}`)
  }
  console.log(`✓ ${name.padEnd(12)} ${seconds(start).padStart(7)}${name === 'tests' ? `   ${countTests()}` : ''}`)
}

async function run(command: string): Promise<{ code: number | null; output: string }> {
  const [program = '', ...args] = command.split(' ')
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${BINARIES}${delimiter}${process.env['PATH']}`,
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'close')
  return { code, output }
}

function countTests(): string {
  if (!existsSync(TEST_REPORT)) return ''
  const report = JSON.parse(readFileSync(TEST_REPORT, 'utf8'))
  return `${report.numPassedTests} passed in ${report.testResults.length} files`
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
