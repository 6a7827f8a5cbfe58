import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const RULES = 'docs/rules.md'
const READ = /\.(?:ts|tsx|mjs|sql|css|md|typ|yml)$/
/**
 * Letters and digits that are rule ids. `B`, `M` and `P` rules are cited in parentheses or before a colon at the beginning of a
 * comment, since B5 and B2 are also paper sizes, and M4 is a step of a path.
 */
const ID =
  /\bS\d{2,3}\b|\bA-C\d\b|(?<=\()(?:[BMP]\d+(?:, [BMP]\d+)*)(?=\))|(?<=^ *(?:--|[/]{2}|[/]\*\*?|\*) )[BMP]\d+(?:, [BMP]\d+)*(?=:)/gm

const listed = [...readFileSync(RULES, 'utf8').matchAll(/^\| (\S+\d) \|/gm)].map(([, id]) => id ?? '')

const idsOf = (text: string) => [...text.matchAll(ID)].flatMap(([ids]) => ids.split(', '))

/** Where each id is cited, in files that git tracks or would add. */
function citations() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  const cited = new Map<string, string>()
  for (const file of files.split('\n')) {
    if (!READ.test(file) || file === RULES || file.startsWith('demo/') || file.startsWith('studio/')) continue
    for (const id of idsOf(readFileSync(file, 'utf8'))) cited.set(id, file)
  }
  return cited
}

test('a rule stands once in the list', () => {
  expect(listed.length).toBeGreaterThan(250)
  expect(listed).toEqual([...new Set(listed)])
})

test('every rule that the repository cites is in the list, and every rule of the list is cited', () => {
  const cited = citations()
  expect([...cited].filter(([id]) => !listed.includes(id))).toEqual([])
  expect(listed.filter((id) => !cited.has(id))).toEqual([])
})

test('the description of the API names no rule: its readers have no list', () => {
  expect(idsOf(readFileSync('docs/openapi.json', 'utf8'))).toEqual([])
})
