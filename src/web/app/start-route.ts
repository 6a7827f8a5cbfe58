import { redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { hrefs } from '../routes.ts'

/** `/` leads to the home page for good (S27). */
export const startRoute: RouteObject = {
  id: 'start',
  index: true,
  loader: ({ url }) => {
    throw redirect(hrefs.home() + url.search, 308)
  },
}
