import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { useRiyadhDay } from '../../app/use-now.ts'
import { addressOf } from '../../site-map.ts'
import { DAY_STAGES, jobsAt, jobsOf } from '../../shared/today/day-jobs.ts'
import type { DayStage } from '../../shared/today/day-jobs.ts'
import type { Today } from '../../shared/today/today.queries.ts'

/** Where the jobs are that are late or due today, station by station. */
export function StationStrip({ promised }: Pick<Today, 'promised'>) {
  const t = useT('office-today')
  const today = useRiyadhDay()
  const sumOf = (day: string | null) => promised.filter((each) => each.day === day)
  const days = [...sumOf(null), ...sumOf(today)]
  const count = (list: typeof days) => list.reduce((sum, day) => sum + jobsOf(day), 0)
  if (count(days) === 0) return null
  const jobsOfAll = (stage: DayStage) => days.reduce((sum, day) => sum + jobsAt(day, stage), 0)
  const order = DAY_STAGES.toReversed()
  const stages = order.map((stage, index) => ({
    stage,
    jobs: jobsOfAll(stage),
    before: order.slice(0, index).reduce((sum, each) => sum + jobsOfAll(each), 0),
  }))
  return (
    <section className="station-strip" aria-label={t('lateAndToday')}>
      <div className="queue-head">
        <h2>{t('lateAndToday')}</h2>
        <em>
          <bdi dir="ltr">{`${count(sumOf(null))} + ${count(sumOf(today))}`}</bdi>
        </em>
        <Link className="text-link" to={addressOf('board')}>
          {t('board')}
        </Link>
      </div>
      <svg className="strip flip" viewBox={`0 0 ${count(days)} 1`} preserveAspectRatio="none" aria-hidden="true">
        {stages.map(({ stage, jobs, before }) => (
          <rect key={stage} className={`sheet-${stage}`} x={before} width={jobs} height="1" />
        ))}
      </svg>
      <dl>
        {stages.map(({ stage, jobs }) => (
          <div key={stage}>
            <dt>{t(stage)}</dt>
            <dd>{jobs}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
