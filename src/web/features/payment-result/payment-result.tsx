import { useEffect, useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { useNavigate, useSearch } from '#ui/router/router.tsx'
import { hrefs } from '../../site-map.ts'
import { paymentId as storedPaymentId } from '../../shared/payment/payment-id.ts'
import { finishPayment, pendingCart } from '../../shared/payment/pending-payment.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import '../../shared/orders/order.css'
import './payment-result.css'
import { isPlaced, pageOf } from './outcome.ts'
import type { Outcome, ResultPage } from './outcome.ts'
import { PlacedOrder } from './placed-order.tsx'
import { Cancelled, Failed, NotKnown, Returned } from './refused-payment.tsx'
import { Processing } from './processing.tsx'
import { StcPayCode } from './stc-pay-code.tsx'
import { usePayment } from './use-payment.ts'
import type { PaymentNews } from './use-payment.ts'

/**
 * The result of a payment (S312 to S326). The address says only which payment; how it stands is the shop's answer, and a
 * payment that stands otherwise is shown on the page it belongs to.
 */
export function PaymentResult({ page }: { page: ResultPage }) {
  const paymentId = useSearch().get('paymentId')
  // As it was when the page opened: what is stored is forgotten once the order is placed.
  const [stored] = useState(() => ({ paymentId: storedPaymentId.get(), cart: pendingCart.get() }))
  const id = paymentId ?? stored.paymentId
  const news = usePayment(id, stored.cart !== null)
  useOutcomeRedirect(page, id, news)
  return (
    <div className="wrap payment-result">
      <OutcomeText outcome={news.outcome} />
      <ResultBody id={id} news={news} orderNumber={stored.cart?.order?.number} />
    </div>
  )
}

/** Leads to the page the outcome belongs to; what has become an order leaves the cart, once. */
function useOutcomeRedirect(page: ResultPage, paymentId: string, { outcome, payment }: PaymentNews): void {
  const navigate = useNavigate()
  const target = pageOf(outcome)
  const orderId = isPlaced(outcome) ? payment?.orderId : undefined
  useEffect(() => {
    if (target && target !== page) navigate(hrefs.payment(target, { paymentId }), { replace: true })
  }, [navigate, page, paymentId, target])
  useEffect(() => {
    if (orderId !== undefined) finishPayment(orderId)
  }, [orderId])
}

type ResultProps = { id: string; news: PaymentNews; orderNumber: number | undefined }

function ResultBody({ id, news, orderNumber }: ResultProps) {
  const { outcome, payment } = news
  if (payment) {
    if (outcome === 'paid' || outcome === 'transfer') return <PlacedOrder payment={payment} />
    if (outcome === 'returned') return <Returned payment={payment} />
    if (outcome === 'code') return <StcPayCode payment={payment} onSent={news.refetch} />
    if (outcome === 'processing') return <Processing payment={payment} news={news} />
    if (outcome === 'failed') return <Failed payment={payment} />
    if (outcome === 'cancelled') return <Cancelled />
  }
  if (outcome === 'missing' || outcome === 'no-cart' || outcome === 'error') {
    return <NotKnown key={id} outcome={outcome} orderNumber={orderNumber} news={news} />
  }
  return <Waiting />
}

/** Says aloud what the page comes to. */
function OutcomeText({ outcome }: { outcome: Outcome }) {
  const t = useT('payment-result')
  return (
    <p className="visually-hidden" role="status">
      {outcome === 'asking' ? null : t(TITLES[outcome])}
    </p>
  )
}

const TITLES = {
  missing: 'missing',
  'no-cart': 'noCart',
  error: 'error',
  paid: 'successful',
  returned: 'returned',
  transfer: 'placed',
  code: 'codeTitle',
  processing: 'processing',
  failed: 'failed',
  cancelled: 'cancelled',
} as const

function Waiting() {
  const t = useT('ui')
  return (
    <>
      <h1 className="visually-hidden">{useT('payment-result')('title')}</h1>
      <p className="waiting">
        <RegistrationMark turning />
        <span className="visually-hidden">{t('loading')}</span>
      </p>
    </>
  )
}
