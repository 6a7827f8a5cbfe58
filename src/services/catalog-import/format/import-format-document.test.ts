import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { SECTION_NAMES, columnsOf } from './sections.ts'

test('docs/import-format.md names every section and every column', async () => {
  const document = await readFile('docs/import-format.md', 'utf8')
  const undocumented = SECTION_NAMES.flatMap((section) => [section, ...Object.keys(columnsOf(section))]).filter(
    (name) => !new RegExp(`\\b${name}\\b`).test(document),
  )
  expect([...new Set(undocumented)]).toEqual([])
})
