import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { instalmentPlan } from '#domain/pricing/instalments.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { DateText } from '#ui/text/date-text.tsx'
import { Money } from '#ui/text/money.tsx'

/** The four payments of a plan and their days; the provider's page has the last word. */
export function InstalmentPlan({ total, note }: { total: Halalas; note: string }) {
  const t = useT('payment')
  const { now } = usePage()
  return (
    <>
      <ol className="plan">
        {instalmentPlan(total, riyadhDate(new Date(now))).map(({ amount, dueOn }, index) => (
          <li key={dueOn}>
            <span className="quiet">{index === 0 ? t('today') : <DateText day={dueOn} />}</span>
            <b>
              <Money halalas={amount} />
            </b>
          </li>
        ))}
      </ol>
      <p className="quiet">{note}</p>
    </>
  )
}
