import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueFolder, fillShop, smallCatalogue } from '#testing/catalogue/catalogue-files.ts'
import type { CatalogueFolder } from '#testing/catalogue/catalogue-files.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { readProducts } from './products/product-rows.repository.ts'
import { readShop } from './shop-rows.repository.ts'

let database: TestDatabase
let folder: CatalogueFolder
beforeAll(async () => {
  ;[database, folder] = await Promise.all([testDatabase(), catalogueFolder()])
})
afterAll(() => Promise.all([database.close(), folder.remove()]))

const SHEET = {
  code: 'tag',
  name: { en: 'Hang tag' },
  width_mm: 50,
  height_mm: 90,
  bleed_mm: 2,
  creases_x: [24.5],
  holes: [[25, 82, 4]],
}
const CHOICES = [
  { code: 'foil', name: { en: 'Foil' }, print_layer: 'Foil' },
  { code: 'two', name: { en: 'Two sides' }, print_faces: ['front', 'back'] },
]

test('print sheets and what choices say of the print arrive as they are written', async () => {
  const product = {
    print_method: 'UNCOATED',
    print_sheet: 'tag',
    print_faces: ['front'],
    features: [
      { code: 'finish', control: 'CHECKBOX', name: { en: 'Finish' }, choices: CHOICES },
      { code: 'artwork', control: 'FILE', name: { en: 'Artwork' }, file_purpose: 'ARTWORK', choices: [] },
    ],
  }
  await fillShop(database, folder, { ...smallCatalogue(product), print_sheets: [SHEET] })

  expect((await readShop(database.db)).print_sheets).toMatchObject([
    { ...SHEET, shape: 'RECTANGLE', safe_mm: 4, scale: 1 },
  ])
  const stored = (await readProducts(database.db, ['BC-1'])).get('BC-1')
  expect(stored?.product).toMatchObject({
    print_method: 'UNCOATED',
    print_sheet: 'tag',
    print_faces: ['front'],
    print_proof: 'SELF',
  })
  expect(stored?.choices).toMatchObject([
    { print_layer: 'Foil', print_faces: [] },
    { print_layer: null, print_faces: ['front', 'back'] },
  ])
  expect(stored?.features.map(({ file_purpose: purpose }) => purpose)).toEqual([null, 'ARTWORK'])
})
