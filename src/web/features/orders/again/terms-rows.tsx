import type { ReactNode } from 'react'
import { daysBetween } from '#domain/calendar/iso-date.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Count } from '#ui/text/bidi.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Money } from '#ui/text/money.tsx'
import type { LineAgain } from './order-again-answer.ts'
import { ThenTodayRow } from './then-today-row.tsx'

type Terms = LineAgain['ordered']
type Props = { readonly placedAt: string; readonly ordered: Terms; readonly today: Terms }

/** How many, for how much, and when they are ready: days from the order on, since another day is no difference. */
export function TermsRows({ placedAt, ordered, today }: Props) {
  const t = useT('order-again')
  const { now } = usePage()
  const then = daysBetween(riyadhDate(new Date(placedAt)), ordered.readyBy)
  const left = daysBetween(riyadhDate(new Date(now)), today.readyBy)
  return (
    <>
      <TermRow name={t('quantity')} ordered={ordered.quantity} today={today.quantity}>
        {(pieces) => <Count value={pieces} />}
      </TermRow>
      <TermRow
        name={t('price')}
        ordered={ordered.total}
        today={today.total}
        note={ordered.quantity === today.quantity ? <Dearer then={ordered.total} today={today.total} /> : null}
      >
        {(halalas) => <Money halalas={halalas} />}
      </TermRow>
      <ThenTodayRow
        name={t('ready')}
        ordered={t('inDays', { count: then })}
        today={
          <>
            <b>
              <DateText day={today.readyBy} />
            </b>
            <span className="quiet">{t('inDays', { count: left })}</span>
          </>
        }
      />
    </>
  )
}

type TermProps<Value> = {
  readonly name: string
  readonly ordered: Value
  readonly today: Value
  /** Said of a difference. */
  readonly note?: ReactNode
  readonly children: (value: Value) => ReactNode
}

/** Today's value is bold where it differs from the ordered one. */
const TermRow = <Value,>({ name, ordered, today, note, children: show }: TermProps<Value>) => (
  <ThenTodayRow
    name={name}
    ordered={show(ordered)}
    today={
      ordered === today ? undefined : (
        <>
          <b>{show(today)}</b>
          {note}
        </>
      )
    }
  />
)

/** By how much a price has risen or fallen, in whole percent. */
function Dearer({ then, today }: { readonly then: number; readonly today: number }) {
  const t = useT('order-again')
  const percent = then === 0 ? 0 : Math.round(((today - then) / then) * 100)
  if (percent === 0) return null
  return <span className="quiet">{t(percent > 0 ? 'more' : 'less', { percent: `${Math.abs(percent)}%` })}</span>
}
