import { useQuery } from '@tanstack/react-query'
import { whatsAppMessage } from '#domain/contact/whatsapp.ts'
import { plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { orderQuery } from '../../shared/orders/order.queries.ts'
import type { Payment } from '../../shared/orders/order.queries.ts'
import { hrefs } from '../../site-map.ts'
import { useSocialLinks } from '../../shared/frame/social-links.query.ts'
import { Button, ButtonLink, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ResultHead } from './result-head.tsx'
import type { PaymentNews } from './use-payment.ts'

/** Codes that say something a customer can do something about. */
const REASONS = [
  'NO_FUNDS',
  'CARD_EXPIRED',
  'LIMIT_EXCEEDED',
  'NOT_AUTHENTICATED',
  'NOT_ELIGIBLE',
  'EXPIRED',
  'GATEWAY_AWAY',
] as const

/** A payment that was refused, why as far as that is known, and the way to try again (S313, S316). */
export function Failed({ payment: { declineCode, status, method } }: { payment: Payment }) {
  const t = useT('payment-result')
  const provider = method === 'TABBY' || method === 'TAMARA' ? method : undefined
  const code = REASONS.find((each) => each === (status === 'EXPIRED' ? 'EXPIRED' : declineCode))
  return (
    <div className="result-one">
      <ResultHead tone="bad" title={t('failed')}>
        <p className="lead">{t('failedText')}</p>
        <p className="quiet">
          {code ? `${t(`reason_${code}`)} ` : provider ? `${t(`refused_${provider}`)} ` : null}
          {t('nothingTaken')}
        </p>
      </ResultHead>
      <Ways />
    </div>
  )
}

/** A payment that the customer has given up (S314, S317). */
export function Cancelled() {
  const t = useT('payment-result')
  return (
    <div className="result-one">
      <ResultHead tone="bad" title={t('cancelled')}>
        <p className="lead">{t('cancelledText')}</p>
        <p className="quiet">{t('nothingTaken')}</p>
      </ResultHead>
      <Ways isBackFirst />
    </div>
  )
}

/** On from a payment that came to nothing: again, or back to the cart. */
function Ways({ isBackFirst = false }: { isBackFirst?: boolean }) {
  const t = useT('payment-result')
  const [again, back] = isBackFirst ? (['outline', 'default'] as const) : (['default', 'outline'] as const)
  const ways = [
    <ButtonLink key="again" look={again} to={hrefs.cart({ step: 'payment' })}>
      {t('tryAgain')}
    </ButtonLink>,
    <ButtonLink key="back" look={back} to={hrefs.cart()}>
      {t('toCart')}
    </ButtonLink>,
  ]
  return <p className="result-actions">{isBackFirst ? ways.toReversed() : ways}</p>
}

/** Money that has gone back: of an order that was ended later, or that it came too late for. */
export function Returned({ payment }: { payment: Payment }) {
  const t = useT('payment-result')
  const { data } = useQuery<{ data: { id: string } }>(plain(orderQuery(payment.orderId)))
  return (
    <div className="result-one">
      <ResultHead tone="open" title={t('returned')}>
        {data ? null : <p className="lead">{t('returnedText')}</p>}
      </ResultHead>
      <p className="result-actions">
        {data ? (
          <ButtonLink to={hrefs.userProfile({ tab: 'myOrders', order: data.data.id })}>{t('seeOrder')}</ButtonLink>
        ) : (
          <ButtonLink to={hrefs.cart()}>{t('toCart')}</ButtonLink>
        )}
      </p>
    </div>
  )
}

type NotKnownProps = {
  outcome: 'missing' | 'no-cart' | 'error'
  orderNumber: number | undefined
  news: PaymentNews
}

/** A page about no payment, or about one that cannot be found out (S318 to S322). */
export function NotKnown({ outcome, orderNumber, news: { refetch, isLooking } }: NotKnownProps) {
  const t = useT('payment-result')
  const isError = outcome === 'error'
  const title = { missing: t('missing'), 'no-cart': t('noCart'), error: t('error') }[outcome]
  return (
    <div className="result-one">
      <ResultHead tone={isError ? 'bad' : 'open'} title={title}>
        {isError ? <p className="lead">{t('contactSupport')}</p> : null}
        <p className="quiet">
          {{ missing: t('missingText'), 'no-cart': t('noCartText'), error: t('errorText') }[outcome]}
        </p>
      </ResultHead>
      <p className="result-actions">
        {isError ? (
          <>
            <Support orderNumber={orderNumber} />
            <Button look="outline" loading={isLooking} onClick={refetch}>
              {t('lookAgain')}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink to={hrefs.cart()}>{t('toCart')}</ButtonLink>
            <ButtonLink look="outline" to={hrefs.userProfile({ tab: 'myOrders' })}>
              {t('myOrders')}
            </ButtonLink>
          </>
        )}
      </p>
    </div>
  )
}

/** The way to a person who can help, with the order's number in the message. */
function Support({ orderNumber }: Pick<NotKnownProps, 'orderNumber'>) {
  const t = useT('payment-result')
  const whatsapp = useSocialLinks()?.whatsapp
  if (!whatsapp) return <ButtonLink to={hrefs.contactUs()}>{t('contactUs')}</ButtonLink>
  const text = orderNumber === undefined ? t('whatsappText') : t('whatsappOrder', { number: String(orderNumber) })
  return (
    <a className={buttonClass()} href={whatsAppMessage(whatsapp, text)} target="_blank" rel="noopener noreferrer">
      <Icon name="whatsapp" />
      {t('whatsapp')}
    </a>
  )
}
