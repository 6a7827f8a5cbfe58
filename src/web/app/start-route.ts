import { redirect } from '../router/outcome.ts'
import { hrefs } from '../routes.ts'
import type { PageRoute } from './page.ts'

/** `/` leads to the home page for good (S27). */
export const startRoute: PageRoute = {
  id: 'start',
  path: '/',
  Component: () => null,
  load: async ({ address }) => {
    throw redirect(hrefs.home() + address.search, 308)
  },
}
