import { PRINT_LIMITS, type PrintMethod } from '#domain/print-spec/print-method.ts'
import { plainSheet, type PrintSheet } from '#domain/print-spec/print-sheet.ts'
import type { InkLayer, PageRule, PrintSpec } from '#domain/print-spec/print-spec.ts'

type SpecOf = {
  readonly width?: number
  readonly height?: number
  readonly sides?: 1 | 2
  readonly pages?: PageRule
  readonly method?: PrintMethod
  readonly layers?: readonly InkLayer[]
  readonly sheet?: Partial<PrintSheet>
}

/** What is ordered: one side of a card of 90 × 50 mm on coated paper, unless it says otherwise. */
export function specOf({
  width = 90,
  height = 50,
  sides = 1,
  pages,
  method = 'COATED',
  layers = [],
  sheet,
}: SpecOf = {}): PrintSpec {
  const face = { ...plainSheet({ widthMm: width, heightMm: height }), ...sheet }
  return {
    method,
    limits: PRINT_LIMITS[method],
    faces: (['front', 'back'] as const).slice(0, sides).map((code) => ({ code, sheet: face })),
    pages: pages ?? { min: sides, max: sides, multiple: 1 },
    layers,
    proof: 'SELF',
  }
}
