import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { catalogueFolder, fillShop, PIXEL } from '#testing/catalogue/catalogue-files.ts'
import type { CatalogueFolder } from '#testing/catalogue/catalogue-files.ts'
import { emptyTables } from '#testing/database/empty-tables.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { wholeCatalogue } from '#testing/catalogue/whole-catalogue.ts'
import { exportCatalogue } from './export/export-catalogue.ts'
import { KEYS, NESTED } from './format/section-keys.ts'
import { columnsOf, SECTION_NAMES, type SectionName } from './format/sections.ts'

type JsonRow = Readonly<Record<string, unknown>>

const TEMPLATE = Buffer.from('%PDF-1.7\n%%EOF\n')
const hashOf = (bytes: Buffer): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`
const PICTURE_HASH = hashOf(PIXEL)
const TEMPLATE_HASH = hashOf(TEMPLATE)

let database: TestDatabase
let folder: CatalogueFolder
beforeAll(async () => {
  ;[database, folder] = await Promise.all([testDatabase(), catalogueFolder()])
  await Promise.all([folder.write('pixel.png', PIXEL), folder.write('card.pdf', TEMPLATE)])
})
beforeEach(() =>
  emptyTables(database.pool, 'product, category, attribute, print_sheet, slide, banner, blog_post, search_synonym'),
)
afterAll(() => Promise.all([database.close(), folder.remove()]))

const bring = (content: object): Promise<void> => fillShop(database, folder, content)

async function exported(): Promise<unknown> {
  const target = `${folder.path}/out.json`
  await exportCatalogue({ db: database.db, storage: folder.store.storage, target, withFiles: false })
  return JSON.parse(await readFile(target, 'utf8'))
}

/** All rows of the fixture by section, the parts inside other rows too. */
function rowsBySection(catalogue: JsonRow): ReadonlyMap<string, readonly JsonRow[]> {
  const found = new Map<string, JsonRow[]>()
  const add = (section: SectionName, row: JsonRow): void => {
    found.set(section, [...(found.get(section) ?? []), row])
    for (const [name, part] of Object.entries(NESTED[section] ?? {})) {
      for (const child of (row[name] ?? []) as JsonRow[]) add(part.section, child)
    }
  }
  for (const section of SECTION_NAMES) {
    const rows = catalogue[section]
    if (Array.isArray(rows)) for (const row of rows as JsonRow[]) add(section, row)
  }
  return found
}

/** Columns that a part takes from the row it stands in. */
const inheritedBy = (section: SectionName): readonly string[] =>
  Object.values(NESTED).flatMap((parts) =>
    Object.values(parts).flatMap((part) => (part.section === section ? Object.keys(part.inherits) : [])),
  )

function isFilled(section: SectionName, column: string, row: JsonRow): boolean {
  const { whenEmpty, toJson } = columnsOf(section)[column] ?? {}
  const value = row[column] ?? null
  if (value === null) return false
  if (whenEmpty?.kind !== 'value' || whenEmpty.value === null) return true
  return JSON.stringify(value) !== JSON.stringify(toJson?.(whenEmpty.value as never))
}

test('the catalogue of this test fills every column with something else than its default', () => {
  const rows = rowsBySection(wholeCatalogue('pixel.png', 'card.pdf'))
  const unfilled = SECTION_NAMES.filter((section) => section !== 'settings').flatMap((section) =>
    Object.keys(columnsOf(section))
      .filter((column) => !inheritedBy(section).includes(column))
      .filter((column) => !rows.get(section)?.some((row) => isFilled(section, column, row)))
      .map((column) => `${section}.${column}`),
  )
  expect(unfilled).toEqual([])
})

/** The same rows with nothing but their keys and what every row needs. */
function bareRow(section: SectionName, row: JsonRow): JsonRow {
  const columns = columnsOf(section)
  const parts = NESTED[section] ?? {}
  const needed = row['control'] === 'FILE' ? { file_purpose: 'DOCUMENT' } : {}
  const bare = Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const part = parts[name]
      if (part) return [[name, (value as JsonRow[]).map((child) => bareRow(part.section, child))]]
      return KEYS[section].includes(name) || columns[name]?.whenEmpty.kind === 'required' ? [[name, value]] : []
    }),
  )
  return { ...bare, ...needed }
}

const bareCatalogue = (catalogue: JsonRow): object =>
  Object.fromEntries(
    SECTION_NAMES.flatMap((section) => {
      const rows = catalogue[section]
      return Array.isArray(rows) ? [[section, (rows as JsonRow[]).map((row) => bareRow(section, row))]] : []
    }),
  )

test.each([
  ['a shop that has none of it', {}],
  ['a shop whose rows have nothing but their keys', bareCatalogue(wholeCatalogue('pixel.png', 'card.pdf'))],
])('every column of an import into %s comes out as it went in', async (_, before) => {
  await bring(before)
  await bring(wholeCatalogue('pixel.png', 'card.pdf'))
  expect(await exported()).toMatchObject(wholeCatalogue(PICTURE_HASH, TEMPLATE_HASH))
})
