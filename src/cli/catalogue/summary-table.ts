import { SECTION_NAMES } from '#services/catalog-import/format/sections.ts'
import type { ImportSummary } from '#services/catalog-import/import-report.ts'

/** The outcome of an import as a small table. */
export function summaryTable(summary: ImportSummary): string {
  const rows = SECTION_NAMES.flatMap((section) => {
    const tally = summary[section]
    return tally ? [[section, tally.created, tally.updated, tally.unchanged]] : []
  })
  if (rows.length === 0) return 'There was nothing to import.'
  return [['', 'created', 'updated', 'unchanged'], ...rows]
    .map(
      ([name, ...numbers]) => `${String(name).padEnd(18)}${numbers.map((each) => String(each).padStart(11)).join('')}`,
    )
    .join('\n')
}
