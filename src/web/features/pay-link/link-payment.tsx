import { useState } from 'react'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'
import { MethodChooser } from '../../shared/payment/method-chooser.tsx'
import { LinkAction } from './link-action.tsx'
import { LinkPanel } from './link-panel.tsx'
import type { LinkedOrder, PaymentLink } from './payment-link.query.ts'
import { useLinkPayment } from './use-link-payment.ts'

type Props = { token: string; link: PaymentLink; order: LinkedOrder }

/** How an order is paid by its link: what the chosen way waits for, or the ways there are. */
export function LinkPayment({ token, link, order }: Props) {
  const t = useT('payment-result')
  const [isChoosing, setChoosing] = useState(false)
  if (link.action && !isChoosing) {
    return <LinkAction token={token} action={link.action} order={order} onOther={() => setChoosing(true)} />
  }
  if (link.methods.length === 0) return <p className="lead">{t('link_noMethod')}</p>
  return <Choice token={token} link={link} order={order} onBegun={() => setChoosing(false)} />
}

function Choice({ token, link, order, onBegun }: Props & { onBegun: () => void }) {
  const t = useT('payment-result')
  const payment = useLinkPayment({ token, link, order, onBegun })
  const { method } = payment
  return (
    <form
      className="pay-link-form"
      onSubmit={(event) => {
        event.preventDefault()
        payment.pay()
      }}
    >
      <MethodChooser
        methods={payment.methods}
        unavailable={payment.unavailable}
        chosen={method}
        onChoose={payment.choose}
        panels={method ? { [method]: <LinkPanel payment={payment} order={order} /> } : {}}
        lit={method === 'CARD' ? payment.card.brand : undefined}
        problem={undefined}
      />
      <AlertLine isWaiting={payment.isBusy}>{payment.problem}</AlertLine>
      <Button
        type="submit"
        size="lg"
        wide
        {...(method === 'APPLE_PAY' && { className: 'apple-pay' })}
        loading={payment.isBusy}
      >
        {method === 'BANK_TRANSFER' ? (
          t('link_toTransfer')
        ) : (
          <Text area="payment" id="pay" fill={{ price: <Money halalas={order.total} /> }} />
        )}
      </Button>
      {method === 'CARD' ? (
        <p className="quiet">
          <Icon name="lock" />
          {t('link_safe')}
        </p>
      ) : null}
    </form>
  )
}
