import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WrittenFeature } from '#domain/configuration/written-feature.ts'
import { catalogueFolder, fillShop, smallCatalogue } from '#testing/catalogue/catalogue-files.ts'
import type { CatalogueFolder } from '#testing/catalogue/catalogue-files.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { specOf } from './print-specs.ts'

let database: TestDatabase
let folder: CatalogueFolder
beforeAll(async () => {
  ;[database, folder] = await Promise.all([testDatabase(), catalogueFolder()])
  const name = { en: 'Name' }
  const cards = {
    print_method: 'COATED',
    print_sheet: 'card',
    print_faces: ['front', 'back'],
    print_ground: '#1f2a3a',
    features: [
      {
        code: 'size',
        control: 'RADIO',
        name,
        choices: [
          { code: 'square', name, width_mm: 65, height_mm: 65 },
          { code: 'tag', name, print_sheet: 'tag' },
        ],
      },
      {
        code: 'colour',
        control: 'SWATCH',
        name,
        choices: [{ code: 'red', name: { en: 'Red' }, colour: '#d13a1f' }],
      },
      {
        code: 'place',
        control: 'RADIO',
        name,
        choices: [
          { code: 'both', name, print_sheet: 'card', print_second_sheet: 'tag', print_faces: ['front', 'back'] },
        ],
      },
      {
        code: 'board',
        control: 'RADIO',
        name,
        choices: [
          { code: 'black', name: { en: 'Black board' }, print_ground: '#17181c' },
          { code: 'film', name: { en: 'Film' }, print_ground: '#fdfcf9', print_inks: 'OPAQUE', print_bleed: 8 },
        ],
      },
      { code: 'free-size', control: 'DIMENSIONS', name, choices: [{ code: 'area', name, price: 1 }] },
      { code: 'finish', control: 'CHECKBOX', name, choices: [{ code: 'foil', name, print_layer: 'Foil' }] },
      { code: 'artwork', control: 'FILE', name, file_purpose: 'ARTWORK', choices: [] },
    ],
  }
  const { categories, products } = smallCatalogue(cards)
  const mug = { code: 'MG-1', category: 'cards', name, prices: [{ code: 'standard', price: 20 }] }
  const sheet = { name, safe_mm: 4 }
  const print_sheets = [
    { ...sheet, code: 'card', width_mm: 90, height_mm: 50, creases_x: [45], corner_mm: 3 },
    { ...sheet, code: 'tag', width_mm: 50, height_mm: 90, holes: [[25, 82, 4]] },
  ]
  await fillShop(database, folder, { categories, print_sheets, products: [...products, mug] })
})
afterAll(() => Promise.all([database.close(), folder.remove()]))

const idOf = async (table: string, code: string): Promise<string> =>
  String((await database.pool.query(`select id from ${table} where code = $1 order by id limit 1`, [code])).rows[0].id)
const variantOf = async (product: string): Promise<string> => {
  const found = 'select v.id from product_price v join product p on p.id = v.product_id where p.code = $1'
  return String((await database.pool.query(found, [product])).rows[0].id)
}
const choose = async (feature: string, choice: string): Promise<WrittenFeature> => ({
  featureId: await idOf('feature', feature),
  choiceIds: [await idOf('feature_choice', choice)],
})
const spec = async (...features: WrittenFeature[]) => {
  const found = await specOf(database.db, { variantId: await variantOf('BC-1'), features })
  if (!found.ok) throw new Error(found.error.code)
  return found.value
}

describe('the print specification of a configured product', () => {
  test('is drawn on its sheet, with the folds of it', async () => {
    const { spec: found } = await spec()
    expect(found.faces.map(({ code }) => code)).toEqual(['front', 'back'])
    expect(found.faces[0]?.sheet).toMatchObject({ width: 90, height: 50, creases: { x: [45], y: [] }, corner: 3 })
  })

  test('has the size of a choice, the sheet of a choice or a typed size', async () => {
    const sizes = await Promise.all([
      spec(await choose('size', 'square')),
      spec(await choose('size', 'tag')),
      spec({ featureId: await idOf('feature', 'free-size'), choiceIds: [], value: '300x200' }),
    ])
    expect(sizes.map(({ spec: { faces } }) => [faces[0]?.sheet.width, faces[0]?.sheet.height])).toEqual([
      [65, 65],
      [50, 90],
      [300, 200],
    ])
    expect(sizes[1]?.spec.faces[0]?.sheet.holes).toEqual([{ x: 25, y: 82, diameter: 4 }])
  })

  test('has a sheet of its own for the second face', async () => {
    const { spec: both } = await spec(await choose('place', 'both'))
    expect(both.faces.map(({ code, sheet }) => [code, sheet.width])).toEqual([
      ['front', 90],
      ['back', 50],
    ])
  })

  test('lies on the colour of its product, or on the one that was chosen', async () => {
    const red = { name: { en: 'Red' }, colour: '#d13a1f' }
    const black = { name: { en: 'Black board' }, colour: '#17181c' }
    const film = { name: { en: 'Film' }, colour: '#fdfcf9' }
    const boards = [
      { ...black, isChosen: false },
      { ...film, isChosen: false },
    ]
    expect((await spec()).colours).toEqual([
      { name: { en: 'Business cards', ar: 'بطاقات أعمال' }, colour: '#1f2a3a', isChosen: true },
      { ...red, isChosen: false },
      ...boards,
    ])
    expect((await spec(await choose('colour', 'red'))).colours).toEqual([{ ...red, isChosen: true }, ...boards])
    const onBlack = await spec(await choose('colour', 'red'), await choose('board', 'black'))
    expect(onBlack.colours.filter(({ isChosen }) => isChosen)).toEqual([{ ...black, isChosen: true }])
  })

  test('lets its paper be seen through the inks, and covers a film with white beneath, which has a bleed of its own', async () => {
    const [paper, film] = [await spec(await choose('board', 'black')), await spec(await choose('board', 'film'))]
    expect([paper.inks, film.inks]).toEqual(['TRANSPARENT', 'OPAQUE'])
    expect(paper.spec.faces.map(({ sheet }) => sheet.bleed)).toEqual([3, 3])
    expect(film.spec.faces.map(({ sheet }) => sheet.bleed)).toEqual([8, 8])
    expect(paper.digest).toBe((await spec()).digest)
  })

  test('is not guessed when what was chosen is no choice any more', async () => {
    const features = [{ featureId: await idOf('feature', 'size'), choiceIds: ['999999999'] }]
    const found = await specOf(database.db, { variantId: await variantOf('BC-1'), features })
    expect(found).toEqual({ ok: false, error: { code: 'print/no-size' } })
  })

  test('asks for the layer of a finish, and has another digest then', async () => {
    const [plain, foil] = [await spec(), await spec(await choose('finish', 'foil'))]
    expect(foil.spec.layers).toEqual(['Foil'])
    expect(foil.digest).not.toBe(plain.digest)
    expect((await spec()).digest).toBe(plain.digest)
  })

  test('is none for what is not printed from a file, or does not exist', async () => {
    const not = { ok: false, error: { code: 'print/not-printed' } }
    expect(await specOf(database.db, { variantId: await variantOf('MG-1'), features: [] })).toEqual(not)
    expect(await specOf(database.db, { variantId: '999999', features: [] })).toEqual(not)
  })
})
