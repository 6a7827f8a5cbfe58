import { PaymentResult } from '../features/payment-result/payment-result.tsx'
import { useLocation } from '#ui/router/router.tsx'
import { ROUTES } from '../site-map.ts'

/** What came of a payment, on each of its three addresses. */
export default function PaymentResultPage() {
  const { pathname } = useLocation()
  const isFailed = pathname === ROUTES.paymentFailed.path
  return <PaymentResult page={isFailed ? 'failed' : pathname === ROUTES.paymentCancel.path ? 'cancel' : 'success'} />
}
