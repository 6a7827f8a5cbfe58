import { loadMessages } from '../i18n/load-messages.ts'
import { newsletterRoute } from '../shell/newsletter/newsletter-route.ts'
import { shellQueries } from '../shell/shell.queries.ts'
import { plain } from '#ui/fetching/api-query.ts'
import type { LoadContext } from '../app/load-context.ts'
import { pageRoute } from '../app/page.ts'
import type { PageRoute } from '../app/page.ts'
import { PAGES } from './pages.ts'
import { startRoute } from './start-route.ts'

/** The routes of the shop; loaders are in the first download, page code is not. */
export const createRoutes = (): readonly PageRoute[] => [startRoute, newsletterRoute, ...PAGES.map(pageRoute)]

/**
 * What the frame needs on every page, fetched once per document; a part that fails is left out, the page is shown
 * without it.
 */
export async function loadFrame({ language, queryClient }: LoadContext): Promise<void> {
  await Promise.all([
    loadMessages(language, ['ui', 'shell']),
    ...shellQueries.map((query) => queryClient.prefetchQuery(plain(query))),
  ])
}
