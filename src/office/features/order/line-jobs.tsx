import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { groupDigits } from '#ui/text/bidi.tsx'
import { useMay } from '../../app/me.tsx'
import { addressOf } from '../../site-map.ts'

type Jobs = AnswerOf<`/api/office/production/orders/${string}`>

const jobsQuery = (number: number) => apiQuery(`/api/office/production/orders/${number}`, { tags: [] })

/** The print jobs of a line: where each is, and what is wrong with it. Nothing before the order is accepted. */
export function LineJobs({ number, position }: { number: number; position: number }) {
  const t = useT('office-order')
  const maySee = useMay('production.view')
  const found = useQuery<Jobs>({ ...plain(jobsQuery(number)), enabled: maySee }).data?.data ?? []
  const jobs = found.filter(({ line }) => line === position)
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
