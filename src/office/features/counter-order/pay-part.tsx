import { useId, useState } from 'react'
import type { Halalas } from '#domain/money/halalas.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import { useMay } from '../../app/me.tsx'
import { LineField } from '../../edit/line-field.tsx'
import { CashField } from '../counter/cash-field.tsx'
import { useTransferRefusal } from './transfer-offer.ts'
import type { TransferRefusal } from './transfer-offer.ts'

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
  const id = useId()
  const transfer = useTransferRefusal(total)
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
            {...(each === 'BANK_TRANSFER' && transfer && { disabled: true, 'aria-describedby': id })}
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
      {method === 'BANK_TRANSFER' && transfer ? null : <p className="quiet">{t(ABOUT[method])}</p>}
      {transfer ? <NoTransfer id={id} refusal={transfer} /> : null}
    </div>
  )
}

/** Why a transfer cannot be chosen. */
function NoTransfer({ id, refusal }: { id: string; refusal: TransferRefusal }) {
  const t = useT('office-counter')
  return (
    <p className="quiet" id={id} role="status">
      {refusal.reason === 'NOT_SET_UP' ? (
        t('transferNotSetUp')
      ) : (
        <Text
          area="office-counter"
          id={refusal.reason === 'TOO_LOW' ? 'transferFrom' : 'transferUpTo'}
          fill={{ sum: <Money halalas={refusal.limit} /> }}
        />
      )}
    </p>
  )
}
