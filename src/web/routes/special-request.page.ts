import { definePage } from '../app/page.ts'
import { citiesQuery } from '../features/special-request/special-request.queries.ts'
import { breadcrumbLd } from '../head/json-ld.ts'
import { hrefs } from '../site-map.ts'
import { socialLinksQuery } from '../shared/frame/social-links.query.ts'

export const specialRequestPage = definePage({
  route: 'specialRequest',
  file: 'special-request',
  areas: ['form', 'special-request'],
  load: async ({ t, fetch, site, search }) => {
    const title = t('special-request')('title')
    await Promise.all([fetch(socialLinksQuery), fetch(citiesQuery)])
    return {
      title,
      description: t('special-request')('description'),
      path: hrefs.specialRequest(),
      noIndex: search.size > 0,
      jsonLd: import.meta.env.SSR
        ? [
            breadcrumbLd(site, [
              { name: t('shell')('home'), path: hrefs.home() },
              { name: title, path: hrefs.specialRequest() },
            ]),
          ]
        : [],
    }
  },
})
