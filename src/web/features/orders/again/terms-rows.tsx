import type { ReactNode } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Count } from '#ui/text/bidi.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Money } from '#ui/text/money.tsx'
import type { LineAgain } from './order-again-answer.ts'
import { ThenTodayRow } from './then-today-row.tsx'

type Props = { readonly ordered: LineAgain['ordered']; readonly today: NonNullable<LineAgain['today']> }

/** How many, for how much, and when they are ready. */
export function TermsRows({ ordered, today }: Props) {
  const t = useT('artwork')
  return (
    <>
      <TermRow name={t('againQuantity')} ordered={ordered.quantity} today={today.quantity}>
        {(pieces) => <Count value={pieces} />}
      </TermRow>
      <TermRow name={t('againPrice')} ordered={ordered.total} today={today.total}>
        {(halalas) => <Money halalas={halalas} />}
      </TermRow>
      <TermRow name={t('againReady')} ordered={ordered.readyBy} today={today.readyBy}>
        {(day) => <DateText day={day} />}
      </TermRow>
    </>
  )
}

type TermProps<Value> = {
  readonly name: string
  readonly ordered: Value
  readonly today: Value
  readonly children: (value: Value) => ReactNode
}

/** Today's value is bold where it differs from the ordered one. */
function TermRow<Value>({ name, ordered, today, children: show }: TermProps<Value>) {
  return (
    <ThenTodayRow name={name} ordered={show(ordered)} today={ordered === today ? undefined : <b>{show(today)}</b>} />
  )
}
