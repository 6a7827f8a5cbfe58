import { LANGUAGES } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import type { Column } from './column.ts'
import { columnsOf, SECTION_NAMES } from './sections.ts'
import type { SectionName } from './sections.ts'

/** A column with its name; for texts the names of its cells in a table. */
export interface LaidOutColumn {
  readonly name: string
  readonly column: Column<unknown>
  readonly cells: readonly (readonly [Language, string])[] | null
}

/** The columns of a section in their order, made once: every row needs them. */
export interface Layout {
  readonly columns: readonly LaidOutColumn[]
  /** Names in a table: texts once for each language. */
  readonly tableNames: ReadonlySet<string>
  /** Names in JSON: texts once. */
  readonly jsonNames: ReadonlySet<string>
}

const LAYOUTS = new Map<SectionName, Layout>(
  SECTION_NAMES.map((section) => {
    const columns = Object.entries(columnsOf(section)).map(([name, column]) => ({
      name,
      column,
      cells: column.isLocalized ? LANGUAGES.map((language) => [language, `${name}_${language}`] as const) : null,
    }))
    const tableNames = columns.flatMap(({ name, cells }) => cells?.map(([, cell]) => cell) ?? [name])
    return [section, { columns, tableNames: new Set(tableNames), jsonNames: new Set(columns.map(({ name }) => name)) }]
  }),
)

/** The layout of a section. */
export function layoutOf(section: SectionName): Layout {
  const layout = LAYOUTS.get(section)
  if (!layout) throw new RangeError(`no section ${section}`)
  return layout
}

/** The columns of a section as they stand in a table: a text once for each language. */
export const columnNames = (section: SectionName): readonly string[] => [...layoutOf(section).tableNames]
