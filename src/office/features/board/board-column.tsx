import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { useMay } from '../../app/me.tsx'
import type { BoardJob, BoardStation } from './board.queries.ts'
import { groupJobs, loadOf, sheetsOf, withWholeSheets } from './board-groups.ts'
import type { Group, Grouping } from './board-groups.ts'
import { JobCard } from './job-card.tsx'
import { ShareButton, SheetOfJobs } from './sheet-of-jobs.tsx'
import type { SheetWork } from './use-sheets.tsx'
import { passportFilesOf, pickListFiles, ticketFiles } from './papers.ts'
import type { Chosen } from './use-job-actions.ts'
import { usePaperActions } from './use-paper-actions.ts'

/** Cards of a column that are drawn at first; a large shop has thousands. */
export const FIRST_CARDS = 30

type Props = {
  station: BoardStation
  jobs: readonly BoardJob[]
  by: Grouping
  cursor: string | undefined
  today: string
  isTab: boolean
  isAlone: boolean
  onNext: (job: BoardJob) => void
  onChoose: Chosen
  onDropped: (code: string, station: number) => void
  onAlone: () => void
  onShare: (jobs: readonly BoardJob[]) => void
  onSheet: SheetWork
}

/** A station with its cards, grouped as the board is. */
export function BoardColumn(props: Props) {
  const { station, jobs, by, cursor, isTab, isAlone, onDropped } = props
  const t = useT('office-board')
  const [most, setMost] = useState(FIRST_CARDS)
  const target = useRef<HTMLElement>(null)
  const isOver = useDropTarget(target, station.id, onDropped)
  // The card that the keyboard is at is drawn wherever it is.
  const first = jobs.slice(0, Math.max(most, jobs.findIndex(({ code }) => code === cursor) + 1))
  const displayed = withWholeSheets(first, jobs)
  const classes = ['board-column', isTab && 'is-tab', isOver && 'is-over', isAlone && 'is-alone']
  return (
    <section ref={target} className={classes.filter(Boolean).join(' ')} aria-label={station.name}>
      <ColumnHead
        kind={station.kind}
        name={station.name}
        load={loadOf(jobs.length, station)}
        note={<Note station={station} jobs={jobs} />}
      >
        <StationMenu {...props} />
      </ColumnHead>
      {jobs.length === 0 ? <p className="quiet board-empty">{t('emptyColumn')}</p> : null}
      {groupJobs(displayed, by).map((group) => (
        <GroupOfCards key={group.key} group={group} {...props} />
      ))}
      {jobs.length > displayed.length ? (
        <Button look="link" onClick={() => setMost(most + FIRST_CARDS * 3)}>
          {t('more', { count: jobs.length - displayed.length })}
        </Button>
      ) : null}
    </section>
  )
}

function StationMenu({ station, jobs, isAlone, onAlone }: Props) {
  const t = useT('office-board')
  const seesArtwork = useMay('artwork.view')
  const paperActions = usePaperActions()
  const codes = jobs.map(({ code }) => code)
  return (
    <ActionMenu
      label={t('stationMenu', { station: station.name })}
      isBelow
      actions={[
        ...paperActions('tickets', t('printTickets'), ticketFiles(codes)),
        ...(seesArtwork ? paperActions('passports', t('printPassports'), passportFilesOf(codes)) : []),
        ...paperActions('pick', t('printPickList'), pickListFiles(codes)),
        { id: 'alone', name: t(isAlone ? 'allStations' : 'wholeScreen'), onChange: onAlone },
      ]}
    />
  )
}

function GroupOfCards({ group, ...props }: Props & { group: Group }) {
  const { by, station, onShare, onSheet } = props
  const { sheets, single } = sheetsOf(group.jobs)
  return (
    <div className="board-group">
      <GroupHead group={group} by={by}>
        {by === 'material' ? <ShareButton station={station} jobs={single} onShare={onShare} /> : null}
      </GroupHead>
      {sheets.map((jobs) => (
        <SheetOfJobs key={jobs[0]?.pool} station={station} jobs={jobs} onSheet={onSheet}>
          <Cards {...props} jobs={jobs} />
        </SheetOfJobs>
      ))}
      {single.length > 0 ? <Cards {...props} jobs={single} /> : null}
    </div>
  )
}

const Cards = ({ jobs, station, cursor, today, onNext, onChoose }: Props) => (
  <ul className="board-cards">
    {jobs.map((job) => (
      <JobCard
        key={job.code}
        job={job}
        station={station}
        isAt={job.code === cursor}
        today={today}
        onNext={onNext}
        onChoose={onChoose}
      />
    ))}
  </ul>
)

type HeadProps = {
  kind: BoardStation['kind'] | 'OUT'
  name: string
  load?: number | undefined
  note: ReactNode
  children?: ReactNode
}

/** Colour, name, count and how full a station is. */
export const ColumnHead = ({ kind, name, load, note, children }: HeadProps) => (
  <header>
    <i className={`board-bar at-${kind}`} />
    <h2>{name}</h2>
    {children}
    <span className="quiet">{note}</span>
    <svg className={load === 1 ? 'load full' : 'load'} aria-hidden="true">
      <rect width={`${(load ?? 0) * 100}%`} height="3" />
    </svg>
  </header>
)

function Note({ station, jobs }: { station: BoardStation; jobs: readonly BoardJob[] }) {
  const t = useT('office-board')
  const still = jobs.filter(({ state, held }) => held !== null || state === 'HELD' || state === 'PROBLEM').length
  const { jobsADay } = station
  return (
    <>
      {jobsADay === null ? t('jobs', { count: jobs.length }) : t('jobsOfDay', { count: jobs.length, day: jobsADay })}
      {still > 0 ? <span className="warn"> · {t('waiting', { count: still })}</span> : null}
    </>
  )
}

function GroupHead({ group, by, children }: { group: Group; by: Grouping; children: ReactNode }) {
  const t = useT('office-board')
  const { language } = usePage()
  const words = { material: group.key || t('noMaterial'), order: group.key, day: '' }
  return (
    <h3>
      {by === 'material' ? (
        <svg className="swatch" aria-hidden="true">
          <rect width="14" height="14" fill={group.colour ?? 'none'} />
        </svg>
      ) : null}
      <span className="one-line">
        <bdi>{by === 'day' ? dayInWords(group.key, language) : words[by]}</bdi>
      </span>
      <em>{group.jobs.length}</em>
      {children}
    </h3>
  )
}

/** Lets cards be dropped on a station; answers whether one is above it. */
export function useDropTarget(
  target: { readonly current: HTMLElement | null },
  station: number,
  onDropped: (code: string, station: number) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const drop = useRef(onDropped)
  useEffect(() => {
    drop.current = onDropped
  })
  useEffect(() => {
    if (!target.current) return undefined
    return dropTargetForElements({
      element: target.current,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        drop.current(String(source.data['code']), station)
      },
    })
  }, [target, station])
  return isOver
}
