import { readdir, readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_FOLDER, loadDemoData } from '#cli/demo/load-demo.ts'
import { catalogueFolder } from '#testing/catalogue/catalogue-files.ts'
import type { CatalogueFolder } from '#testing/catalogue/catalogue-files.ts'
import { emptyTables } from '#testing/database/empty-tables.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { exportCatalogue } from './export/export-catalogue.ts'
import { generateFile } from './generate/generate-catalogue.ts'
import { importCatalogue } from './import-catalogue.ts'
import type { ImportSummary } from './import-report.ts'

let database: TestDatabase
let folder: CatalogueFolder
beforeAll(async () => {
  database = await testDatabase()
  folder = await catalogueFolder()
})
afterAll(async () => {
  await folder.remove()
  await database.close()
})

const bring = (source: string) =>
  importCatalogue({ db: database.db, store: folder.store, source, now: new Date('2026-11-21T08:00:00Z') })

const write = (target: string, withFiles: boolean) =>
  exportCatalogue({ db: database.db, storage: folder.store.storage, target, withFiles })

/** Every row of every table an import writes, ids and times included. */
async function dump(): Promise<string> {
  const { rows } = await database.pool.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  )
  const tables = await Promise.all(
    rows.map(async ({ name }) => {
      const content = await database.pool.query(`select t::text as row from ${name} t order by 1`)
      return [name, ...content.rows.map(({ row }) => row)].join('\n')
    }),
  )
  return tables.join('\n\n')
}

const changes = (summary: ImportSummary): number =>
  Object.values(summary).reduce((sum, tally) => sum + tally.created + tally.updated, 0)

const TARGETS = ['catalogue.json', 'catalogue.xlsx', 'tables']

test.each(TARGETS)(
  'importing the exported demo (%s) changes no row of any table',
  async (target) => {
    await loadDemoData({ db: database.db, store: folder.store, now: new Date('2026-11-21T08:00:00Z') })
    const before = await dump()
    for (const withFiles of [true, false]) {
      await write(`${folder.path}/${withFiles}/${target}`, withFiles)
      const again = await bring(`${folder.path}/${withFiles}/${target}`)
      expect(again).toMatchObject({ ok: true })
      expect(again.ok && changes(again.value)).toBe(0)
      expect(await dump()).toBe(before)
    }
  },
  180_000,
)

test('the export of an import of an export is the same text', async () => {
  await loadDemoData({ db: database.db, store: folder.store, now: new Date('2026-11-21T08:00:00Z') })
  await write(`${folder.path}/first.json`, false)
  await bring(`${folder.path}/first.json`)
  await write(`${folder.path}/second.json`, false)
  expect(await readFile(`${folder.path}/second.json`, 'utf8')).toBe(await readFile(`${folder.path}/first.json`, 'utf8'))
  expect(await readdir(DEMO_FOLDER)).toContain('blogs.json')
}, 30_000)

test('whatever is generated, exported and imported again stays as it is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 25 }),
      fc.nat(),
      fc.constantFrom(...TARGETS),
      async (products, seed, target) => {
        await emptyTables(database.pool, 'product, category, attribute, slide, banner, blog_post')
        await generateFile({ products, seed }, `${folder.path}/generated.json`)
        expect(await bring(`${folder.path}/generated.json`)).toMatchObject({
          ok: true,
          value: { products: { created: products } },
        })
        const before = await dump()
        await write(`${folder.path}/round/${target}`, false)
        const again = await bring(`${folder.path}/round/${target}`)
        expect(again.ok && changes(again.value)).toBe(0)
        expect(await dump()).toBe(before)
      },
    ),
    { numRuns: 8 },
  )
}, 60_000)
