import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import type { Payment } from '../../shared/orders/order.queries.ts'
import { hrefs } from '../../site-map.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button, ButtonLink, buttonClass } from '#ui/button.tsx'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { ResultHead } from './result-head.tsx'
import type { PaymentNews } from './use-payment.ts'

/** A payment whose outcome is open: waited for, then left to a message (S315, S324). */
export function Processing({ payment, news }: { payment: Payment; news: PaymentNews }) {
  const t = useT('payment-result')
  const { isLong, refetch, isLooking } = news
  return (
    <div className="result-one">
      <ResultHead tone="open" title={t('processing')}>
        <p className="lead">{t(isLong ? 'processingLong' : 'processingText')}</p>
        <p className="quiet">
          {t('payOnce')}{' '}
          <Text area="payment-result" id="orderNumber" fill={{ number: <Ltr>{payment.orderNumber}</Ltr> }} />
        </p>
      </ResultHead>
      {isLong ? (
        <p className="result-actions">
          {payment.redirectUrl === null ? null : (
            <a className={buttonClass()} href={payment.redirectUrl}>
              {t('goOn')}
            </a>
          )}
          <Button look="outline" loading={isLooking} onClick={refetch}>
            {t('lookAgain')}
          </Button>
          <ButtonLink look="ghost" to={hrefs.userProfile({ tab: 'myOrders' })}>
            {t('myOrders')}
          </ButtonLink>
        </p>
      ) : (
        <p className="result-turn" aria-hidden="true">
          <RegistrationMark turning />
        </p>
      )}
    </div>
  )
}
