import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEMO_FOLDER } from '../demo/load-demo.ts'

type Choice = {
  readonly code: string
  readonly name: { readonly en: string }
  readonly width_mm?: number
  readonly height_mm?: number
  readonly print_sheet?: string
  readonly print_second_sheet?: string
  readonly print_bleed?: number
  readonly print_pages?: number
  readonly print_faces?: readonly string[]
}
type Feature = { readonly code: string; readonly choices?: readonly Choice[] }
type Variant = { readonly code: string; readonly name?: { readonly en: string }; readonly print_sheet?: string }
type Product = {
  readonly code: string
  readonly width_mm?: number
  readonly height_mm?: number
  readonly print_method?: string
  readonly print_sheet?: string
  readonly print_faces?: readonly string[]
  readonly prices?: readonly Variant[]
  readonly templates?: readonly { readonly file: string; readonly price?: string }[]
  readonly features?: readonly Feature[]
}
type Size = readonly [shorter: number, longer: number]

const read = async <Content>(name: string): Promise<Content> => {
  const content: Content = JSON.parse(await readFile(join(DEMO_FOLDER, name), 'utf8'))
  return content
}
const sizeOf = (width: number, height: number): Size => [Math.min(width, height), Math.max(width, height)]

type Sheet = {
  readonly code: string
  readonly bleed_mm: number
  readonly width_mm: number
  readonly height_mm: number
  readonly creases_x?: readonly number[]
  readonly creases_y?: readonly number[]
}
const { print_sheets: sheets } = await read<{ print_sheets: Sheet[] }>('print-sheets.json')
const sizes = new Map(sheets.map((sheet) => [sheet.code, sizeOf(sheet.width_mm, sheet.height_mm)]))
const files = (await readdir(DEMO_FOLDER)).filter((name) => name.startsWith('products-'))
const products = (await Promise.all(files.map((name) => read<{ products: Product[] }>(name))))
  .flatMap((each) => each.products)
  .filter(({ print_method: method }) => method !== undefined)
const choices = products.flatMap((product) =>
  (product.features ?? []).flatMap((feature) =>
    (feature.choices ?? []).map((choice) => ({
      product,
      feature,
      choice,
      name: `${product.code} ${feature.code} “${choice.name.en}”`,
    })),
  ),
)

const variants = products.flatMap((product) =>
  (product.prices ?? []).map((variant) => ({ product, variant, name: `${product.code} “${variant.name?.en ?? ''}”` })),
)

/** The first and the second face of what is printed when a choice is taken. */
function printed({ product, choice }: (typeof choices)[number]): { first: Size | undefined; second: Size | undefined } {
  const own = choice.width_mm && choice.height_mm ? sizeOf(choice.width_mm, choice.height_mm) : undefined
  const base = product.width_mm && product.height_mm ? sizeOf(product.width_mm, product.height_mm) : undefined
  const first = own ?? sizes.get(choice.print_sheet ?? product.print_sheet ?? '') ?? base
  const faces = choice.print_faces ?? product.print_faces ?? []
  return { first, second: faces.length > 1 ? (sizes.get(choice.print_second_sheet ?? '') ?? first) : undefined }
}

const PAPERS: Readonly<Record<string, Size>> = {
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  A6: [105, 148],
}
/** The size that a choice is called by, in millimetres. */
function saidSize({ name: { en } }: Choice): Size | undefined {
  const [, width, height, unit] = /(\d[\d,]*) × (\d[\d,]*) (mm|cm)/.exec(en) ?? []
  const factor = unit === 'cm' ? 10 : 1
  const millimetres = (digits: string): number => Number(digits.replaceAll(',', '')) * factor
  if (width && height) return sizeOf(millimetres(width), millimetres(height))
  return PAPERS[en]
}

/** The most that fits on a mark of a chest, a sleeve, a side of a cap or of a mug. */
const MARK = 120
/** The least that covers a front, a back or what goes round. */
const LARGE = 180

/** Their size is that of the tube, which the print goes round, and of what goes into the envelope. */
const CALLED_OTHERWISE = new Set(['PB-TUBE', 'ENV-KRAFT'])

describe('a choice of a size', () => {
  const sized = choices.filter(({ choice }) => saidSize(choice))

  test.each(sized.filter(({ product }) => !CALLED_OTHERWISE.has(product.code)))(
    '$name is printed on no more than it is large',
    (each) => {
      const [size, { first }] = [saidSize(each.choice), printed(each)]
      expect(first?.[0]).toBeLessThanOrEqual(size?.[0] ?? 0)
      expect(first?.[1]).toBeLessThanOrEqual(size?.[1] ?? 0)
    },
  )

  test('is printed on a sheet that no other size of the product has', () => {
    const shared = sized.filter(({ feature, choice }) =>
      (feature.choices ?? [])
        .filter((other) => other !== choice && saidSize(other))
        .some((other) => other.print_sheet === choice.print_sheet && other.width_mm === choice.width_mm),
    )
    expect(shared.map(({ name }) => name)).toEqual([])
  })
})

/** What is made in several sizes that are no rectangles: letters and signs are drawn on one sheet, as large as they are. */
const isDrawn = ({ print_sheet: code }: Product): boolean => code === 'sign-drawing'
const isShared = (codes: readonly (string | undefined)[]): boolean => new Set(codes).size < codes.length

describe('each size that is sold', () => {
  test('as a variant has a sheet of its own', () => {
    const bySize = /\d(\.\d)? ?(×|mm|cm|m\b|oz|ml)|\bA\d\b|\bof \d/
    const shared = products.filter((product) => {
      const sized = (product.prices ?? []).filter(({ name }) => bySize.test(name?.en ?? ''))
      return !isDrawn(product) && isShared(sized.map((each) => each.print_sheet ?? product.print_sheet))
    })
    expect(shared.map(({ code }) => code)).toEqual([])
  })

  test('as a weight, a volume, or small, medium and large has a sheet of its own', () => {
    const shared = products.flatMap((product) =>
      (product.features ?? [])
        .filter(({ code, choices: own }) => ['size', 'weight', 'bottle'].includes(code) && own)
        .filter(({ choices: own = [] }) =>
          isShared(
            own.map((each) => (each.width_mm ? `${each.width_mm} × ${each.height_mm}` : (each.print_sheet ?? 'own'))),
          ),
        )
        .map((feature) => `${product.code} ${feature.code}`),
    )
    expect(shared).toEqual([])
  })
})

/** The lengths between the edges of a sheet and its folds. */
const panels = (creases: readonly number[] = [], side: number): number[] =>
  [...creases, side].map((at, index) => at - (creases[index - 1] ?? 0))

describe('what is folded', () => {
  const folded = (kind: string) =>
    variants.flatMap(({ product, variant, name }) => {
      const [, ...sides] = /(\d+) × (\d+) × (\d+) mm/.exec(name) ?? []
      const sheet = sheets.find(({ code }) => code === (variant.print_sheet ?? product.print_sheet))
      const [first = 0, second = 0, third = 0] = sides.map(Number)
      return sheet?.code.startsWith(kind) && first ? [{ name, sheet, first, second, third }] : []
    })

  test.each(folded('bag-'))('$name has two sides, two gussets and a flap to glue', (bag) => {
    const { sheet, first: width, second: height, third: gusset } = bag
    expect(panels(sheet.creases_x, sheet.width_mm)).toEqual([20, width, gusset, width, gusset])
    const [base = 0, side, turned] = panels(sheet.creases_y, sheet.height_mm)
    expect([side, turned]).toEqual([height, 30])
    // The flaps of the base meet in the middle and overlap.
    expect(base).toBeGreaterThan(gusset / 2)
  })

  test.each(folded('mailer-'))('$name is a base, a lid and the walls between them', (mailer) => {
    const { sheet, first: width, second: length, third: depth } = mailer
    expect(panels(sheet.creases_x, sheet.width_mm)[1]).toBe(width)
    expect(panels(sheet.creases_y, sheet.height_mm)).toEqual([depth, length, depth, length, depth + 20])
  })

  test.each(sheets.filter(({ code }) => code.startsWith('cup-sleeve')))('$code has halves of one width', (sheet) => {
    const [, front, back] = panels(sheet.creases_x, sheet.width_mm)
    expect(front).toBe(back)
  })
})

describe('a choice of a place', () => {
  test.each(choices.filter(({ choice }) => /^(left )?chest\b/i.test(choice.name.en)))(
    '$name begins with a mark on the chest',
    (each) => expect(printed(each).first?.[1]).toBeLessThanOrEqual(MARK),
  )

  test.each(choices.filter(({ choice }) => /^(full front|full back|back|all around)\b/i.test(choice.name.en)))(
    '$name begins with a large print',
    (each) => expect(printed(each).first?.[1]).toBeGreaterThanOrEqual(LARGE),
  )

  test.each(choices.filter(({ choice }) => /\band back$/i.test(choice.name.en)))(
    '$name has a large print as well',
    (each) => expect(printed(each).second?.[1]).toBeGreaterThanOrEqual(LARGE),
  )

  test.each(choices.filter(({ choice }) => /\band chest$|mark on the (sleeve|side)/i.test(choice.name.en)))(
    '$name has a mark as well',
    (each) => expect(printed(each).second?.[1]).toBeLessThanOrEqual(MARK),
  )

  test.each(choices.filter(({ choice }) => /^two sides$/i.test(choice.name.en)))('$name has two faces', (each) =>
    expect(printed(each).second).toBeDefined(),
  )
})

test('a mug that is printed all around has the sheet of its 230 mm', () => {
  const mug = products.find(({ code }) => code === 'MG-WRAP')
  expect(sizes.get(mug?.print_sheet ?? '')).toEqual(sizeOf(mug?.width_mm ?? 0, mug?.height_mm ?? 0))
})

test('the clip of a pen is printed beside its barrel, and the pages of a diary lie inside', () => {
  const both = choices.find(({ product, choice }) => product.code === 'PEN-PLASTIC' && choice.code === 'both')
  expect(both?.choice.print_faces).toEqual(['front', 'clip'])
  expect(both && printed(both)).toEqual({ first: [6, 50], second: [4, 30] })
  const pages = choices.find(({ product, choice }) => product.code === 'NB-DIARY' && choice.code === '16')
  expect([pages?.choice.print_pages, pages?.product.print_faces]).toEqual([16, ['inside']])
})

describe('a canvas', () => {
  const canvases = choices.filter(({ product }) => ['WA-CANVAS', 'WA-SET3'].includes(product.code))

  test('runs around its frame of 38 mm in every size', () => {
    const bleeds = canvases
      .filter(({ feature }) => feature.code === 'size')
      .map(({ choice }) => sheets.find(({ code }) => code === choice.print_sheet)?.bleed_mm)
    expect(new Set(bleeds)).toEqual(new Set([45]))
  })

  test.each(canvases.filter(({ feature, choice }) => feature.code === 'edge' && choice.code !== 'wrap'))(
    '$name ends at the edge of its frame',
    ({ choice }) => expect(choice.print_bleed).toBe(3),
  )
})

test('every sheet of a choice has a template at its product', () => {
  const without = choices.filter(({ product, choice }) => {
    const drawn = new Set((product.templates ?? []).map(({ file }) => basename(file, extname(file))))
    return [choice.print_sheet, choice.print_second_sheet].some((code) => code && !drawn.has(code))
  })
  expect(without.map(({ name }) => name)).toEqual([])
})

test('every sheet of a variant has a template for that variant', () => {
  const without = variants.filter(({ product, variant: { code, print_sheet: sheet } }) => {
    const drawn = (product.templates ?? []).filter(({ price }) => price === undefined || price === code)
    return sheet && !drawn.some(({ file }) => basename(file, extname(file)) === sheet)
  })
  expect(without.map(({ name }) => name)).toEqual([])
})
