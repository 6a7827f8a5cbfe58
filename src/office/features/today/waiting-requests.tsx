import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { groupDigits } from '#ui/text/bidi.tsx'
import { useRequestCounts } from '../../shared/requests/request.queries.ts'
import { addressOf } from '../../site-map.ts'

const VIEWS = ['NEW', 'ENDING', 'UNPAID'] as const

/** Special requests that wait: to be quoted, with a quotation about to end, accepted and not paid. */
export function WaitingRequests() {
  const t = useT('office-requests')
  const counts = useRequestCounts()
  return VIEWS.flatMap((view) => {
    const count = counts?.[view] ?? 0
    if (count === 0) return []
    const total = groupDigits(count)
    return [
      <section key={view} className="queue" aria-label={t(`view_${view}`)}>
        <div className="queue-head">
          <h2>{t(`view_${view}`)}</h2>
          <em>{total}</em>
          <span className="quiet">{t(`hint_${view}`)}</span>
          <Link className="text-link" to={addressOf('requests', {}, `view=${view}`)}>
            {t('showThem')}
          </Link>
        </div>
      </section>,
    ]
  })
}
