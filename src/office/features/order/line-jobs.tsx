import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { groupDigits } from '#ui/text/bidi.tsx'
import { addressOf } from '../../site-map.ts'
import type { OrderJob } from './order-jobs.ts'

/** The print jobs of a line: where each is, and what is wrong with it. */
export function LineJobs({ jobs }: { jobs: readonly OrderJob[] }) {
  const t = useT('office-order')
  if (jobs.length === 0) return null
  return (
    <ul className="line-jobs" aria-label={t('printJobs')}>
      {jobs.map((job) => (
        <li key={job.code}>
          <i className={`patch at-${job.state === 'DONE' ? 'OUT' : job.kind}`} />
          <Link to={addressOf('job', { code: job.code })}>
            <bdi dir="ltr" className="order-number">
              {job.code}
            </bdi>
          </Link>
          <span>{job.state === 'DONE' ? t('jobMade') : job.station}</span>
          <span className="quiet">{groupDigits(job.quantity)}</span>
          {job.state === 'PROBLEM' || job.isReprint ? (
            <span className="bad">{job.reason ?? t('jobReprint')}</span>
          ) : null}
          {job.state === 'HELD' ? <span className="warn">{job.reason}</span> : null}
          {job.assignee ? <span className="quiet">{job.assignee.name}</span> : null}
        </li>
      ))}
    </ul>
  )
}
