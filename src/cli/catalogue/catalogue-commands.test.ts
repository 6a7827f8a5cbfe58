import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { smallCatalogue } from '#testing/catalogue/catalogue-files.ts'
import { commandLine } from '#testing/command-line.ts'

const { database, folder, shop } = await commandLine()

test('import, export, and what is missing', async () => {
  const source = join(folder, 'catalogue.json')
  await writeFile(source, JSON.stringify(smallCatalogue({ summary: { en: 'Thick' } })))
  const dry = await shop('import', source, '--dry-run')
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('Dry run: nothing was written.') })
  expect(await shop('import', source)).toMatchObject({ code: 0, out: expect.stringMatching(/products +1 +0 +0/) })
  expect(await shop('import', source)).toMatchObject({ code: 0, out: expect.stringMatching(/products +0 +0 +1/) })
  expect(await shop('missing-translations')).toMatchObject({ out: expect.stringContaining('BC-1\tsummary_ar\tThick') })

  const exported = join(folder, 'out.json')
  expect(await shop('export', exported)).toMatchObject({ code: 0 })
  expect(await shop('import', exported)).toMatchObject({ code: 0, out: expect.stringMatching(/products +0 +0 +1/) })
}, 60_000)

test('the seller is filled in with the example of the guide for going live', async () => {
  const guide = await readFile(join(import.meta.dirname, '..', '..', '..', 'docs', 'going-live.md'), 'utf8')
  const file = join(folder, 'seller.json')
  await writeFile(file, /```json\n([^]+?)```/.exec(guide)?.[1] ?? '')
  expect(await shop('import', file)).toMatchObject({ code: 0, out: expect.stringMatching(/settings +2 +0 +0/) })
})

test('an import with problems lists all of them and fails', async () => {
  const source = join(folder, 'wrong.json')
  await writeFile(source, JSON.stringify(smallCatalogue({ category: 'crads', min_quantity: 0 })))
  const { code, err } = await shop('import', source)
  expect(code).toBe(1)
  expect(err).toContain('wrong.json, products[0], category: is not among the categories.')
  expect(err).toContain('2 problems. Nothing was imported.')
})

test('a generated catalogue goes straight into the tables', async () => {
  expect(await shop('generate', '--products', '40', '--into-database')).toMatchObject({ code: 0 })
  const { rows } = await database.pool.query(
    "select count(*)::int as count from product_listing l join product p on p.id = l.product_id where p.code like 'GEN-%'",
  )
  expect(rows).toEqual([{ count: 40 }])
}, 30_000)
