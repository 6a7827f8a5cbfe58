import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import type { Payment } from '../../shared/orders/order.queries.ts'
import { StcCodeForm } from '../../shared/payment/stc-code-form.tsx'
import { hrefs } from '../../site-map.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Money } from '#ui/text/money.tsx'
import { ResultHead } from './result-head.tsx'

/** A payment by STC Pay that waits for its code. */
export function StcPayCode({ payment, onSent }: { payment: Payment; onSent: () => void }) {
  const t = useT('payment-result')
  const url = payment.clientAction?.type === 'STC_PAY_CODE' ? payment.clientAction.url : ''
  return (
    <div className="result-one">
      <ResultHead tone="open" title={t('codeTitle')}>
        <p className="lead">
          <Text area="payment-result" id="codeText" fill={{ price: <Money halalas={payment.amount} /> }} />
        </p>
      </ResultHead>
      <StcCodeForm url={url} amount={payment.amount} onSent={onSent} />
      <p className="result-actions">
        <ButtonLink look="link" to={hrefs.cart({ step: 'payment' })}>
          {t('otherWay')}
        </ButtonLink>
      </p>
    </div>
  )
}
