import type { StaticPage } from '#contract/content/static-page.ts'
import type { PageLoadArgs } from '../../app/page.ts'
import type { Head } from '../../head/head.ts'
import { breadcrumbLd } from '../../head/json-ld.ts'
import { hrefs } from '../../site-map.ts'
import { staticPageQuery } from './static-page.queries.ts'

type Texts = {
  key: Exclude<StaticPage['key'], 'about-us'>
  path: string
  title: 'privacyTitle' | 'termsTitle' | 'returnsTitle'
  description: 'privacyDescription' | 'termsDescription' | 'returnsDescription'
}

/** Fetches one of the three pages of terms and writes its head. */
export async function loadLegalPage({ fetch, t, site }: PageLoadArgs, page: Texts): Promise<Head> {
  const title = t('static-page')(page.title)
  await fetch(staticPageQuery(page.key))
  return {
    title,
    description: t('static-page')(page.description),
    path: page.path,
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbLd(site, [
            { name: t('shell')('home'), path: hrefs.home() },
            { name: title, path: page.path },
          ]),
        ]
      : [],
  }
}
