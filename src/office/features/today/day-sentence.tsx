import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { useRiyadhDay } from '../../app/use-now.ts'
import { addressOf } from '../../site-map.ts'
import { promisedQuery } from '../../shared/today/today.queries.ts'
import type { Today } from '../../shared/today/today.queries.ts'

/** The day in one sentence: how many orders are promised for it, how many of them are made, and how many are late. */
export function DaySentence({ promised, artwork, designs }: Pick<Today, 'promised' | 'artwork' | 'designs'>) {
  const t = useT('office-today')
  const today = useRiyadhDay()
  const day = promised.find((each) => each.day === today)
  const late = promised.find((each) => each.day === null)?.orders ?? 0
  const query = promisedQuery(today)
  const orders = (
    <Link className="text-link" to={addressOf('orders', {}, query)}>
      {t('orders', { count: day?.orders ?? 0 })}
    </Link>
  )
  const made = (
    <Link className="text-link" to={addressOf('orders', {}, `${query}&production=READY`)}>
      {t('made', { count: day?.ready ?? 0 })}
    </Link>
  )
  const over = (
    <Link className="text-link" to={addressOf('orders', {}, promisedQuery(null))}>
      {t('orders', { count: late })}
    </Link>
  )
  const files = (
    <Link className="text-link" to={addressOf('artwork')}>
      {t('files', { count: artwork })}
    </Link>
  )
  return (
    <p className="day-sentence">
      <Text area="office-today" id="promisedToday" fill={{ orders, made }} />
      {late > 0 ? (
        <>
          {' '}
          <Text area="office-today" id="lateToday" fill={{ orders: over }} />
        </>
      ) : null}
      {artwork > 0 ? (
        <>
          {' '}
          <Text area="office-today" id="atDesk" fill={{ files }} />
          {designs > 0 ? <> {t('toDesign', { count: designs })}</> : null}
        </>
      ) : null}
    </p>
  )
}
