import { notFound } from '#ui/router/outcome.ts'
import { definePage } from '../app/page.ts'
import { hrefs, PAYMENT_OUTCOMES } from '../site-map.ts'

/** The result of a payment. The same sheet for everybody; the browser knows which payment it is about. */
export const paymentResultPage = definePage({
  route: 'payment',
  file: 'payment-result',
  areas: ['payment-result', 'order', 'form'],
  customersOnly: { heading: (t) => t('payment-result')('title') },
  load: ({ t, params }) => {
    const outcome = PAYMENT_OUTCOMES.find((each) => each === params['outcome'])
    if (!outcome) throw notFound()
    return { title: t('payment-result')('title'), path: hrefs.payment(outcome), noIndex: true }
  },
})

/** An order that is paid by its link. What it is the browser asks for. */
export const payPage = definePage({
  route: 'pay',
  file: 'payment-result',
  areas: ['payment-result', 'payment', 'order', 'form'],
  load: ({ t, params: { token = '' } }) => ({
    title: t('payment-result')('link_title'),
    path: hrefs.pay(token),
    noIndex: true,
  }),
})
