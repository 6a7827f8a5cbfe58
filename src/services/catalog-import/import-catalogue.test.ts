import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { catalogueFolder, PIXEL, smallCatalogue } from '#testing/catalogue/catalogue-files.ts'
import type { CatalogueFolder } from '#testing/catalogue/catalogue-files.ts'
import { emptyTables } from '#testing/database/empty-tables.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { importCatalogue } from './import-catalogue.ts'
import type { ImportOptions } from './import-catalogue.ts'
import { readProducts } from './products/product-rows.repository.ts'

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
beforeEach(() =>
  emptyTables(database.pool, 'product, category, attribute, image, blog_post, static_page, slide, banner'),
)

const now = new Date('2026-11-21T08:00:00Z')
const run = (source: string, more: Partial<ImportOptions> = {}) =>
  importCatalogue({ db: database.db, store: folder.store, source, now, ...more })

const importJson = async (content: object, more: Partial<ImportOptions> = {}) =>
  run(await folder.write('catalogue.json', content), more)

const product = async (code: string) => (await readProducts(database.db, [code])).get(code)

const ids = async (table: string): Promise<unknown> =>
  (await database.pool.query(`select id, code from ${table} order by code`)).rows

describe('a product', () => {
  const full = () => ({
    attributes: [
      { code: 'material', name: { en: 'Material', ar: 'الخامة' }, values: [{ code: 'kraft', name: { en: 'Kraft' } }] },
    ],
    ...smallCatalogue({
      min_quantity: 100,
      description: { en: '<p onclick="x">Thick</p>' },
      images: ['pixel.png', { image: 'dot.svg', alt: { en: 'A dot', ar: 'نقطة' } }],
      prices: [
        { code: 'standard', price: '0.55', ladder: { 500: 0.4, 250: 0.5 }, offer_percent: 25 },
        { code: 'thick', name: { en: 'Thick' }, price: 0.9, remaining_quantity: 0 },
      ],
      features: [
        {
          code: 'paper',
          control: 'radio',
          required: true,
          attribute: 'material',
          name: { en: 'Paper', ar: 'الورق' },
          choices: [
            { code: 'kraft', name: { en: 'Kraft' }, attribute_value: 'kraft', is_default: true },
            { code: 'other', name: { en: 'Other' }, price: 0.1 },
          ],
        },
        {
          code: 'foil',
          control: 'SWATCH',
          name: { en: 'Foil' },
          shown_when: ['paper/other'],
          choices: [{ code: 'gold', name: { en: 'Gold' }, colour: '#C9A35A' }],
        },
      ],
      exclusions: [{ choice: 'paper/kraft', other: 'foil/gold', reason: { en: 'Does not hold.' } }],
      templates: [{ file: 'card.pdf', name: { en: 'Template' }, price: 'standard' }],
    }),
  })
  const files = async (): Promise<void> => {
    await folder.write('pixel.png', PIXEL)
    await folder.write('dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>')
    await folder.write('card.pdf', '%PDF-1.6 not much of one')
  }

  test('arrives with all of its parts', async () => {
    await files()
    expect(await importJson(full())).toMatchObject({ ok: true, value: { products: { created: 1 } } })
    expect(await product('BC-1')).toMatchObject({
      product: {
        slug: { en: 'business-cards', ar: 'بطاقات-أعمال' },
        description: { en: '<p>Thick</p>' },
        published_at: '2026-11-21T08:00:00.000Z',
      },
      prices: [
        {
          code: 'standard',
          price: 55,
          offer_percent: 25,
          ladder: [
            [250, 50],
            [500, 40],
          ],
          position: 0,
        },
        { code: 'thick', price: 90, remaining_quantity: 0, position: 1 },
      ],
      images: [{ position: 0 }, { position: 1, alt: { en: 'A dot', ar: 'نقطة' } }],
      features: [
        { code: 'paper', control: 'RADIO' },
        { code: 'foil', shown_when: ['paper/other'] },
      ],
      choices: [{ code: 'kraft', attribute_value: 'kraft' }, { code: 'other', price: 10 }, { colour: '#c9a35a' }],
      exclusions: [{ choice: 'foil/gold', other: 'paper/kraft', reason: { en: 'Does not hold.' } }],
      templates: [{ file_name: 'card.pdf', price: 'standard' }],
    })
    const { rows } = await database.pool.query('select from_price::int, in_stock from product_listing')
    expect(rows).toEqual([{ from_price: 41, in_stock: true }])
  })

  test('imported again it keeps its ids, and nothing is touched', async () => {
    await files()
    await importJson(full())
    const before = [await ids('product'), await ids('product_price'), await ids('feature_choice')]
    const updated = await database.pool.query('select updated_at from product')
    expect(await importJson(full())).toMatchObject({ ok: true, value: { products: { unchanged: 1, updated: 0 } } })
    expect([await ids('product'), await ids('product_price'), await ids('feature_choice')]).toEqual(before)
    expect((await database.pool.query('select updated_at from product')).rows).toEqual(updated.rows)
  })

  test('changed it keeps the ids of the parts that stay, and loses those that are gone', async () => {
    await files()
    await importJson(full())
    const [standard] = (await ids('product_price')) as { id: number }[]
    const swapped = [
      { code: 'thin', price: 0.3 },
      { code: 'standard', price: 0.5, ladder: {} },
    ]
    const outcome = await importJson(smallCatalogue({ prices: swapped, features: [], images: [], templates: [] }))
    expect(outcome.ok).toBe(true)
    expect(await product('BC-1')).toMatchObject({
      prices: [
        { code: 'thin', position: 0 },
        { code: 'standard', price: 50, ladder: [], position: 1 },
      ],
      features: [],
      choices: [],
      exclusions: [],
      images: [],
      templates: [],
    })
    expect(await ids('product_price')).toContainEqual({ id: standard?.id, code: 'standard' })
  })

  test('a template that stays though its variant goes is there for all', async () => {
    await files()
    await importJson(full())
    expect(await importJson(smallCatalogue({ prices: [{ code: 'thin', price: 0.3 }] }))).toMatchObject({ ok: true })
    expect(await product('BC-1')).toMatchObject({ templates: [{ file_name: 'card.pdf', price: null }] })
    const { rows } = await database.pool.query('select detail_en::text like $1 as is_shown from product_detail', [
      '%"priceId":null%',
    ])
    expect(rows).toEqual([{ is_shown: true }])
  })

  test('what is not mentioned stays, what is empty goes', async () => {
    await importJson(smallCatalogue({ summary: { en: 'Short', ar: 'قصير' }, keywords: { en: 'visiting' } }))
    await importJson({ products: [{ code: 'BC-1', summary: { en: 'Shorter' }, keywords: null }] })
    expect((await product('BC-1'))?.product).toMatchObject({
      name: { en: 'Business cards', ar: 'بطاقات أعمال' },
      summary: { en: 'Shorter' },
      keywords: null,
    })
  })

  test('keeps its address when it is renamed', async () => {
    await importJson(smallCatalogue())
    await importJson({ products: [{ code: 'BC-1', name: { en: 'Cards for business' } }] })
    expect((await product('BC-1'))?.product.slug).toEqual({ en: 'business-cards', ar: 'بطاقات-أعمال' })
  })
})

describe('tables', () => {
  test('one table of products with prices and pictures is enough', async () => {
    await folder.write('table/pixel.png', PIXEL)
    await folder.write('table/categories.csv', 'code,name_en,parent\ncards,Cards,\nvisiting,Visiting cards,cards\n')
    await folder.write(
      'table/products.csv',
      '\uFEFFcode;category;name_en;name_ar;price;ladder;images\nBC-1;visiting;"Cards; thick";بطاقات;0,55;100=0.5;pixel.png\n'.replace(
        '0,55',
        '0.55',
      ),
    )
    expect(await run(`${folder.path}/table`)).toMatchObject({ ok: true })
    expect(await product('BC-1')).toMatchObject({
      product: { name: { en: 'Cards; thick', ar: 'بطاقات' }, category: 'visiting' },
      prices: [{ code: 'standard', price: 55, ladder: [[100, 50]] }],
      images: [{ position: 0 }],
    })
  })

  test('a list of new prices changes prices and nothing else', async () => {
    await importJson(smallCatalogue({ prices: [{ code: 'only', price: 1, ladder: { 10: 0.9 } }] }))
    const source = await folder.write('new-prices.csv', 'code,price\nBC-1,2.5\n')
    expect(await run(source)).toMatchObject({ ok: true, value: { products: { updated: 1 } } })
    expect(await product('BC-1')).toMatchObject({
      product: { name: { en: 'Business cards' } },
      prices: [{ code: 'only', price: 250, ladder: [[10, 90]] }],
    })
  })
})

describe('nothing is written', () => {
  const countRows = async (): Promise<unknown> =>
    (
      await database.pool.query(
        'select (select count(*) from category) c, (select count(*) from product) p, (select count(*) from image) i',
      )
    ).rows[0]

  test('when one row of many is wrong', async () => {
    const { categories, products } = smallCatalogue()
    const many = Array.from({ length: 30 }, (_, index) => ({ ...products[0], code: `BC-${index}` }))
    const outcome = await importJson({
      categories,
      products: [...many, { ...products[0], code: 'BC-X', category: 'crads' }],
    })
    expect(outcome).toMatchObject({ ok: false, error: { problems: [{ column: 'category', value: 'crads' }] } })
    expect(await countRows()).toEqual({ c: 0, p: 0, i: 0 })
  })

  test('in a dry run', async () => {
    expect(await importJson(smallCatalogue(), { isDryRun: true })).toMatchObject({
      ok: true,
      value: { products: { created: 1 } },
    })
    expect(await countRows()).toEqual({ c: 0, p: 0, i: 0 })
  })

  test('when the database refuses the 5,000th product, which is named with its place', async () => {
    await database.pool.query("alter table product add constraint not_that_one check (code <> 'BC-4999')")
    const { categories, products } = smallCatalogue()
    const many = Array.from({ length: 5200 }, (_, index) => ({ ...products[0], code: `BC-${index}` }))
    const outcome = await importJson({ categories, products: many })
    await database.pool.query('alter table product drop constraint not_that_one')
    expect(outcome).toMatchObject({
      ok: false,
      error: {
        problems: [
          { place: { path: 'products[4999]' }, problem: { code: 'database/refused', constraint: 'not_that_one' } },
        ],
      },
    })
    expect(await countRows()).toEqual({ c: 0, p: 0, i: 0 })
  }, 60_000)
})
