import { definePage } from '../app/page.ts'
import { hrefs } from '../routes.ts'

/** What somebody wants to buy. The page is the same for everybody; the browser fills it in. */
export const cartPage = definePage({
  route: 'cart',
  file: 'cart',
  areas: ['cart'],
  load: ({ t }) => ({ title: t('cart')('title'), path: hrefs.cart(), noIndex: true }),
})
