import { useState } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { useFetched } from '#ui/fetching/api-query.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { ClockTime, Day } from '#ui/text/moment.tsx'
import { unpaidOrdersQuery } from '../../shared/orders/order.queries.ts'
import { hrefs } from '../../site-map.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Money } from '#ui/text/money.tsx'
import { useCall } from '#ui/fetching/use-call.ts'

type Unpaid = AnswerOf<'/api/carts/unpaid'>['data'][number]

/** Orders that wait for their money, with what there is to do about each. Nothing where there are none. */
export function UnpaidOrders({ only }: { only?: string }) {
  const t = useT('order')
  const all = useFetched(unpaidOrdersQuery)?.data ?? []
  const visible = only === undefined ? all : all.filter(({ orderId }) => orderId === only)
  if (visible.length === 0) return null
  return (
    <section className="unpaid-orders" aria-label={t('unpaidTitle')}>
      {visible.map((order) => (
        <UnpaidOrder key={order.orderId} order={order} />
      ))}
    </section>
  )
}

function UnpaidOrder({ order }: { order: Unpaid }) {
  const t = useT('order')
  const { paymentId, method, status, receipts } = order
  const isTransfer = method === 'BANK_TRANSFER' && status === 'REQUIRES_ACTION'
  const isChecked = status === 'AUTHORIZED' || status === 'CREATED'
  return (
    <div className="unpaid-order-one">
      <h2>{t('unpaidTitle')}</h2>
      <p>
        <What order={order} isTransfer={isTransfer} isChecked={isChecked} />{' '}
        {isTransfer && receipts > 0 ? <Text area="order" id="receiptsSent" count={receipts} fill={{}} /> : null}
      </p>
      <p className="unpaid-order-actions">
        <ButtonLink to={hrefs.payment('success', { paymentId })} look="secondary" size="sm">
          {t(isTransfer ? 'toTransfer' : isChecked ? 'seePayment' : 'goOn')}
        </ButtonLink>
        {isChecked ? null : <GiveUp order={order} />}
      </p>
    </div>
  )
}

function What({ order, isTransfer, isChecked }: { order: Unpaid; isTransfer: boolean; isChecked: boolean }) {
  const number = <Ltr>{order.number}</Ltr>
  const price = <Money halalas={order.total} />
  if (isChecked) return <Text area="order" id="isChecked" fill={{ number, price }} />
  if (isTransfer) {
    return <Text area="order" id="waitsForTransfer" fill={{ number, price, date: <Day at={order.payBefore} /> }} />
  }
  return <Text area="order" id="waitsForPayment" fill={{ number, price, time: <ClockTime at={order.payBefore} /> }} />
}

/** Sets the goods free before their time is over. */
function GiveUp({ order: { number, paymentId } }: { order: Unpaid }) {
  const t = useT('order')
  const [isConfirming, setConfirming] = useState(false)
  const { isBusy, call } = useCall(
    (api) => api.post(`/api/payments/${paymentId}/cancel`, {}).finally(() => setConfirming(false)),
    [unpaidOrdersQuery],
  )
  return (
    <>
      <Button look="ghost" size="sm" onClick={() => setConfirming(true)}>
        {t('giveUp')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('giveUpTitle', { number: String(number) })}
        confirm={t('giveUp')}
        keep={t('keep')}
        isBusy={isBusy}
        onConfirm={call}
      >
        <p>{t('giveUpText')}</p>
      </ConfirmDialog>
    </>
  )
}
