import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** Writes what its module is, and whether Node has loaded its own stripper of types. */
const PRINT = `process.stdout.write(JSON.stringify({ value, hasStripper: process.moduleLoadList.some((name) => name.includes('amaro')) }))`
const SOURCE = "const value: string = 'source'\n"
const LATER = new Date('2030-01-01')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stripped-'))
  for (const folder of ['scripts/setup', 'src', 'dist/stripped/src']) mkdirSync(join(root, folder), { recursive: true })
  copyFileSync(join(import.meta.dirname, 'stripped-sources.mjs'), join(root, 'scripts/setup/stripped-sources.mjs'))
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'src/main.ts'), SOURCE + PRINT)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const copy = (): string => join(root, 'dist/stripped/src/main.ts.js')
const start = (): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--import=./scripts/setup/stripped-sources.mjs', 'src/main.ts'], {
      cwd: root,
      encoding: 'utf8',
    }),
  )

test('a source is loaded from its copy, and nothing that strips types is loaded', () => {
  writeFileSync(copy(), `const value         = 'copy'\n${PRINT}`)
  utimesSync(copy(), LATER, LATER)
  expect(start()).toEqual({ value: 'copy', hasStripper: false })
})

test('a source that changed after its copy was made is loaded itself', () => {
  writeFileSync(copy(), `const value         = 'copy'\n${PRINT}`)
  utimesSync(join(root, 'src/main.ts'), LATER, LATER)
  expect(start()).toEqual({ value: 'source', hasStripper: true })
})

test('a source without a copy is loaded itself', () => {
  expect(start()).toEqual({ value: 'source', hasStripper: true })
})
