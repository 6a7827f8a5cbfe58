import { definePage } from '../app/page.ts'
import { quotationQuery } from '../features/cart/quotation.query.ts'
import { hrefs } from '../site-map.ts'

/** Where the QR code of a quotation leads (S307). */
export const quotationPage = definePage({
  route: 'quotation',
  file: 'quotation',
  areas: ['quotation'],
  load: async ({ t, fetch, params: { code = '' } }) => {
    await fetch(quotationQuery(code))
    return { title: t('quotation')('title'), path: hrefs.quotation(code), noIndex: true }
  },
})

/** The answer to a special request, by the secret of its link or the reference of one's own. What it is the browser asks for. */
export const requestQuotationPage = definePage({
  route: 'quote',
  file: 'quotation',
  areas: ['quotation', 'form'],
  load: ({ t, params: { token = '' } }) => ({
    title: t('quotation')('title'),
    path: hrefs.quote(token),
    noIndex: true,
  }),
})
