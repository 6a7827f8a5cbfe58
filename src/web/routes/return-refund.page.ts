import { definePage } from '../app/page.ts'
import { loadLegalPage } from '../features/static-page/load-legal-page.ts'
import { hrefs } from '../site-map.ts'

export const returnRefundPage = definePage({
  route: 'returnRefund',
  file: 'return-refund',
  areas: ['static-page'],
  load: (args) =>
    loadLegalPage(args, {
      key: 'return-refund',
      path: hrefs.returnRefund(),
      title: 'returnsTitle',
      description: 'returnsDescription',
    }),
})
