import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GROUND_FEATURE, isOnColour } from '#domain/preview/ground.ts'
import { shotsFor, type PreviewKind } from '#domain/preview/shot.ts'
import type { PrintMethod } from '#domain/print-spec/print-method.ts'
import type { FaceCode } from '#domain/print-spec/print-spec.ts'
import { PRINT_SHOTS } from './print-shots.ts'

const DEMO = new URL('../../../demo/', import.meta.url)

type Product = {
  readonly code: string
  readonly name: { readonly en?: string }
  readonly print_method?: PrintMethod
  readonly print_preview?: PreviewKind
  readonly print_sheet?: string
  readonly print_ground?: string
  readonly print_faces?: readonly FaceCode[]
  readonly print_inks?: 'OPAQUE' | 'TRANSPARENT'
  readonly features?: readonly {
    readonly code: string
    readonly control: string
    readonly choices?: readonly { readonly code: string; readonly print_ground?: string }[]
  }[]
}
type Sheet = { readonly code: string; readonly width_mm: number; readonly height_mm: number }

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, DEMO), 'utf8')) as T
const { print_sheets: sheets } = read<{ readonly print_sheets: readonly Sheet[] }>('print-sheets.json')
const products = readdirSync(DEMO)
  .filter((file) => file.startsWith('products-'))
  .flatMap((file) => read<{ readonly products: readonly Product[] }>(file).products)

const shotsOf = ({ print_preview: kind, print_sheet: code, print_faces: faces = [] }: Product) => {
  const sheet = sheets.find((each) => each.code === code)
  if (!kind || !sheet) return []
  const size = { width: sheet.width_mm, height: sheet.height_mm, shape: 'RECTANGLE' as const }
  return shotsFor(
    PRINT_SHOTS,
    kind,
    faces.map((face) => ({ code: face, sheet: size })),
  )
}
const hasColours = ({ features = [] }: Product): boolean =>
  features.some(({ code, control }) => code === GROUND_FEATURE && control === 'SWATCH')
const isColoured = (product: Product): boolean => {
  const { print_method: method, print_preview: kind = null } = product
  return hasColours(product) && method !== undefined && isOnColour(method, kind)
}

describe('products of the demo that are printed on their colour', () => {
  test.each(products.filter((each) => isColoured(each) && each.print_preview))(
    '$code is seen in its colours',
    (product) => {
      expect(shotsOf(product).length).toBeGreaterThan(0)
    },
  )

  test('are those of one dark colour, or of kraft, with the colour that they have', () => {
    const called = /\b(black|dark|night|navy|midnight|burgundy|forest|kraft)\b/i
    const plain = products.filter(
      (product) => product.print_method && called.test(product.name.en ?? '') && !isColoured(product),
    )
    const isOfMaterial = ({ features = [] }: Product): boolean =>
      features.some(({ choices = [] }) => choices.some((choice) => choice.print_ground !== undefined))
    // Velvet black is printed on white labels.
    const white = plain.filter(
      (product) => product.print_ground === undefined && !isOfMaterial(product) && product.code !== 'ST-ROLL-GOLD',
    )
    expect(white.map(({ code }) => code)).toEqual([])
  })

  test('lie on the colour of their choices where it is that of their cloth or paper', () => {
    const flat = ['AW-ACRYLIC', 'BX-KRAFT-S', 'EV-TENT', 'EV-UMB', 'FLG-STRING', 'PAD-STICKY', 'TISSUE-PRINT']
    const sold = products.filter((product) => product.print_ground !== undefined && hasColours(product))
    expect(sold.map(({ code }) => code)).toEqual(expect.arrayContaining(flat))
  })

  test('lie on the kraft, the cotton and the black board that are chosen', () => {
    const groundsOf = (code: string) =>
      products
        .find((product) => product.code === code)
        ?.features?.flatMap(({ choices = [] }) => choices.flatMap((choice) => choice.print_ground ?? []))
    expect(groundsOf('BC-OUD-FOIL')).toEqual(['#17181c', '#fdfcf9'])
    expect(groundsOf('BX-MAILER')).toEqual(['#c49a6c', '#fdfcf9'])
    expect(groundsOf('WRAP-TAG')).toEqual(['#c49a6c', '#fdfcf9', '#fdfcf9', '#17181c'])
    const chosen = products.flatMap(({ code, features = [], print_ground: own }) =>
      features.flatMap(({ code: feature, choices = [] }) =>
        choices
          .filter((choice) => /kraft|black-450/.test(choice.code) && feature !== GROUND_FEATURE && !own)
          .map((choice) => [code, choice.print_ground]),
      ),
    )
    // The envelope of a gift card is not printed.
    expect(chosen.filter(([, ground]) => ground === undefined)).toEqual([['ID-GIFT', undefined]])
  })

  test('are mugs, caps, pens and aprons too', () => {
    const codes = products.filter(isColoured).map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['MG-SAHIL', 'AP-CAP', 'PEN-PLASTIC', 'AP-APRON']))
  })

  test('are no mugs whose colour is that of the inside or of a line', () => {
    const codes = products.filter(isColoured).map(({ code }) => code)
    expect(codes.filter((code) => ['MG-INSIDE', 'MG-LINE', 'MG-STUDIO'].includes(code))).toEqual([])
  })
})
