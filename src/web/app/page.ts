import type { QueryClient } from '@tanstack/react-query'
import { data, replace } from 'react-router'
import type { LoaderFunctionArgs, RouteObject, ActionFunctionArgs } from 'react-router'
import type { ApiClient } from '#contract/api-client.ts'
import type { Language } from '#domain/language.ts'
import { isApiFailure, apiContext } from '../api-context.ts'
import type { Head } from '../head/head.ts'
import type { LdSite } from '../head/json-ld.ts'
import type { AreaName, Translate } from '../i18n/messages.ts'
import { loadMessages, translatorOf } from '../i18n/messages.ts'
import { ROUTES } from '../routes.ts'
import type { RouteName } from '../routes.ts'
import { plain } from './api-query.ts'
import type { ApiQuery } from './api-query.ts'
import { lazyPage, preloadPage } from './lazy-page.tsx'
import { languageContext, nowContext, publicUrlContext, queryClientContext } from './router-context.ts'
import { SITE_NAME } from './site-name.ts'

export type PageLoadArgs = {
  params: Readonly<Record<string, string | undefined>>
  /** Only the parameters listed in the route table. */
  search: URLSearchParams
  language: Language
  /** For structured data and anything else that needs absolute addresses. */
  site: LdSite
  /** The instant (ms) for which dates are shown; `usePage().now` in components. */
  now: number
  /** Fetches a query for the components to read; an unknown id (404) becomes the not-found page. */
  fetch: <Answer>(query: ApiQuery<Answer>) => Promise<Answer>
  t: <Area extends AreaName>(area: Area) => Translate<Area>
  /** Sends the browser to `path` for good (301) when the address differs from it. */
  canonical: (path: string) => void
}

export type PageActionArgs = { form: FormData; api: ApiClient; language: Language }

export type PageDefinition = {
  route: RouteName
  /** `routes/<file>.tsx`, whose default export is the page. */
  file: string
  /** Message areas that the page needs besides `shell`. */
  areas: readonly AreaName[]
  load: (args: PageLoadArgs) => Promise<Head> | Head
  /** Answers a form posted without JavaScript; what it returns reaches the page by useActionData. */
  action?: (args: PageActionArgs) => Promise<unknown>
}

/** Declares a page: its address, code, messages, data and head. */
export const definePage = (page: PageDefinition): PageDefinition => page

/**
 * Loader data of a page's route: its addresses, and what goes into the document's head. A page that the server rendered
 * has its head already.
 */
export type PageData = { path: Head['path']; head?: Head }

/** The router's route of a page. */
export function pageRoute(page: PageDefinition): RouteObject {
  const { action } = page
  return {
    id: page.route,
    path: ROUTES[page.route].path.slice(1),
    Component: lazyPage(page.file),
    loader: (args) => loadPage(page, args),
    handle: page,
    ...(action && { action: (args) => runAction(action, args) }),
  }
}

async function loadPage(page: PageDefinition, args: LoaderFunctionArgs): Promise<PageData> {
  const language = args.context.get(languageContext)
  // Started beside the data; a failure shows when the page renders, so that the address is the new one by then.
  preloadPage(page.file).catch(() => {})
  await loadMessages(language, page.areas)
  const head = await page.load({
    params: args.params,
    search: args.url.searchParams,
    language,
    site: { publicUrl: args.context.get(publicUrlContext), language, name: SITE_NAME[language] },
    now: args.context.get(nowContext),
    fetch: (query) => fetchQuery(args.context.get(queryClientContext), query),
    t: (area) => translatorOf(language, area).t,
    canonical: (path) => redirectUnless(args.url, path),
  })
  return { path: head.path, head }
}

const runAction = async (action: NonNullable<PageDefinition['action']>, args: ActionFunctionArgs): Promise<unknown> =>
  action({
    form: await args.request.formData(),
    api: args.context.get(apiContext),
    language: args.context.get(languageContext),
  })

async function fetchQuery<Answer>(client: QueryClient, query: ApiQuery<Answer>): Promise<Answer> {
  try {
    return await client.ensureQueryData<Answer>(plain(query))
  } catch (failure) {
    if (isApiFailure(failure) && failure.status >= 400 && failure.status < 500) {
      throw data({ code: failure.answer?.code }, { status: failure.status })
    }
    throw failure
  }
}

function redirectUnless(url: URL, path: string): void {
  const bare = url.pathname.replace(/^\/(?:en|ar)(?=\/)/, '')
  if (decoded(bare) !== decoded(path)) throw replace(path + url.search, 301)
}

/** Percent-encoding may differ in the case of its digits, or be broken by whoever typed it. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
