/**
 * Writes .env.example from the table of settings (src/settings.ts). Run it after every change of a setting; with `--check`
 * (part of `npm run verify`) it only compares.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SETTINGS } from '../src/settings.ts'

const FILE = '.env.example'

const HEAD = [
  '# Copy this file to .env and remove the # in front of the settings you change. Everything has a default.',
  '# Written by "node scripts/env-example.ts" from src/settings.ts.',
].join('\n')

const settings = Object.entries(SETTINGS.shape).map(
  ([name, schema]) => `# ${(schema.description ?? '').replaceAll('`', '')}\n#${name}=`,
)
const text = `${[HEAD, ...settings].join('\n\n')}\n`

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
if (!options.check) writeFileSync(FILE, text)
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  console.error(`${FILE} does not say what src/settings.ts does: run "node scripts/env-example.ts"`)
  process.exitCode = 1
}
