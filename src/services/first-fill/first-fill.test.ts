import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueFolder, smallCatalogue } from '#testing/catalogue/catalogue-files.ts'
import type { CatalogueFolder } from '#testing/catalogue/catalogue-files.ts'
import { emptyTables } from '#testing/database/empty-tables.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { rebuildListings } from '../catalog/listing-projection.ts'
import { importCatalogue } from '../catalog-import/import-catalogue.ts'
import { bringBack, setForeignKeysAside, setIndexesAside } from './first-fill.ts'

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

/** Every index and constraint of the shop as PostgreSQL prints it. */
async function definitions(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ definition: string }>(`
    select indexdef as definition from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
    order by 1`)
  return rows.map(({ definition }) => definition)
}

async function importMany(last: object) {
  const { categories, products } = smallCatalogue({
    features: [{ code: 'note', control: 'TEXT', name: { en: 'Note' } }],
  })
  const many = Array.from({ length: 2100 }, (_, index) => ({ ...products[0], code: `BC-${index}` }))
  const source = await folder.write('catalogue.json', { categories, products: [...many, { ...products[0], ...last }] })
  return importCatalogue({ db: database.db, store: folder.store, source, now: new Date(0) })
}

test('a first import with problems at its end tells all of them and leaves nothing', async () => {
  const before = await definitions()
  const problems = await importMany({ code: 'LAST', min_quantity: 0, category: 'nowhere' })
  expect(problems).toMatchObject({ ok: false, error: { code: 'import/problems' } })
  expect(problems.ok || (problems.error.code === 'import/problems' && problems.error.problems)).toHaveLength(2)
  // Refused by the database while the rest is still checked.
  await database.pool.query("alter table product add constraint not_that_one check (code <> 'BC-7')")
  expect(await importMany({ code: 'LAST', category: 'nowhere' })).toMatchObject({
    error: { problems: [{ problem: { code: 'reference/unknown' } }] },
  })
  expect(await importMany({ code: 'LAST' })).toMatchObject({
    error: {
      problems: [{ problem: { code: 'database/refused', constraint: 'not_that_one' }, place: { path: 'products[7]' } }],
    },
  })
  await database.pool.query('alter table product drop constraint not_that_one')
  expect((await database.pool.query('select from product union all select from category')).rowCount).toBe(0)
  expect(await definitions()).toEqual(before)
}, 60_000)

test('a first import leaves the indexes and keys of the shop as they were, whether it fails or not', async () => {
  const before = await definitions()
  await database.pool.query("alter table product_search add constraint not_that_one check (code_key <> 'refused')")
  expect(await importMany({ code: 'REFUSED' })).toMatchObject({ ok: false })
  await database.pool.query('alter table product_search drop constraint not_that_one')
  expect(await definitions()).toEqual(before)

  expect(await importMany({ code: 'LAST' })).toMatchObject({ ok: true, value: { products: { created: 2101 } } })
  expect(await definitions()).toEqual(before)
}, 60_000)

/** The number of rows and a digest of what lists, pages and search read, by table. */
async function readModels(): Promise<unknown> {
  const tables = ['product_listing', 'product_card', 'product_detail', 'listing_scope', 'product_search', 'search_word']
  const digests = tables.map(
    (name) => `(select count(*) || ' ' || md5(string_agg(t::text, ' ' order by t::text)) from ${name} t) as ${name}`,
  )
  const { rows } = await database.pool.query(`select ${digests.join(', ')}`)
  return rows[0]
}

test('lists and search index of a first import are those made with everything in place', async () => {
  const made = await readModels()
  expect(made).toMatchObject({ product_search: expect.stringMatching(/^2101 /) })
  await database.db.transaction().execute(async (tx) => {
    await sql`delete from product_listing`.execute(tx)
    await sql`delete from product_card`.execute(tx)
    await sql`delete from product_detail`.execute(tx)
    // Some, then the others: not many enough at once for anything to be set aside.
    const { rows } = await sql<{ id: number }>`select id from product order by id`.execute(tx)
    const ids = rows.map(({ id }) => id)
    await rebuildListings(tx, ids.slice(0, 1100))
    await rebuildListings(tx, ids.slice(1100))
  })
  expect(await readModels()).toEqual(made)
}, 60_000)

const MANY = 10_000

test('tables in use and small changes keep everything', () =>
  database.db.transaction().execute(async (tx) => {
    expect(await setIndexesAside(tx, MANY, ['product_listing', 'slide'])).toEqual([])
    expect(await setForeignKeysAside(tx, MANY, ['feature'], ['product'])).toEqual([])
    expect(await setIndexesAside(tx, 10, ['image_variant'])).toEqual([])
  }))

test('indexes that hold a key stay; references that lead nowhere are found when keys are made again', async () => {
  await emptyTables(database.pool, 'product')
  const broken = database.db.transaction().execute(async (tx) => {
    const indexes = await setIndexesAside(tx, MANY, ['slide', 'product_search'])
    expect(indexes).toContain(
      'CREATE INDEX product_search_rank ON public.product_search USING btree (rank, product_id)',
    )
    expect(indexes.join('\n')).not.toMatch(/unique/i)
    await bringBack(tx, indexes)

    const keys = await setForeignKeysAside(tx, MANY, ['feature'], ['product'])
    expect(keys).toHaveLength(1)
    await sql`insert into feature (product_id, code, name, control)
      values (999999, 'x', '{"en": "X"}', 'TEXT')`.execute(tx)
    await bringBack(tx, keys)
  })
  await expect(broken).rejects.toMatchObject({ constraint: 'feature_product_id_fkey' })
})
