import { useState } from 'react'
import { COUNTER_METHODS } from '#domain/payments/payment-method.ts'
import type { CounterMethod } from '#domain/payments/payment-method.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import { FormFoot } from '../../edit/form-foot.tsx'
import { LineField } from '../../edit/line-field.tsx'
import { useOrderCall } from '../../edit/use-order-call.ts'
import { CashField } from './cash-field.tsx'

type Props = { number: number; amount: number; onClose: () => void }

/** Records what was taken at the counter: cash, with the change to give, or the slip of a card terminal. */
export function CounterDialog({ number, amount, onClose }: Props) {
  const t = useT('office-money')
  const methods = useT('office-orders')
  const [method, setMethod] = useState<CounterMethod>('CASH')
  const [handed, setHanded] = useState('')
  const [slip, setSlip] = useState('')
  const { isBusy, problem, call } = useOrderCall()
  const sum = <Money halalas={amount} />
  const body =
    method === 'CASH'
      ? ({ method: 'CASH', amount } as const)
      : ({ method: 'TERMINAL', amount, slip: slip.trim() } as const)
  return (
    <Dialog open onClose={onClose} title={t('takePayment')} isBusy={isBusy}>
      <form
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          const done = t('said-paid', { number: String(number) })
          call((api) => api.post(`/api/office/orders/${number}/counter-payment`, body), done, onClose)
        }}
      >
        <dl className="leaders">
          <div className="sum">
            <dt>{t('toTake')}</dt>
            <dd>{sum}</dd>
          </div>
        </dl>
        <div className="segments" role="group" aria-label={methods('method')}>
          {COUNTER_METHODS.map((each) => (
            <button key={each} type="button" aria-pressed={method === each} onClick={() => setMethod(each)}>
              {methods(each)}
            </button>
          ))}
        </div>
        {method === 'CASH' ? (
          <CashField amount={amount} value={handed} onChange={setHanded} />
        ) : (
          <LineField label={t('slip')} dir="ltr" required maxLength={60} value={slip} onChange={setSlip} />
        )}
        <p className="quiet">{t('counterMessage')}</p>
        <AlertLine>{problem}</AlertLine>
        <FormFoot cancel={t('cancel')} onClose={onClose} isBusy={isBusy}>
          <Text area="office-money" id="taken" fill={{ sum }} />
        </FormFoot>
      </form>
    </Dialog>
  )
}
