import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import type { Order } from '../../../shared/orders/order.queries.ts'
import { EndOrder } from '../end-order.tsx'

type Props = {
  readonly order: Order
  readonly isBusy: boolean
  readonly onDesign: () => void
}

/** After a long wait the customer chooses: send the file above, leave it to the shop, or get the money back. */
export function ChooseHow({ order, isBusy, onDesign }: Props) {
  const t = useT('artwork')
  return (
    <section className="note warn order-choice" aria-label={t('choice')}>
      <h4>{t('choice')}</h4>
      <ul>
        <li>{t('choiceSend')}</li>
        <li>
          <p>{t('choiceDesign')}</p>
          <Button look="outline" loading={isBusy} onClick={onDesign}>
            {t('choiceDesignYes')}
          </Button>
        </li>
        <li>
          <p>{t(order.cancellation === 'CANCEL' ? 'choiceMoney' : 'choiceMoneyAsk')}</p>
          <EndOrder order={order} />
        </li>
      </ul>
    </section>
  )
}
