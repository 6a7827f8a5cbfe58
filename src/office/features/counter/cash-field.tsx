import { halalas } from '#domain/money/halalas.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import { LineField } from '../../edit/line-field.tsx'

type Props = {
  /** What the order costs. */
  amount: Halalas
  value: string
  onChange: (value: string) => void
}

/** What the customer hands over is not stored: it says what to give back. */
export function CashField({ amount, value, onChange }: Props) {
  const t = useT('office-money')
  const handed = halalas(value.trim())
  const change = handed.ok ? handed.value - amount : undefined
  return (
    <LineField
      label={t('handedOver')}
      className="wide-number"
      dir="ltr"
      inputMode="decimal"
      hint={
        change !== undefined && change >= 0 ? (
          <Text area="office-money" id="change" fill={{ sum: <Money halalas={change} /> }} />
        ) : null
      }
      value={value}
      onChange={onChange}
    />
  )
}
