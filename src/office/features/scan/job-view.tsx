import type { ReactNode } from 'react'
import { imageAddress } from '#domain/images/image-widths.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { groupDigits } from '#ui/text/bidi.tsx'
import { FeatureRows } from '../../shared/order/feature-rows.tsx'
import { DueStub } from '../../shared/order/due-stub.tsx'
import type { JobFile } from '../board/board.queries.ts'
import { RouteBar } from './route-bar.tsx'

type Props = {
  job: JobFile
  /** What comes next: a button, or why there is none. */
  children: ReactNode
  /** What else can be done. */
  foot?: ReactNode
}

/** A job, large, with all that has to be known to make it. */
export function JobView({ job, children, foot }: Props) {
  const t = useT('office-scan')
  return (
    <article className={`job-sheet ${job.isLate ? 'late' : ''}`} aria-label={job.code}>
      <JobHead job={job} />
      <JobCount job={job} />
      <RouteBar job={job} />
      {children}
      <Options job={job} />
      <Notes job={job} />
      <Photos job={job} />
      <p className="scan-row">
        {foot}
        <span className="quiet">
          {job.stations.find(({ id }) => id === job.station)?.name} · {t(job.state)}
        </span>
      </p>
    </article>
  )
}

const JobHead = ({ job: { code, line, order, due, isLate } }: { job: JobFile }) => (
  <header>
    {line.image ? <img src={imageAddress(line.image, 320, 'webp')} alt="" width={96} height={120} /> : null}
    <div>
      <h2>
        <bdi dir="ltr" className="job-code">
          {code}
        </bdi>
      </h2>
      <p className="job-name">
        <bdi>{line.name}</bdi>
        {line.variant ? <>, {line.variant}</> : null}
      </p>
      <p className="quiet">
        <bdi>{order.customer}</bdi>
      </p>
    </div>
    <DueStub day={due} isLate={isLate} isOpen />
  </header>
)

function JobCount({ job: { quantity, urgent, isReprint } }: { job: JobFile }) {
  const board = useT('office-board')
  return (
    <p className="job-count">
      <b>{groupDigits(quantity)}</b> {board('pieces')}
      {urgent ? <span className="tag bad">{board('urgent')}</span> : null}
      {isReprint ? <span className="tag warn">{board('reprint')}</span> : null}
    </p>
  )
}

const Options = ({ job }: { job: JobFile }) => (
  <dl className="leaders">
    <FeatureRows features={job.line.features} />
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

/** What was photographed when something went wrong. */
function Photos({ job }: { job: JobFile }) {
  const t = useT('office-scan')
  if (job.photos.length === 0) return null
  return (
    <ul className="job-photos">
      {job.photos.map(({ id, by }) => (
        <li key={id}>
          <a href={`/api/office/production/photos/${id}`} target="_blank" rel="noopener">
            <img
              src={`/api/office/production/photos/${id}`}
              alt={t('photoBy', { name: by.name })}
              width={96}
              height={96}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
