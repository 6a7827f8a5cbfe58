import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'docs/decisions'
const RECORDS = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name) && !name.startsWith('0000'))

test.each(RECORDS)('the decision record %s has a title with its number, a context and a decision', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8')
  expect(text.split('\n', 1)[0]).toMatch(new RegExp(`^# ${name.slice(0, 4)}\\. \\S`))
  for (const heading of ['Context', 'Decision']) expect(text).toMatch(new RegExp(`^## ${heading}$`, 'm'))
})

test('numbers that the index calls unused have no record, and every other one before them has', () => {
  const index = readFileSync(`${FOLDER}/README.md`, 'utf8')
  const unused = [...(/^Not used: (.*)$/m.exec(index)?.[1] ?? '').matchAll(/\d{4}/g)].map(([number]) => number)
  const last = Number(unused.at(-1))
  const used = new Set(RECORDS.map((name) => name.slice(0, 4)))
  const all = Array.from({ length: last }, (_, index) => String(index + 1).padStart(4, '0'))
  expect(unused).toEqual(all.filter((number) => !used.has(number)))
})
