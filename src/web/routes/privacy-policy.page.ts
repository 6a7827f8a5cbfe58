import { definePage } from '../app/page.ts'
import { loadLegalPage } from '../features/static-page/load-legal-page.ts'
import { hrefs } from '../site-map.ts'

export const privacyPolicyPage = definePage({
  route: 'privacyPolicy',
  file: 'privacy-policy',
  areas: ['static-page'],
  load: (args) =>
    loadLegalPage(args, {
      key: 'privacy-policy',
      path: hrefs.privacyPolicy(),
      title: 'privacyTitle',
      description: 'privacyDescription',
    }),
})
