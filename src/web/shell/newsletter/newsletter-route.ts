import { redirect } from '#ui/router/outcome.ts'
import type { PageRoute } from '../../app/page.ts'
import { hrefs } from '../../site-map.ts'

/** Where the form is posted when there is no script; not a page. */
export const NEWSLETTER_PATH = '/newsletter'

/** Answers the form without script: back to the home page, which reports the result. */
export const newsletterRoute: PageRoute = {
  id: 'newsletter',
  path: NEWSLETTER_PATH,
  Component: () => null,
  load: async () => {
    throw redirect(hrefs.home(), 303)
  },
  act: async ({ form, context: { api, language } }) => {
    const { readSubscription, subscribe } = await import('./newsletter.ts')
    const newsletter = await subscribe(api, { ...readSubscription(form), language })
    throw redirect(`${hrefs.home({ newsletter })}#newsletter`, 303)
  },
}
