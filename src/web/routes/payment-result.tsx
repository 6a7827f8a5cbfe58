import { onDemand } from '#ui/loading/on-demand.tsx'
import { useParams } from '#ui/router/router.tsx'
import { PaymentResult } from '../features/payment-result/payment-result.tsx'
import { PAYMENT_OUTCOMES } from '../site-map.ts'

/** Fetched by those alone who were sent a link. */
const PayLink = onDemand(() => import('../features/pay-link/pay-link.tsx'))

/** The result of a payment, on the address of each outcome; what is to be paid, on the address of a link. */
export default function PaymentPage() {
  const { outcome, token } = useParams()
  if (token !== undefined) return <PayLink token={token} />
  return <PaymentResult page={PAYMENT_OUTCOMES.find((each) => each === outcome) ?? 'success'} />
}
