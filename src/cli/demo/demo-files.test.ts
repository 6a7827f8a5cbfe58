import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_FOLDER } from './load-demo.ts'

type Feature = { readonly control: string; readonly file_purpose?: string }
type Product = {
  readonly code: string
  readonly templates?: readonly unknown[]
  readonly features?: readonly Feature[]
}

const products = readdirSync(DEMO_FOLDER)
  .filter((name) => name.startsWith('products-'))
  .flatMap((name) => (JSON.parse(readFileSync(join(DEMO_FOLDER, name), 'utf8')) as { products: Product[] }).products)

test('what customers draw on a template takes their file, unless the shop sets the words that they type', () => {
  const without = products.filter(
    ({ templates = [], features = [] }) =>
      templates.length > 0 &&
      !features.some(({ control, file_purpose: purpose }) => purpose === 'ARTWORK' || control === 'TEXT'),
  )
  expect(products.length).toBeGreaterThan(200)
  expect(without.map(({ code }) => code)).toEqual([])
})
