import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Moment } from '#ui/text/moment.tsx'
import { CardFields } from '../../shared/payment/card-fields.tsx'
import { InstalmentPlan } from '../../shared/payment/instalment-plan.tsx'
import { StcNumber } from '../../shared/payment/stc-number.tsx'
import type { LinkedOrder } from './payment-link.query.ts'
import type { LinkPaymentChoice } from './use-link-payment.ts'

/** What the chosen way to pay needs, or says. */
export function LinkPanel({ payment, order }: { payment: LinkPaymentChoice; order: LinkedOrder }) {
  const t = useT('payment')
  const { method, card, mobile, setMobile, isMobileWrong } = payment
  switch (method) {
    case 'CARD':
      return <CardFields form={card} />
    case 'STC_PAY':
      return <StcNumber value={mobile} onChange={setMobile} isInvalid={isMobileWrong} />
    case 'TABBY':
    case 'TAMARA':
      return <InstalmentPlan total={order.total} note={t(`plan_${method}`)} />
    case 'BANK_TRANSFER':
      return (
        <p className="quiet">
          <Text area="payment-result" id="link_bankText" fill={{ until: <Moment at={order.payBefore} /> }} />
        </p>
      )
    default:
      return null
  }
}
