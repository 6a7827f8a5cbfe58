import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { imageAddress } from '#domain/images/image-widths.ts'
import type { AnswerOf } from '#contract/api-client.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import { Button } from '#ui/button.tsx'
import { plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { groupDigits } from '#ui/text/bidi.tsx'
import { Waiting } from '../../shell/states.tsx'
import { addressOf } from '../../site-map.ts'
import { DueStub } from '../orders/due-stub.tsx'
import { jobQuery } from '../board/board.queries.ts'
import type { JobFile } from '../board/board.queries.ts'
import { RouteBar } from './route-bar.tsx'
import { signal } from './signals.ts'
import type { useWaitingMoves } from './use-waiting-moves.ts'

type Props = { code: string; moves: ReturnType<typeof useWaitingMoves> }

/** A job, large, with one button for what comes next. */
export function JobSheet({ code, moves }: Props) {
  const t = useT('office-scan')
  const found = useQuery<AnswerOf<`/api/office/production/jobs/${string}`>>({ ...plain(jobQuery(code)), retry: false })
  const isMissing = isApiFailure(found.error) && found.error.status === 404
  const job = found.data?.data
  useSignal(job, isMissing)
  if (isMissing) return <Refused>{t('unknown', { code })}</Refused>
  if (job) return <ShownJob job={job} moves={moves} />
  return found.error ? <Refused>{t('noLine')}</Refused> : <Waiting />
}

const Refused = ({ children }: { children: string }) => (
  <p className="scan-trouble" role="alert">
    {children}
  </p>
)

/** Says by sound whether something can be done with what was scanned. */
function useSignal(job: JobFile | undefined, isMissing: boolean): void {
  const kind = isMissing || (job && job.next === null) ? 'bad' : job ? 'good' : undefined
  const [said, setSaid] = useState<typeof kind>()
  useEffect(() => {
    if (kind === undefined || said !== undefined) return
    setSaid(kind)
    signal(kind)
  }, [kind, said])
}

function ShownJob({ job, moves }: { job: JobFile; moves: Props['moves'] }) {
  const t = useT('office-scan')
  const board = useT('office-board')
  const { line, order } = job
  const isWaiting = moves.waiting.some(({ code }) => code === job.code)
  const next = isWaiting ? null : job.next
  const state = job.stations.find(({ id }) => id === job.station)
  return (
    <article className={`job-sheet ${job.isLate ? 'late' : ''}`} aria-label={job.code}>
      <header>
        {line.image ? <img src={imageAddress(line.image, 320, 'webp')} alt="" width={96} height={120} /> : null}
        <div>
          <h2>
            <bdi dir="ltr" className="job-code">
              {job.code}
            </bdi>
          </h2>
          <p className="job-name">
            <bdi>{line.name}</bdi>
            {line.variant ? <>, {line.variant}</> : null}
          </p>
          <p className="q">
            <bdi>{order.customer}</bdi>
          </p>
        </div>
        <DueStub day={job.due} isLate={job.isLate} isOpen />
      </header>
      <p className="job-count">
        <b>{groupDigits(job.quantity)}</b> {board('pieces')}
        {job.urgent ? <span className="tag bad">{board('urgent')}</span> : null}
        {job.isReprint ? <span className="tag warn">{board('reprint')}</span> : null}
      </p>
      <RouteBar job={job} />
      <Why job={job} isWaiting={isWaiting} />
      {next ? (
        <NextButton job={job} next={next} onPress={() => moves.make(job.code, { move: next, station: job.station })} />
      ) : null}
      <Options job={job} />
      <Notes job={job} />
      <p className="scan-row">
        <Link className="btn outline" to={addressOf('order', { number: String(order.number) })}>
          {board('open')}
        </Link>
        <span className="q">
          {state?.name} · {t(job.state)}
        </span>
      </p>
    </article>
  )
}

/** Why nothing can be done with it, in a sentence and a colour. */
function Why({ job, isWaiting }: { job: JobFile; isWaiting: boolean }) {
  const t = useT('office-scan')
  if (isWaiting) return <p className="scan-good">{t('taken')}</p>
  if (job.state === 'CANCELLED') return <Refused>{t('cancelled')}</Refused>
  if (job.state === 'DONE') return <p className="scan-good">{t('done')}</p>
  if (job.order.hold !== null) return <Refused>{t('onHold', { reason: job.order.hold })}</Refused>
  if (job.reason !== null) return <p className="note">{job.reason}</p>
  return job.next === null ? <Refused>{t('notYours')}</Refused> : null
}

type NextProps = { job: JobFile; next: NonNullable<JobFile['next']>; onPress: () => void }

function NextButton({ job, next, onPress }: NextProps) {
  const board = useT('office-board')
  const station = job.stations.find(({ id }) => id === job.station)
  const words =
    next === 'finish'
      ? station?.kind === 'PREPRESS'
        ? board('artworkGood')
        : board(station?.kind === 'PACK' ? 'packed' : 'finish')
      : board(next)
  return (
    <Button
      size="lg"
      wide
      className="scan-next"
      onClick={() => {
        signal('good')
        onPress()
      }}
    >
      {words}
    </Button>
  )
}

const Options = ({ job }: { job: JobFile }) => (
  <dl className="leaders">
    {job.line.features.map((feature) => (
      <div key={feature.name}>
        <dt>
          <bdi>{feature.name}</bdi>
        </dt>
        <dd>
          <bdi>{[...feature.choices, ...(feature.value === null ? [] : [feature.value])].join(' · ')}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)

function Notes({ job }: { job: JobFile }) {
  const notes = [job.line.notes, job.order.notes].filter((note) => note !== null)
  return notes.map((note) => (
    <p key={note} className="job-note">
      <bdi>{note}</bdi>
    </p>
  ))
}
