import { data } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { loadMessages } from '../i18n/messages.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { newsletterRoute } from '../shell/newsletter.ts'
import { RootLayout } from '../shell/root-layout.tsx'
import { shellQueries } from '../shell/shell.queries.ts'
import { plain } from './api-query.ts'
import { pageRoute } from './page.ts'
import { PAGES } from './pages.ts'
import { startRoute } from './start-route.ts'
import { languageContext, queryClientContext } from './router-context.ts'

/** Route whose boundary shows errors and unknown pages inside the shell. */
export const BOUNDARY_ID = 'boundary'

/** The routes of the shop; loaders are in the first download, page code is not. */
export const createRoutes = (): RouteObject[] => [
  {
    id: 'root',
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    loader: loadShell,
    shouldRevalidate: () => false,
    children: [
      {
        id: BOUNDARY_ID,
        ErrorBoundary: ErrorScreen,
        children: [
          startRoute,
          newsletterRoute,
          ...PAGES.map(pageRoute),
          { id: 'unknown', path: '*', loader: refuse, Component: Nothing },
        ],
      },
    ],
  },
]

/** What the shell needs on every page; a part that fails is left out, the page is shown without it. */
async function loadShell({ context }: LoaderFunctionArgs): Promise<null> {
  const client = context.get(queryClientContext)
  await Promise.all([
    loadMessages(context.get(languageContext), ['shell']),
    ...shellQueries.map((query) => client.prefetchQuery(plain(query))),
  ])
  return null
}

/** Never shown: its loader always refuses. */
const Nothing = () => null

const refuse = (): never => {
  throw data({ code: 'NOT_FOUND' }, { status: 404 })
}
