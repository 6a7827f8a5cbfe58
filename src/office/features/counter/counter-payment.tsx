import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useSearch } from '#ui/router/router.tsx'
import { Money } from '#ui/text/money.tsx'
import { useMay } from '../../app/me.tsx'
import type { Order } from '../../shared/order/order.queries.ts'
import { CounterDialog } from './counter-dialog.tsx'
import { PaymentLinkDialog } from './payment-link-dialog.tsx'

/** An order that waits for its money: taken at the counter, or paid by a link that its customer is sent. */
export function CounterPayment({ order }: { order: Order }) {
  const t = useT('office-money')
  const mayTake = useMay('money.counter')
  const isNew = useSearch().get('payBy') === 'link'
  const [opened, setOpened] = useState<'counter' | 'link' | undefined>(isNew ? 'link' : undefined)
  const close = () => setOpened(undefined)
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
      <div className="counter-ways">
        <Button look="outline" onClick={() => setOpened('link')}>
          {t('linkTitle')}
        </Button>
        <Button look="outline" onClick={() => setOpened('counter')}>
          {t('takePayment')}
        </Button>
      </div>
      {opened === 'counter' ? <CounterDialog number={order.number} amount={sum} onClose={close} /> : null}
      {opened === 'link' ? <PaymentLinkDialog order={order} amount={sum} onClose={close} /> : null}
    </div>
  )
}
