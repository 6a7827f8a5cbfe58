import type { Place } from '../format/import-problem.ts'
import type { ProductDraft } from '../products/product-bundle.ts'
import type { Complaints } from './complaints.ts'
import type { KnownCodes } from './known-codes.ts'

/** Checks that a product which takes artwork says how and how large it is printed, and that one which says so takes artwork. */
export function checkPrint(draft: ProductDraft, known: KnownCodes, complaints: Complaints): void {
  const { complain } = complaints
  const { place, row } = draft.product
  checkSheets(draft, known, complaints)
  if (hasHalfPages(row)) complain(place, { code: 'print/half-pages' }, 'pages_min')
  for (const feature of draft.features) {
    if (feature.row.file_purpose && feature.row.control !== 'FILE')
      complain(feature.place, { code: 'print/not-a-file' }, 'file_purpose')
    if (!feature.row.file_purpose && feature.row.control === 'FILE')
      complain(feature.place, { code: 'print/no-purpose' }, 'file_purpose')
  }
  if (!draft.features.some((feature) => feature.row.file_purpose === 'ARTWORK')) {
    const onSheet = [draft.product, ...draft.prices, ...draft.choices].find((each) =>
      known.sheets.has(each.row.print_sheet ?? ''),
    )
    if (row.print_method) complain(place, { code: 'print/takes-no-file' }, 'print_method')
    else if (onSheet) complain(onSheet.place, { code: 'print/takes-no-file' }, 'print_sheet')
    return
  }
  if (row.print_method === null || row.print_faces?.length === 0)
    complain(place, { code: 'print/no-method' }, 'print_method')
  if (!hasSize(draft)) complain(place, { code: 'print/no-size' }, 'print_sheet')
}

function checkSheets(
  { product, prices, choices }: ProductDraft,
  { sheets }: KnownCodes,
  { unknown }: Complaints,
): void {
  const check = (place: Place, column: 'print_sheet' | 'print_second_sheet', code: string | null | undefined): void => {
    if (code && !sheets.has(code)) unknown(place, column, code, 'print_sheets', sheets)
  }
  for (const { place, row } of [product, ...prices, ...choices]) check(place, 'print_sheet', row.print_sheet)
  for (const { place, row } of choices) check(place, 'print_second_sheet', row.print_second_sheet)
}

function hasHalfPages({
  pages_min: min,
  pages_max: max,
  pages_multiple: multiple,
}: ProductDraft['product']['row']): boolean {
  const given = [min, max, multiple].filter((pages) => typeof pages === 'number')
  if (given.length === 0) return false
  return given.length < 3 || (min ?? 0) > (max ?? 0) || multiple === 3
}

/** Whether each way to buy the product has a size: its own, that of every variant, a typed one, or that of each choice. */
function hasSize({ product, prices, features, choices }: ProductDraft): boolean {
  const { row } = product
  if (row.print_sheet || row.width_mm) return true
  if (prices.length > 0 && prices.every((price) => price.row.print_sheet)) return true
  if (features.some((feature) => feature.row.control === 'DIMENSIONS' && feature.row.required)) return true
  return features.some(({ row: { code, required } }) => {
    const own = choices.filter((choice) => choice.row.feature === code)
    return required && own.length > 0 && own.every((choice) => choice.row.width_mm || choice.row.print_sheet)
  })
}
