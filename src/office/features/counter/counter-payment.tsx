import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import { useMay } from '../../app/me.tsx'
import type { Order } from '../../shared/order/order.queries.ts'
import { CounterDialog } from './counter-dialog.tsx'

/** An order that waits for its money, when its customer stands at the counter. */
export function CounterPayment({ order }: { order: Order }) {
  const t = useT('office-money')
  const mayTake = useMay('money.counter')
  const [isOpen, setOpen] = useState(false)
  const sum = order.totals?.total ?? 0
  if (order.status !== 'AWAITING_PAYMENT' || sum === 0 || !mayTake) return null
  return (
    <div className="panel counter-row">
      <div>
        <h2>{t('counterTitle')}</h2>
        <p className="quiet">
          <Text area="office-money" id="counterText" fill={{ sum: <Money halalas={sum} /> }} />
        </p>
      </div>
      <Button look="outline" onClick={() => setOpen(true)}>
        {t('takePayment')}
      </Button>
      {isOpen ? <CounterDialog number={order.number} amount={sum} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
