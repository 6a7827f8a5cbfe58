import { useState } from 'react'
import type { Halalas } from '#domain/money/halalas.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useMay } from '../../app/me.tsx'
import { LineField } from '../../edit/line-field.tsx'
import { CashField } from '../counter/cash-field.tsx'

const METHODS = ['CASH', 'TERMINAL', 'LINK', 'BANK_TRANSFER', 'LATER'] as const

export type PayMethod = (typeof METHODS)[number]

/** How it is paid, as it is typed. */
export type DraftPayment = { readonly method: PayMethod; readonly slip: string }

export const isTakenNow = ({ method }: DraftPayment): boolean => method === 'CASH' || method === 'TERMINAL'

/** The payment as the API takes it: an order that is paid by a link is paid later. */
export function paymentOf({ method, slip }: DraftPayment) {
  if (method === 'TERMINAL') return { method, slip: slip.trim() }
  return { method: method === 'LINK' ? ('LATER' as const) : method }
}

const ABOUT = {
  CASH: 'takenText',
  TERMINAL: 'takenText',
  LINK: 'linkText',
  BANK_TRANSFER: 'transferText',
  LATER: 'laterText',
} as const

type Props = {
  payment: DraftPayment
  onChange: (payment: DraftPayment) => void
  total: Halalas
  problemOf: (field: string) => string | undefined
}

/** How the customer pays: now with what that needs, or later. */
export function PayPart({ payment, onChange, total, problemOf }: Props) {
  const t = useT('office-counter')
  const money = useT('office-money')
  const mayTake = useMay('money.counter')
  const [handed, setHanded] = useState('')
  const { method, slip } = payment
  const visible = METHODS.filter((each) => mayTake || (each !== 'LINK' && !isTakenNow({ method: each, slip: '' })))
  const problem = problemOf('payment.slip')
  return (
    <div className="form-rows counter-pay">
      <div className="segments" role="group" aria-label={t('payment')}>
        {visible.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={method === each}
            onClick={() => onChange({ ...payment, method: each })}
          >
            {t(each)}
          </button>
        ))}
      </div>
      {method === 'CASH' ? <CashField amount={total} value={handed} onChange={setHanded} /> : null}
      {method === 'TERMINAL' ? (
        <LineField
          label={money('slip')}
          dir="ltr"
          required
          maxLength={60}
          isInvalid={problem !== undefined}
          hint={problem}
          value={slip}
          onChange={(text) => onChange({ ...payment, slip: text })}
        />
      ) : null}
      <p className="quiet">{t(ABOUT[method])}</p>
    </div>
  )
}
