import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import type { AnswerOf } from '#contract/api-client.ts'
import type { ChosenMove } from '#domain/production/job-moves.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import { plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { Waiting } from '../../components/states.tsx'
import { addressOf } from '../../site-map.ts'
import { useMoveNames } from '../board/board-words.ts'
import { jobQuery } from '../board/board.queries.ts'
import type { JobFile } from '../board/board.queries.ts'
import { JobDialog } from '../board/job-dialog.tsx'
import { ArtworkOfLine } from '../order/line-artwork.tsx'
import { NextButton, Refused, Why } from './job-step.tsx'
import { JobView } from './job-view.tsx'
import { signal } from './signals.ts'
import type { useWaitingMoves } from './use-waiting-moves.ts'

type Moves = ReturnType<typeof useWaitingMoves>
type Props = { code: string; moves: Moves }

/** A job that was scanned: one button for what comes next, and a menu for what went wrong. */
export function JobSheet({ code, moves }: Props) {
  const t = useT('office-scan')
  const found = useQuery<AnswerOf<`/api/office/production/jobs/${string}`>>({ ...plain(jobQuery(code)), retry: false })
  const isMissing = isApiFailure(found.error) && found.error.status === 404
  const job = found.data?.data
  useSignal(job, isMissing)
  if (isMissing) return <Refused>{t('unknown', { code })}</Refused>
  if (job) return <SheetOf job={job} moves={moves} />
  return found.error ? <Refused>{t('noLine')}</Refused> : <Waiting />
}

/** Says by sound whether something can be done with what was scanned. */
export function useSignal(job: JobFile | undefined, isMissing: boolean): void {
  const kind = isMissing || (job && job.next === null) ? 'bad' : job ? 'good' : undefined
  const [signalled, setSignalled] = useState<typeof kind>()
  useEffect(() => {
    if (kind === undefined || signalled !== undefined) return
    setSignalled(kind)
    signal(kind)
  }, [kind, signalled])
}

function SheetOf({ job, moves }: { job: JobFile; moves: Moves }) {
  const board = useT('office-board')
  const isWaiting = moves.waiting.some(({ code }) => code === job.code)
  const { code, station, next } = job
  const [stationPressed, setStationPressed] = useState<number>()
  return (
    <JobView
      job={job}
      foot={
        <>
          <Link className="btn outline" to={addressOf('order', { number: String(job.order.number) })}>
            {board('open')}
          </Link>
          <ArtworkOfLine number={job.order.number} position={Number(code.split('-')[1]) - 1} />
          {isWaiting ? null : <OtherMoves job={job} moves={moves} />}
        </>
      }
    >
      <Why job={job} isWaiting={isWaiting} isPassedOn={stationPressed !== undefined && stationPressed !== station} />
      {next && !isWaiting ? (
        <NextButton
          job={job}
          next={next}
          onPress={() => {
            setStationPressed(station)
            moves.make(code, { move: next, station })
          }}
        />
      ) : null}
    </JobView>
  )
}

/** What else the person may do: counted, reprinted, split, moved, with a problem and its photo. */
function OtherMoves({ job, moves }: { job: JobFile; moves: Moves }) {
  const board = useT('office-board')
  const names = useMoveNames()
  const [chosen, setChosen] = useState<ChosenMove>()
  const others = job.moves.filter((move) => move === 'finish' || move !== job.next)
  if (others.length === 0) return null
  const choose = (move: ChosenMove): void => {
    if (move === 'start' || move === 'resume') moves.make(job.code, { move, station: job.station })
    else setChosen(move)
  }
  return (
    <>
      <ActionMenu
        label={board('jobMenu', { code: job.code })}
        isBelow
        actions={others.map((move) => ({ id: move, name: names[move], onChange: () => choose(move) }))}
      />
      {chosen ? (
        <JobDialog
          job={job}
          move={chosen}
          stations={job.stations}
          onMove={async (body) => {
            moves.make(job.code, body)
            return true
          }}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </>
  )
}
