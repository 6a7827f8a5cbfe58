import { definePage } from '../app/page.ts'
import { stepNamed } from '../shared/cart/checkout-steps.ts'
import { redirect } from '#ui/router/outcome.ts'
import { hrefs } from '../site-map.ts'

/** What a visitor wants to buy, and the way to buying it. The page is the same for all visitors; the browser fills it in. */
export const cartPage = definePage({
  route: 'cart',
  file: 'cart',
  areas: ['cart'],
  load: ({ search, t }) => {
    const named = search.get('step')
    const step = stepNamed(named)
    if (named !== null && !step) throw redirect(hrefs.cart(), 302)
    const title = t('cart')(step === undefined || step === 'cart' ? 'title' : 'checkout')
    return { title, path: hrefs.cart(), ...(step && { search: `?step=${step}` }), noIndex: true }
  },
})
