import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEMO_FOLDER } from '../demo/load-demo.ts'

type Choice = { readonly is_default?: boolean; readonly print_sheet?: string }
type Feature = { readonly control: string; readonly file_purpose?: string; readonly choices?: readonly Choice[] }
type Product = {
  readonly code: string
  readonly width_mm?: number
  readonly height_mm?: number
  readonly print_method?: string
  readonly print_sheet?: string
  readonly features?: readonly Feature[]
  readonly prices: readonly { readonly print_sheet?: string }[]
  readonly templates?: readonly { readonly file: string }[]
}
type Sheet = { readonly code: string; readonly width_mm: number; readonly height_mm: number }

const read = async <Content>(name: string): Promise<Content> => {
  const content: Content = JSON.parse(await readFile(join(DEMO_FOLDER, name), 'utf8'))
  return content
}

const { print_sheets: sheets } = await read<{ print_sheets: Sheet[] }>('print-sheets.json')
const sizes = new Map(sheets.map((sheet) => [sheet.code, `${sheet.width_mm} × ${sheet.height_mm}`]))
const files = (await readdir(DEMO_FOLDER)).filter((name) => name.startsWith('products-'))
const products = (await Promise.all(files.map((name) => read<{ products: Product[] }>(name)))).flatMap(
  ({ products: some }) => some,
)

const featuresOf = ({ features = [] }: Product) => features
const takesArtwork = (product: Product): boolean =>
  featuresOf(product).some(({ control, file_purpose: purpose }) => control === 'FILE' && purpose === 'ARTWORK')
/** The customer types how large it is. */
const isMadeToMeasure = (product: Product): boolean =>
  featuresOf(product).some(({ control }) => control === 'DIMENSIONS')
/** What a file is checked for when every choice is the one that is chosen at first. */
function defaultSize(product: Product): string | undefined {
  const chosen = featuresOf(product).flatMap(({ choices = [] }) =>
    choices.flatMap(({ is_default: isDefault, print_sheet: sheet }) => (isDefault && sheet ? [sheet] : [])),
  )
  const sheet = chosen[0] ?? product.prices[0]?.print_sheet ?? product.print_sheet
  if (sheet !== undefined) return sizes.get(sheet)
  return product.width_mm === undefined ? undefined : `${product.width_mm} × ${product.height_mm}`
}
const templateSizes = ({ templates = [] }: Product): (string | undefined)[] =>
  templates.map(({ file }) => sizes.get(basename(file, extname(file))))

describe.each(products.filter(takesArtwork).map((product) => [product.code, product] as const))(
  '%s, which is printed from artwork',
  (_, product) => {
    test('has a print specification, and a template of the size that it has at first', () => {
      expect(product.print_method).toBeDefined()
      if (isMadeToMeasure(product)) return
      expect(templateSizes(product)).toContain(defaultSize(product))
    })
  },
)

test('a product that is not printed from a file has templates of its own size alone', () => {
  const others = products.filter(
    (product) => !takesArtwork(product) && !isMadeToMeasure(product) && product.width_mm !== undefined,
  )
  const wrong = others.filter((product) => templateSizes(product).some((size) => size !== defaultSize(product)))
  expect(wrong.map(({ code }) => code)).toEqual([])
})
