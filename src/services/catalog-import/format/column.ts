import type { Language } from '#domain/language.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { Result } from '#domain/result.ts'
import type { CellProblem } from './import-problem.ts'

/** What a table's cell can hold. */
export type SheetCell = string | number | boolean

/** How a column is read, written, and what a new row has when it is not given. */
export interface Column<Value> {
  /** Reads a filled cell: text, number, true or false; in JSON also lists and objects. */
  read(cell: unknown): Result<NonNullable<Value>, CellProblem>
  /** The value in a table. Twin of `read`. */
  write(value: NonNullable<Value>): SheetCell
  /** The value in JSON. Twin of `read`. */
  toJson(value: NonNullable<Value>): unknown
  /** What an empty cell of a new row means; `required` is a problem, `derived` is filled in later. */
  readonly whenEmpty: { readonly kind: 'required' | 'derived' } | { readonly kind: 'value'; readonly value: Value }
  /** Set for texts in both languages: columns `<name>_en` and `<name>_ar`. */
  readonly isLocalized: boolean
}

/** Columns of a section by name, in the order they are written. */
export type Columns = Readonly<Record<string, Column<unknown>>>

type ValueOf<C> = C extends Column<infer Value> ? Value : never

/** A complete row. */
export type Row<C extends Columns> = { -readonly [Name in keyof C]: ValueOf<C[Name]> }

/** The part of a text that was given: a language with a text, or with null where its cell was empty. */
export type TextPatch = Readonly<Partial<Record<Language, string | null>>>

/** A text with the patch laid over it; null when no language is left. */
export function patchText(before: LocalizedText | null, patch: TextPatch): LocalizedText | null {
  const { en, ar } = { ...before, ...patch }
  if (!en && !ar) return null
  return { ...(en && { en }), ...(ar && { ar }) }
}
