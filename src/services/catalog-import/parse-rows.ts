import { isLanguage, LANGUAGES } from '#domain/language.ts'
import type { Column, TextPatch } from './format/column.ts'
import { problemAt } from './format/import-problem.ts'
import type { CellProblem, ImportProblem, Place } from './format/import-problem.ts'
import { layoutOf } from './format/layout.ts'
import type { LaidOutColumn } from './format/layout.ts'
import { nearestWord } from './format/nearest-word.ts'
import type { SectionName } from './format/sections.ts'
import { isObject } from './source/json-lists.ts'
import type { RawRow } from './source/raw-catalogue.ts'

/** Stands for a cell that makes no sense, which is reported already. */
export const WRONG = Symbol('wrong')

/** What a row gives: values by column (texts as a patch), columns that are missing are not there. */
export interface ParsedRow {
  readonly place: Place
  readonly given: Record<string, unknown>
}

type Complain = (problem: ImportProblem) => void

/** Reads every cell of every row, telling `complain` of each that makes no sense. */
export const parseRows = (section: SectionName, rows: readonly RawRow[], complain: Complain): ParsedRow[] =>
  rows.map((row) => parseRow(section, row, complain))

function parseRow(section: SectionName, row: RawRow, complain: Complain): ParsedRow {
  const { columns, tableNames, jsonNames } = layoutOf(section)
  const possible = row.isJson ? jsonNames : tableNames
  for (const name in row.cells) {
    if (!possible.has(name)) complain(unknownColumn(possible, name, row.place))
  }
  const given: Record<string, unknown> = {}
  for (const laidOut of columns) {
    const value = laidOut.cells ? parseText(laidOut, row, complain) : parseCell(laidOut, row, complain)
    if (value !== undefined) given[laidOut.name] = value
  }
  return { place: row.place, given }
}

function unknownColumn(names: ReadonlySet<string>, name: string, place: Place): ImportProblem {
  const possible = [...names]
  return problemAt(place, { code: 'column/unknown', possible, nearest: nearestWord(name, possible) }, name)
}

/** The value of a cell; undefined when it is missing or to be derived, WRONG when it is reported. */
function parseCell({ name, column }: LaidOutColumn, { place, cells, inherited }: RawRow, complain: Complain): unknown {
  const cell = inherited && name in inherited ? inherited[name] : cells[name]
  if (cell === undefined) return undefined
  if (isEmpty(cell)) {
    if (column.whenEmpty.kind === 'value') return column.whenEmpty.value
    if (column.whenEmpty.kind === 'derived') return undefined
    complain(problemAt(place, { code: 'cell/empty' }, name))
    return WRONG
  }
  const read = column.read(cell)
  if (read.ok) return read.value
  complain(problemAt(place, withNearest(read.error, cell), name, cell))
  return WRONG
}

/** What is given of a text in both languages; undefined when it is not mentioned, WRONG when it is reported. */
function parseText(laidOut: LaidOutColumn, row: RawRow, complain: Complain): TextPatch | typeof WRONG | undefined {
  const { name, column } = laidOut
  const cells = laidOut.cells ?? []
  if (!row.isJson) return parseLanguages(column, row.place, cells, row.cells, complain)
  const cell = row.cells[name]
  if (cell === undefined) return undefined
  if (cell !== null && !isObject(cell)) {
    complain(problemAt(row.place, { code: 'cell/not-languages' }, name, cell))
    return WRONG
  }
  const languages: Record<string, unknown> = {}
  for (const language of LANGUAGES) languages[`${name}_${language}`] = cell?.[language] ?? null
  for (const language in cell) {
    if (!isLanguage(language)) complain(unknownColumn(new Set(LANGUAGES), language, row.place))
  }
  return parseLanguages(column, row.place, cells, languages, complain)
}

function parseLanguages(
  column: Column<unknown>,
  place: Place,
  names: NonNullable<LaidOutColumn['cells']>,
  cells: Readonly<Record<string, unknown>>,
  complain: Complain,
): TextPatch | typeof WRONG | undefined {
  let patch: Record<string, string | null> | undefined
  let isInvalid = false
  for (const [language, name] of names) {
    const cell = cells[name]
    if (cell === undefined) continue
    patch ??= {}
    if (isEmpty(cell)) {
      patch[language] = null
      continue
    }
    const read = column.read(cell)
    if (read.ok) patch[language] = read.value === '' ? null : String(read.value)
    else {
      complain(problemAt(place, read.error, name, cell))
      isInvalid = true
    }
  }
  return isInvalid ? WRONG : patch
}

const isEmpty = (cell: unknown): boolean =>
  cell === null || cell === '' || (typeof cell === 'string' && cell.trim() === '')

function withNearest(problem: CellProblem, cell: unknown): CellProblem {
  if (problem.code !== 'cell/not-one-of') return problem
  return { ...problem, nearest: nearestWord(String(cell), problem.possible) }
}
