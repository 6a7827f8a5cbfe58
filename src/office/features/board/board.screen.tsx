import { useState } from 'react'
import type { ChosenMove } from '#domain/production/job-moves.ts'
import { nextMove } from '#domain/production/job-moves.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useMe } from '../../app/me.tsx'
import { useList } from '../../list/use-list.ts'
import { Broken, StateNote, Waiting } from '../../components/states.tsx'
import { addressOf } from '../../site-map.ts'
import { BoardColumn } from './board-column.tsx'
import { columnsOf, isShown, nextStationOf, withWholeSheets } from './board-groups.ts'
import type { BoardFilter } from './board-groups.ts'
import { BoardHead } from './board-head.tsx'
import { readBoardAddress } from './board-address.ts'
import { useBoard } from './board.queries.ts'
import type { Board, BoardJob } from './board.queries.ts'
import { HandOverColumn } from './hand-over-column.tsx'
import { JobDialog } from './job-dialog.tsx'
import { withMoves } from './moves-under-way.ts'
import { ticketAddress } from './papers.ts'
import { usePaperLanguage } from './use-paper-actions.ts'
import { ScanBar, StationTabs } from './station-tabs.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useJobMove } from './use-job-move.ts'
import { useSheets } from './use-sheets.tsx'

type MoveJob = ReturnType<typeof useJobMove>['move']

export const AREAS: readonly AreaName[] = ['office-board', 'office-orders', 'office-list', 'office-money']

/** What is made now: a column a station, a card a job. */
export default function BoardScreen() {
  const board = useBoard()
  const { move, underWay } = useJobMove()
  if (board.data) return <BoardContents board={withMoves(board.data.data, underWay)} onMove={move} />
  return board.error ? <Broken failure={board.error} onRetry={() => void board.refetch()} /> : <Waiting />
}

function BoardContents({ board, onMove }: { board: Board; onMove: MoveJob }) {
  const t = useT('office-board')
  const navigate = useNavigate()
  const list = useList()
  const me = useMe()
  const { by, due, isMine, station: alone } = readBoardAddress(list.address.filters)
  const jobs = fittingJobs(board, { due, assignee: isMine ? me.id : undefined })
  const stations = columnsOf(board.stations, board.jobs)
  const columns = stations.map((station) => jobs.filter((job) => job.station === station.id))
  const work = useBoardWork(board, onMove)
  const cursor = useBoardKeys({
    columns,
    onNext: work.next,
    onOpen: ({ code }) => navigate(addressOf('job', { code })),
    onTicket: work.ticket,
    onScan: () => navigate(addressOf('scan')),
  })
  const tab = alone ?? stations[0]?.id
  return (
    <div className={alone === undefined ? 'board-page' : 'board-page has-alone'}>
      <BoardHead board={board} visible={jobs} list={list} />
      {board.jobs.length + board.made.length === 0 ? (
        <StateNote title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <>
          <StationTabs
            stations={stations}
            columns={columns}
            made={board.made.length}
            tab={tab}
            onTab={(id) => list.onFilter('station', [String(id)])}
          />
          <div className="board">
            {stations.map((station, index) => (
              <BoardColumn
                key={station.id}
                station={station}
                jobs={columns[index] ?? []}
                by={by}
                cursor={cursor}
                today={board.today}
                isTab={tab === station.id}
                isAlone={alone === station.id}
                onNext={work.next}
                onChoose={work.choose}
                onDropped={work.dropped}
                onAlone={() => list.onFilter('station', alone === station.id ? [] : [String(station.id)])}
                onShare={work.share}
                onSheet={work.sheet}
              />
            ))}
            <HandOverColumn made={board.made} today={board.today} isTab={tab === 0} isAlone={alone === 0} />
          </div>
        </>
      )}
      <ScanBar />
      {work.dialog}
    </div>
  )
}

/** The cards that fit the filters, each with all that share its sheet. */
function fittingJobs({ jobs, today }: Board, filter: BoardFilter): readonly BoardJob[] {
  const fitting = jobs.filter((job) => isShown(job, filter, today))
  return withWholeSheets(fitting, jobs)
}

/** What is done with cards: by their button, their menu, their keys, and by dragging them. */
function useBoardWork(board: Board, move: MoveJob) {
  const sheets = useSheets()
  const inLanguage = usePaperLanguage()
  const [chosen, setChosen] = useState<{ readonly job: BoardJob; readonly move: ChosenMove }>()
  const next = (job: BoardJob): void => {
    const station = board.stations.find(({ id }) => id === job.station)
    const step = station?.mayWork && job.held === null ? nextMove(station.kind, job.state) : undefined
    if (job.pool !== null && (step === 'start' || step === 'finish')) sheets.work(job, step)
    else if (step) void move(job, { move: step, station: job.station })
  }
  const choose = (job: BoardJob, chosenMove: ChosenMove): void => {
    if (chosenMove === 'start' || chosenMove === 'resume') void move(job, { move: chosenMove, station: job.station })
    else setChosen({ job, move: chosenMove })
  }
  const dropped = (code: string, to: number): void => {
    const job = board.jobs.find((each) => each.code === code)
    if (job && job.station !== to) void move(job, dropBody(job, to, board))
  }
  const ticket = ({ code }: BoardJob) => void window.open(inLanguage(ticketAddress(code)))
  const dialog = (
    <>
      {chosen ? (
        <JobDialog
          {...chosen}
          stations={board.stations}
          onMove={(body) => move(chosen.job, body)}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
      {sheets.dialog}
    </>
  )
  return { next, choose, dropped, ticket, share: sheets.share, sheet: sheets.work, dialog }
}

/** A card that is dropped on the station it goes to next is done where it was; on any other it is moved there. */
const dropBody = (job: BoardJob, to: number, { stations }: Board) =>
  nextStationOf(job, stations) === to && (job.state === 'QUEUED' || job.state === 'RUNNING')
    ? ({ move: 'finish', station: job.station } as const)
    : ({ move: 'move', station: job.station, to } as const)
