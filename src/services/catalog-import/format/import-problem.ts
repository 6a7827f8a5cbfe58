/** Where something stands in what is imported. */
export interface Place {
  /** The file's name, as the person wrote it or found in the folder. */
  readonly file: string
  /** The sheet of a workbook; null in other files. */
  readonly sheet: string | null
  /** The row of a sheet or the line of a CSV file, counted as the program shows it; null in JSON. */
  readonly row: number | null
  /** Where in a JSON file: `products[3].prices[0]`; null elsewhere. */
  readonly path: string | null
}

/** Why a cell is refused. Lengths are in letters, bounds in the unit of the column. */
export type CellProblem =
  | { readonly code: 'cell/empty' | 'cell/no-language' | 'cell/not-languages' }
  | { readonly code: 'cell/not-text' | 'cell/bad-characters' | 'cell/not-a-code' | 'cell/semicolon' }
  | { readonly code: 'cell/too-long'; readonly max: number }
  | { readonly code: 'cell/not-a-whole-number' | 'cell/not-money' | 'cell/too-precise' | 'cell/not-yes-or-no' }
  | { readonly code: 'cell/out-of-range'; readonly min: number; readonly max: number }
  | { readonly code: 'cell/not-one-of'; readonly possible: readonly string[]; readonly nearest: string | null }
  | { readonly code: 'cell/not-a-time' | 'cell/not-a-colour' | 'cell/not-a-link' | 'cell/not-an-address' }
  | {
      readonly code:
        | 'cell/not-a-list'
        | 'cell/not-a-ladder'
        | 'cell/not-millimetres'
        | 'cell/not-holes'
        | 'cell/not-specifications'
        | 'cell/not-json'
    }
  | { readonly code: 'cell/bad-setting' | 'cell/bad-items'; readonly at: string; readonly reason: string }

/** Why a file cannot be read, or what in it is not known. */
export type FileProblem =
  | { readonly code: 'file/missing' | 'file/empty' | 'file/not-utf8' }
  | { readonly code: 'file/unreadable'; readonly reason: string }
  | { readonly code: 'file/unpacks-too-large'; readonly megabytes: number }
  | { readonly code: 'sheet/too-far'; readonly cell: string }
  | { readonly code: 'file/not-a-catalogue'; readonly possible: readonly string[] }
  | {
      readonly code: 'section/unknown' | 'column/unknown'
      readonly possible: readonly string[]
      readonly nearest: string | null
    }
  | { readonly code: 'column/twice' | 'row/not-an-object' | 'section/not-a-list' }

/** What is wrong between rows. */
export type RuleProblem =
  | { readonly code: 'row/twice'; readonly other: Place }
  | {
      readonly code: 'reference/unknown'
      readonly to: string
      readonly possible: readonly string[]
      readonly nearest: string | null
    }
  | { readonly code: 'category/parent-is-sub' | 'category/has-sub-categories' | 'category/own-parent' }
  | {
      readonly code: 'size/half' | 'product/no-price' | 'related/itself' | 'feature/no-choices' | 'feature/needs-itself'
    }
  | { readonly code: 'print/no-size' | 'print/no-method' | 'print/half-pages' | 'print/not-a-file' }
  | { readonly code: 'print/no-purpose' | 'print/takes-no-file' }
  | { readonly code: 'price/which'; readonly possible: readonly string[] }
  | { readonly code: 'ladder/not-above-minimum'; readonly minimum: number; readonly quantity: number }
  | { readonly code: 'ladder/not-descending'; readonly quantity: number }
  | {
      readonly code:
        | 'limits/reversed'
        | 'choice/two-defaults'
        | 'choice/not-of-attribute'
        | 'exclusion/itself'
        | 'position/twice'
    }
  | { readonly code: 'picture/missing' | 'picture/not-a-picture' | 'picture/too-large' }
  | { readonly code: 'template/missing' | 'template/unknown-type' | 'template/other-content' | 'template/too-large' }

/** What only the database knew. */
export type DatabaseProblem = {
  readonly code: 'database/refused'
  readonly message: string
  readonly detail: string | null
  readonly constraint: string | null
}

export type Problem = CellProblem | FileProblem | RuleProblem | DatabaseProblem

/** One thing to put right. `value` is what stands there, as text; null when nothing does. */
export interface ImportProblem {
  readonly place: Place
  readonly column: string | null
  readonly value: string | null
  readonly problem: Problem
}

const MAX_DISPLAYED = 60

/** A problem, with the value cut to what fits a line. */
export function problemAt(
  place: Place,
  problem: Problem,
  column: string | null = null,
  value?: unknown,
): ImportProblem {
  const text = value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value)
  const excerpt = text !== null && text.length > MAX_DISPLAYED ? `${text.slice(0, MAX_DISPLAYED)}…` : text
  return { place, column, value: excerpt, problem }
}
