import { open } from 'node:fs/promises'
import { NESTED } from '../format/section-keys.ts'
import { columnsOf, SECTION_NAMES } from '../format/sections.ts'
import type { SectionName } from '../format/sections.ts'
import type { AnyRow, RowBatch } from './export-rows.ts'

type JsonRow = Record<string, unknown>

const PARTS = new Set(Object.values(NESTED).flatMap((parts) => Object.values(parts).map(({ section }) => section)))

/** Sections that stand at the top of a document, products last: they come in batches. */
const TOP_SECTIONS = SECTION_NAMES.filter((name) => !PARTS.has(name) && name !== 'products')

/** Writes one document, a row a line, so that two exports can be compared line by line. */
export async function writeJson(file: string, batches: AsyncIterable<RowBatch>): Promise<void> {
  const handle = await open(file, 'w')
  try {
    let hasProducts = false
    for await (const batch of batches) {
      if (batch.products) {
        const lines = nestedRows('products', batch).map((row) => `    ${JSON.stringify(row)}`)
        await handle.write(`${hasProducts ? ',\n' : ''}${lines.join(',\n')}`)
        hasProducts = true
      } else
        await handle.write(`{\n${TOP_SECTIONS.map((section) => sectionText(section, batch)).join('')}  "products": [\n`)
    }
    await handle.write('\n  ]\n}\n')
  } finally {
    await handle.close()
  }
}

function sectionText(section: SectionName, batch: RowBatch): string {
  if (section === 'settings') {
    const settings = Object.fromEntries((batch.settings ?? []).map((row) => [String(row['key']), row['value']]))
    return `  "settings": ${JSON.stringify(settings)},\n`
  }
  const lines = nestedRows(section, batch).map((row) => `    ${JSON.stringify(row)}`)
  return `  "${section}": [${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}],\n`
}

/** The rows of a section with their parts inside them. */
function nestedRows(section: SectionName, batch: RowBatch): JsonRow[] {
  const parts = Object.entries(NESTED[section] ?? {}).map(([name, { section: part, inherits }]) => {
    const columns = Object.entries(inherits)
    const rows = nestedRows(part, batch)
    const children = Map.groupBy(rows, (row) => columns.map(([column]) => String(row[column])).join('\n'))
    return { name, columns, children }
  })
  return (batch[section] ?? []).map((row) => {
    const json = jsonRow(section, row)
    for (const { name, columns, children } of parts) {
      const own = children.get(columns.map(([, from]) => String(row[from])).join('\n')) ?? []
      json[name] = own.map((child) =>
        without(
          child,
          columns.map(([column]) => column),
        ),
      )
    }
    return json
  })
}

function jsonRow(section: SectionName, row: AnyRow): JsonRow {
  return Object.fromEntries(
    Object.entries(columnsOf(section)).map(([name, column]) => {
      const value = row[name] ?? null
      return [name, value === null ? null : column.toJson(value)]
    }),
  )
}

const without = (row: JsonRow, names: readonly string[]): JsonRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
