import { problemAt } from '../format/import-problem.ts'
import type { ImportProblem, Place } from '../format/import-problem.ts'
import type { RawRow } from './raw-catalogue.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a list is, where it stands, and what its rows have from what it stands in. */
export interface JsonList {
  readonly items: unknown
  readonly place: Place
  readonly inherited: JsonObject | null
  /** For lists that may be written shorter: the column a bare text stands for. */
  readonly shortFor?: string
}

/** The rows of a JSON list; what is no row is reported. */
export function jsonRows(list: JsonList, complain: (problem: ImportProblem) => void): RawRow[] {
  const { items, place, inherited, shortFor } = list
  if (!Array.isArray(items)) {
    complain(problemAt(place, { code: 'section/not-a-list' }))
    return []
  }
  return items.flatMap((item: unknown, index) => {
    const at = { ...place, path: `${place.path}[${index}]` }
    const cells = shortFor !== undefined && typeof item === 'string' ? { [shortFor]: item } : item
    if (isObject(cells)) return [{ place: at, cells, isJson: true, inherited }]
    complain(problemAt(at, { code: 'row/not-an-object' }))
    return []
  })
}

/** The place of a list inside a row. */
export const placeOfPart = (row: RawRow, name: string): Place => ({ ...row.place, path: `${row.place.path}.${name}` })
