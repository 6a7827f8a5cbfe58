import type { ReactNode } from 'react'
import { nextMove } from '#domain/production/job-moves.ts'
import { canPool, canShare, pools } from '#domain/production/job-pool.ts'
import { leastSheets, sheetDifferences, sheetFullness } from '#domain/production/shared-sheet.ts'
import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import type { BoardJob, BoardStation } from './board.queries.ts'
import type { SheetWork } from './use-sheets.tsx'

type ShareProps = {
  station: BoardStation
  jobs: readonly BoardJob[]
  onShare: (jobs: readonly BoardJob[]) => void
}

/** Offers to put the jobs of a material that wait here on one sheet. */
export function ShareButton({ station, jobs, onShare }: ShareProps) {
  const t = useT('office-board')
  const waiting = jobs.filter((job) => job.held === null && canShare(job))
  const unlike = new Set(sheetDifferences(waiting).map(({ job }) => job))
  const alike = waiting.filter((job) => !unlike.has(job))
  if (!station.mayWork || !pools(station.kind) || !canPool(alike)) return null
  const least = leastSheets(alike)
  return (
    <Button look="link" size="sm" onClick={() => onShare(waiting)}>
      {least === undefined
        ? t('share')
        : t('shareOn', { jobs: String(alike.length), sheets: t('sheetsOf', { count: least }) })}
    </Button>
  )
}

type SheetProps = {
  station: BoardStation
  jobs: readonly BoardJob[]
  onSheet: SheetWork
  children: ReactNode
}

/** Jobs that share a sheet: begun and finished by one button, and taken apart again. */
export function SheetOfJobs({ station, jobs, onSheet, children }: SheetProps) {
  const t = useT('office-board')
  const [first] = jobs
  if (!first) return null
  const isBegun = jobs.every(({ state }) => state === 'RUNNING')
  const step = nextMove(station.kind, isBegun ? 'RUNNING' : 'QUEUED')
  const words = t('onSheet', {
    jobs: t('sheetJobs', { count: jobs.length }),
    sheets: t('sheetCount', { count: first.sheets ?? 1 }),
  })
  const fullness = Math.round(sheetFullness(jobs, first.sheets ?? 1))
  const isPossible = station.mayWork && jobs.every(({ held }) => held === null)
  return (
    <div className="shared-sheet" role="group" aria-label={words}>
      <div className="shared-sheet-head">
        <b>
          {words}
          {fullness > 0 ? <small>{t('sheetFull', { percent: String(fullness) })}</small> : null}
        </b>
        {station.mayWork ? (
          <ActionMenu
            isBelow
            label={words}
            actions={[{ id: 'split', name: t('splitSheet'), onChange: () => onSheet(first, 'split') }]}
          />
        ) : null}
      </div>
      {children}
      {isPossible && (step === 'start' || step === 'finish') ? (
        <Button look="outline" size="sm" wide onClick={() => onSheet(first, step)}>
          {t(step === 'start' ? 'startSheet' : 'finishSheet')}
        </Button>
      ) : null}
    </div>
  )
}
