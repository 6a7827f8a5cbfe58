import { useState } from 'react'
import { canPool, MAX_SHEETS } from '#domain/production/job-pool.ts'
import { leastSheets, sheetDifferences, sheetFullness } from '#domain/production/shared-sheet.ts'
import { toLatinDigits } from '#domain/text/digits.ts'
import type { BoardJob } from './board.queries.ts'

/** Which jobs share a sheet, and on how many: as many as they need until another number is typed. */
export function useSheetChoice(jobs: readonly BoardJob[]) {
  // At first those that suit each other.
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(sheetDifferences(jobs).map(({ job }) => job.code)),
  )
  const [typed, setTyped] = useState<string>()
  const chosen = jobs.filter(({ code }) => !left.has(code))
  const least = leastSheets(chosen)
  const entry = typed ?? (least === undefined ? '' : String(least))
  const typedNumber = Number(toLatinDigits(entry.trim()))
  const sheets =
    typedNumber >= 1 && typedNumber <= MAX_SHEETS && Number.isInteger(typedNumber) ? typedNumber : undefined
  const fullness = sheets === undefined ? 0 : sheetFullness(chosen, sheets)
  return {
    left,
    setLeft,
    chosen,
    least,
    entry,
    setTyped,
    /** Undefined while what is typed is no number of sheets. */
    sheets,
    fullness,
    isReady: sheets !== undefined && fullness <= 100 && canPool(chosen) && sheetDifferences(chosen).length === 0,
  }
}
