import type { Db } from '#db/connection.ts'
import { leastSheets, sheetDifference, sheetFullness } from '#domain/production/shared-sheet.ts'
import { findSheetJobs, insertSheet } from './generated-sheet.repository.ts'
import type { SheetJobRow } from './generated-sheet.repository.ts'

/** Sheets that are made up, and jobs on each. */
const [MAX_SHEETS, JOBS_EACH] = [4, 3]

/** Puts some made-up jobs that wait at the press on shared sheets, as a workshop does: those that are printed alike. */
export async function insertSheets(tx: Db): Promise<void> {
  const sheets = sheetsOf(await findSheetJobs(tx)).slice(0, MAX_SHEETS)
  for (const { jobs, copies } of sheets) {
    const ids = jobs.map(({ id }) => id)
    await insertSheet(tx, { stationId: jobs[0]?.station_id ?? 0, ids, copies })
  }
}

type Sheet = { readonly jobs: readonly SheetJobRow[]; readonly copies: number }

/** Jobs by the first of them that they suit; each sheet with how often it is printed. */
function sheetsOf(jobs: readonly SheetJobRow[]): Sheet[] {
  const groups: SheetJobRow[][] = []
  for (const job of jobs) {
    const group = groups.find(([first]) => first && suits(first, job))
    if (group) group.push(job)
    else groups.push([job])
  }
  return groups.flatMap((group) => {
    const together = group.slice(0, JOBS_EACH)
    const copies = together.length < 2 ? undefined : leastSheets(together)
    return copies !== undefined && sheetFullness(together, copies) <= 100 ? [{ jobs: together, copies }] : []
  })
}

const suits = (one: SheetJobRow, other: SheetJobRow): boolean =>
  one.station_id === other.station_id && !sheetDifference(one, other) && !sheetDifference(other, one)
