import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

/** Rules for paper are about what other files draw. */
const PRINT = 'src/web/styles/print.css'
/** What is drawn the same wherever something is waited for. */
const SHARED = new Set(['waiting'])

/** A feature has one sheet, which may be several files of its folder; the general ones stand each for itself. */
const sheetOf = (file: string): string => (dirname(file).endsWith('/styles') ? file : dirname(file))

/** The classes for which a file has a rule of their own. */
const classesOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}\.([a-z0-9-]+)(?: \{|,)$/gm)].flatMap(([, name]) => name ?? [])

test('a class is drawn by one sheet: a page has the styles of all that it loaded', () => {
  const files = globSync('src/{web,ui}/**/*.css').filter((file) => file !== PRINT)
  const sheets = new Map<string, Set<string>>()
  for (const file of files)
    for (const name of classesOf(file)) sheets.set(name, (sheets.get(name) ?? new Set()).add(sheetOf(file)))
  const twice = [...sheets].filter(([name, of]) => of.size > 1 && !SHARED.has(name))
  expect(twice.map(([name, of]) => [name, ...of])).toEqual([])
})
