import { definePage } from '../app/page.ts'
import { hrefs } from '../site-map.ts'

type Name = 'paymentSuccess' | 'paymentFailed' | 'paymentCancel'

/** What came of a payment. The same sheet for everybody; the browser knows which payment it is about. */
const resultPage = (route: Name) =>
  definePage({
    route,
    file: 'payment-result',
    areas: ['payment-result', 'order', 'form'],
    customersOnly: { heading: (t) => t('payment-result')('title') },
    load: ({ t }) => ({ title: t('payment-result')('title'), path: hrefs[route](), noIndex: true }),
  })

export const paymentSuccessPage = resultPage('paymentSuccess')
export const paymentFailedPage = resultPage('paymentFailed')
export const paymentCancelPage = resultPage('paymentCancel')
