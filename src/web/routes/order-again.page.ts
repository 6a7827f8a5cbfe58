import { definePage } from '../app/page.ts'
import { hrefs } from '../site-map.ts'

/** An order that is placed again. The same sheet for everybody; the browser knows which order it is about. */
export const orderAgainPage = definePage({
  route: 'orderAgain',
  file: 'order-again',
  areas: ['order', 'order-again', 'address', 'payment'],
  customersOnly: { heading: (t) => t('order-again')('title') },
  load: ({ t }) => ({ title: t('order-again')('title'), path: hrefs.orderAgain({}), noIndex: true }),
})
