import { redirect } from '#ui/router/outcome.ts'
import { hrefs } from '../site-map.ts'
import type { PageRoute } from '../app/page.ts'

/** `/` leads to the home page for good (S27). */
export const startRoute: PageRoute = {
  id: 'start',
  path: '/',
  Component: () => null,
  load: async ({ address }) => {
    throw redirect(hrefs.home() + address.search, 308)
  },
}
