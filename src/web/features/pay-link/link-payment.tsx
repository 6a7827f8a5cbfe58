import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'
import { MethodList } from './method-list.tsx'
import type { PaymentLink } from './payment-link.query.ts'
import { useLinkPayment } from './use-link-payment.ts'

type Props = { token: string; link: PaymentLink; total: number }

/** How an order is paid by its link, with why the last attempt came to nothing. */
export function LinkPayment({ token, link, total }: Props) {
  const t = useT('payment-result')
  const payment = useLinkPayment(token, link)
  const { card, method } = payment
  if (link.methods.length === 0) return <p className="lead">{t('link_noMethod')}</p>
  return (
    <form
      className="pay-link-form"
      onSubmit={(event) => {
        event.preventDefault()
        payment.pay()
      }}
    >
      <MethodList methods={link.methods} chosen={method} onChoose={payment.choose} card={card} />
      <AlertLine>{payment.problem}</AlertLine>
      <Button type="submit" size="lg" wide loading={payment.isBusy}>
        <Text area="payment" id="pay" fill={{ price: <Money halalas={total} /> }} />
      </Button>
      <p className="quiet">
        <Icon name="lock" />
        {t('link_safe')}
      </p>
    </form>
  )
}
