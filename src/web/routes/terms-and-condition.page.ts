import { definePage } from '../app/page.ts'
import { loadLegalPage } from '../features/static-page/load-legal-page.ts'
import { hrefs } from '../site-map.ts'

export const termsAndConditionPage = definePage({
  route: 'termsAndCondition',
  file: 'terms-and-condition',
  areas: ['static-page'],
  load: (args) =>
    loadLegalPage(args, {
      key: 'terms-and-condition',
      path: hrefs.termsAndCondition(),
      title: 'termsTitle',
      description: 'termsDescription',
    }),
})
