import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { WithTexts } from '../../shared/artwork/with-texts.tsx'
import type { Order } from '../../shared/orders/order.queries.ts'

/** The day moved because the customer was waited for: from which to which, and at each cut-off why. */
export default function MovedDays({ order }: { order: Order }) {
  return <WithTexts>{() => <Note order={order} />}</WithTexts>
}

function Note({ order: { dayMoves } }: { order: Order }) {
  const t = useT('artwork')
  const [first, last] = [dayMoves[0], dayMoves.at(-1)]
  if (!first || !last) return null
  return (
    <div className="note warn" role="note">
      <Icon name="clock" />
      <div>
        <b>
          <Text area="artwork" id="movedTitle" fill={{ date: <DateText day={last.to} /> }} />
        </b>
        <br />
        <Text area="artwork" id={`moved_${last.cause}` as const} fill={{ date: <DateText day={first.from} /> }} />
        <details>
          <summary>{t('movedEach', { count: dayMoves.length })}</summary>
          <ol className="order-day-moves">
            {dayMoves.map(({ cutOff, cause, to }) => (
              <li key={cutOff}>
                <Text
                  area="artwork"
                  id="movedAt"
                  fill={{ day: <DateText day={cutOff} />, why: t(`missing_${cause}`), date: <DateText day={to} /> }}
                />
              </li>
            ))}
          </ol>
        </details>
      </div>
    </div>
  )
}
