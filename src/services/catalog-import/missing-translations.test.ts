import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueFolder, fillShop, PIXEL } from '#testing/catalogue/catalogue-files.ts'
import type { CatalogueFolder } from '#testing/catalogue/catalogue-files.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { missingTranslations } from './missing-translations.ts'

const both = { en: 'Text', ar: 'نص' }

/** A row of everything that has texts, each of them in both languages. */
const CATALOGUE = {
  attributes: [{ code: 'paper', name: both, values: [{ code: 'kraft', name: both }] }],
  print_sheets: [{ code: 'card', name: both, width_mm: 90, height_mm: 50 }],
  categories: [{ code: 'cards', name: both, slug: both, description: both }],
  products: [
    {
      code: 'BC-1',
      category: 'cards',
      name: both,
      slug: both,
      summary: both,
      description: both,
      included: both,
      specifications: { en: 'Material: cotton', ar: 'الخامة: قطن' },
      keywords: both,
      prices: [{ code: 'standard', name: both, price: 1 }],
      images: [{ image: 'pixel.png', alt: both }],
      features: [
        {
          code: 'sides',
          control: 'RADIO',
          name: both,
          help: both,
          choices: ['one', 'two'].map((code) => ({ code, name: both, note: both })),
        },
      ],
      exclusions: [{ choice: 'sides/one', other: 'sides/two', reason: both }],
      templates: [{ file: 'size.pdf', name: both }],
    },
  ],
  slides: [
    {
      code: 'first',
      image: 'pixel.png',
      title: both,
      text: both,
      tab_label: both,
      action_label: both,
      image_alt: both,
    },
  ],
  banners: [
    {
      code: 'need',
      placement: 'home-need',
      title: both,
      text: both,
      tag: both,
      action_label: both,
      image_alt: both,
      items: [{ product: 'BC-1' }, { title: both, text: both, link: '/search' }],
    },
  ],
  clients: [{ code: 'acme', name: both }],
  blog_tags: [{ code: 'news', name: both }],
  blogs: [
    {
      code: 'open',
      published_at: '2026-01-01T00:00:00Z',
      title: both,
      slug: both,
      excerpt: both,
      body: both,
      image_alt: both,
      author: both,
    },
  ],
  pages: [{ key: 'about-us', title: both, intro: both, sections: [{ code: 'who', title: both, body: both }] }],
}

let database: TestDatabase
let folder: CatalogueFolder
beforeAll(async () => {
  database = await testDatabase()
  folder = await catalogueFolder()
  await folder.write('pixel.png', PIXEL as unknown as string)
  await folder.write('size.pdf', '%PDF-1.4 a template')
  await fillShop(database, folder, CATALOGUE)
  await database.pool.query(
    `insert into setting (key, value) values ('contact', '{"location": {"en": "Riyadh", "ar": "الرياض"}}')`,
  )
})
afterAll(async () => {
  await folder.remove()
  await database.close()
})

/** Come with the program in both languages, or, a role of the shop's own, cannot be saved without both. */
const COMPLETE = ['region', 'city', 'district', 'staff_role', 'station']
/** Texts as they were when a customer bought: they are not translated any more. */
const SOLD = ['order_line', 'print_job', 'print_piece']

/** Every other column of the database that holds a text in both languages. */
async function translatedColumns(): Promise<readonly { table: string; column: string }[]> {
  const { rows } = await database.pool.query(
    `select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where domain_name = 'localized_text' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1, 2`,
    [[...COMPLETE, ...SOLD]],
  )
  return rows
}

test('nothing is missing when every text is there in both languages', async () => {
  expect(await missingTranslations(database.db)).toEqual([])
})

test.each(['en', 'ar'])(
  'a text without %s is listed, whatever column it stands in',
  async (language) => {
    const columns = await translatedColumns()
    expect(columns.length).toBeGreaterThan(35)
    for (const { table, column } of columns) {
      const changed = await database.pool.query(
        `update ${table} set ${column} = ${column} - $1::text where ${column} is not null`,
        [language],
      )
      expect(changed.rowCount, `rows with ${table}.${column}`).toBeGreaterThan(0)
      const missing = await missingTranslations(database.db)
      expect(missing, `${table}.${column}`).toHaveLength(changed.rowCount ?? 0)
      expect(missing[0]).toMatchObject({ column, language })
      await database.pool.query(`update ${table} set ${column} = ${column} || $1 where ${column} is not null`, [both])
    }
  },
  60_000,
)

test('so are texts inside settings and the lines of banners', async () => {
  await database.pool.query(
    `update setting set value = '{"location": {"ar": "الرياض"}, "phone": "055"}' where key = 'contact'`,
  )
  await database.pool.query(
    `update banner set items = '[{"product": "BC-1"}, {"title": {"en": "Open a shop"}, "link": "/search"}]'`,
  )
  expect(await missingTranslations(database.db)).toEqual([
    { section: 'settings', name: 'contact', column: 'value', language: 'en', text: 'الرياض' },
    { section: 'banners', name: 'need', column: 'items', language: 'ar', text: 'Open a shop' },
  ])
})
