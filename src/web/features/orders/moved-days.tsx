import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import type { Order } from '../../shared/orders/order.queries.ts'

/** The day moved because the customer was waited for: from which to which, and at each cut-off why. */
export function MovedDays({ order: { dayMoves } }: { order: Order }) {
  const t = useT('order')
  const [first, last] = [dayMoves[0], dayMoves.at(-1)]
  if (!first || !last) return null
  return (
    <div className="note warn" role="note">
      <Icon name="clock" />
      <div>
        <b>
          <Text area="order" id="movedTitle" fill={{ date: <DateText day={last.to} /> }} />
        </b>
        <br />
        <Text area="order" id={`moved_${last.cause}` as const} fill={{ date: <DateText day={first.from} /> }} />
        <details>
          <summary>{t('movedEach', { count: dayMoves.length })}</summary>
          <ol className="order-day-moves">
            {dayMoves.map(({ cutOff, cause, to }) => (
              <li key={cutOff}>
                <Text
                  area="order"
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
