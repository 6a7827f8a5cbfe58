import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SOFTWARE } from './software.ts'

/** What is not read by shops: released migrations never change. */
const EXEMPT =
  /\.test\.tsx?$|^src\/(?:testing|web\/testing|db\/migrations)\/|openapi\.generated|^src\/domain\/software\.ts$/

test('the name of the software stands in no other file: a shop has a name of its own', () => {
  const named = new RegExp(SOFTWARE.name, 'i')
  const files = globSync('src/**/*.{ts,tsx,css,sql,typ,html,svg}').filter((file) => !EXEMPT.test(file))
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([])
})
