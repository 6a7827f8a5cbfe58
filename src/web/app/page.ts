import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#contract/api-client.ts'
import type { Language } from '#domain/language.ts'
import type { PublicPolicy } from '#domain/public-policy.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import type { Head } from '../head/head.ts'
import type { LdSite } from '../head/ld-site.ts'
import type { AreaName, Translate } from '#ui/i18n/messages.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { translatorOf } from '#ui/i18n/messages.ts'
import { addressText } from '#ui/router/address.ts'
import { PageFailure, redirect } from '#ui/router/outcome.ts'
import type { Address, LoadArgs, Route } from '#ui/router/route.ts'
import { withPrefix } from '#ui/router/with-prefix.ts'
import { ROUTES } from '../site-map.ts'
import type { RouteName } from '../site-map.ts'
import { forCustomers } from '../shared/session/customers-only.tsx'
import type { CustomersOnly } from '../shared/session/customers-only.tsx'
import { plain } from '#ui/fetching/api-query.ts'
import type { ApiQuery } from '#ui/fetching/api-query.ts'
import { lazyPage, preloadPage } from './lazy-page.tsx'
import type { LoadContext } from './load-context.ts'
import { neededCode } from '#ui/loading/needed-code.ts'
import { siteName } from '#ui/i18n/shop-brand.ts'

export type PageLoadArgs = {
  params: Readonly<Record<string, string | undefined>>
  /** Only the parameters listed in the route table. */
  search: URLSearchParams
  language: Language
  /** For structured data and anything else that needs absolute addresses. */
  site: LdSite
  /** The instant (ms) for which dates are shown; `usePage().now` in components. */
  now: number
  /** How the shop works; `useStorefront().policy` in components. */
  policy: PublicPolicy
  /** Fetches a query for the components to read; an unknown id (404) becomes the not-found page. */
  fetch: <Answer>(query: ApiQuery<Answer>) => Promise<Answer>
  /** Fetches more code of the loader; when that fails twice, so does the page. */
  code: <Code>(load: () => Promise<Code>) => Promise<Code>
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
  /** Only for who is signed in: a visitor is led home to the sign-in dialog, and comes back after it (S47). */
  customersOnly?: CustomersOnly
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

export type PageRoute = Route<LoadContext, PageData | null>

/** The router's route of a page. */
export function pageRoute(page: PageDefinition): PageRoute {
  const { action } = page
  return {
    id: page.route,
    path: ROUTES[page.route].path,
    Component: page.customersOnly ? forCustomers(lazyPage(page.file), page.customersOnly) : lazyPage(page.file),
    load: (args) => loadPage(page, args),
    ...(action && { act: ({ form, context: { api, language } }) => action({ form, api, language }) }),
  }
}

async function loadPage(page: PageDefinition, { address, params, context }: LoadArgs<LoadContext>): Promise<PageData> {
  const { language, prefix, publicUrl, now, policy, queryClient } = context
  // The address in the form the visitor came by: one without a language prefix stays so.
  const target = withPrefix(prefix, addressText(address))
  const code = <Code>(load: () => Promise<Code>): Promise<Code> => neededCode(`${page.file}/loader`, load, target)
  // Started beside the data; a failure shows when the page renders, so that the address is the new one by then.
  preloadPage(page.file).catch(() => {})
  await neededCode(`${page.file}/texts`, () => loadMessages(language, page.areas), target)
  const head = await page.load({
    params,
    search: new URLSearchParams(address.search),
    language,
    site: { publicUrl, language, name: siteName(language) },
    now,
    policy,
    fetch: (query) => fetchQuery(queryClient, query),
    code,
    t: (area) => translatorOf(language, area).t,
    canonical: (path) => redirectUnless(address, path),
  })
  return { path: head.path, head }
}

async function fetchQuery<Answer>(client: QueryClient, query: ApiQuery<Answer>): Promise<Answer> {
  try {
    return await client.ensureQueryData<Answer>(plain(query))
  } catch (failure) {
    if (isApiFailure(failure) && failure.status >= 400 && failure.status < 500) {
      throw new PageFailure(failure.status, failure.answer ? { code: failure.answer.code } : {})
    }
    throw failure
  }
}

function redirectUnless({ pathname, search }: Address, path: string): void {
  if (decoded(pathname) !== decoded(path)) throw redirect(path + search, 301)
}

/** Percent-encoding may differ in the case of its digits, or be broken by a typing mistake. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
