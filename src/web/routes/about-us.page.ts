import { definePage } from '../app/page.ts'
import { staticPageQuery } from '../features/static-page/static-page.queries.ts'
import { breadcrumbLd } from '../head/json-ld.ts'
import { hrefs } from '../site-map.ts'
import { contactQuery } from '../shell/shell.queries.ts'

export const aboutUsPage = definePage({
  route: 'aboutUs',
  file: 'about-us',
  areas: ['static-page'],
  load: async ({ t, fetch, site }) => {
    const title = t('static-page')('aboutTitle')
    await Promise.all([fetch(staticPageQuery('about-us')), fetch(contactQuery)])
    return {
      title,
      description: t('static-page')('aboutDescription'),
      path: hrefs.aboutUs(),
      jsonLd: import.meta.env.SSR
        ? [
            breadcrumbLd(site, [
              { name: t('shell')('home'), path: hrefs.home() },
              { name: title, path: hrefs.aboutUs() },
            ]),
          ]
        : [],
    }
  },
})
