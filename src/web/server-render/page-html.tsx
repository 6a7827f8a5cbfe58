import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import type { Brand, PublicBrand } from '#domain/brand/brand.ts'
import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import type { PublicPolicy } from '#domain/public-policy.ts'
import type { AmountLimits } from '#domain/payments/payment-method.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import type { PageData, PageDefinition } from '../app/page.ts'
import { queriesOf } from '../app/page-state.ts'
import type { PageState } from '../app/page-state.ts'
import { errorHead } from '../head/error-head.ts'
import type { Head } from '../head/head.ts'
import { stillNavigator } from '#ui/router/navigator.ts'
import { PageFailure } from '#ui/router/outcome.ts'
import type { LoadedRoute } from '#ui/router/route.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { Shop, ShopContext } from '../shell/shop.tsx'
import { documentHtml } from './document.ts'
import type { PageAssets } from './document.ts'
import { NO_NUMBER } from '../head-script/no-number.ts'
import type { PageRequest } from './renderer.tsx'

type Options = {
  request: PageRequest
  /** The definition of the page, when one is shown. */
  page: PageDefinition | undefined
  outcome: LoadedRoute<PageData | null>
  queryClient: QueryClient
  publicUrl: string
  brand: Brand
  policy: PublicPolicy
  instalments: readonly AmountLimits[]
  assets: PageAssets
  onFailure: (failure: unknown, id: string) => void
}

/** The whole document of a page whose loader has run; a page that fails to render becomes the error page. */
export function pageHtml(options: Options): { status: number; html: string } {
  const { outcome, onFailure } = options
  if (outcome.failure !== undefined) return failedHtml(options, publicFailure(outcome.failure, onFailure))
  try {
    const body = bodyHtml(options, outcome)
    const { head } = outcome.data ?? {}
    if (!head) throw new Error('the page has no head')
    return wholeHtml(options, { status: 200, head, body })
  } catch (failure) {
    return failedHtml(options, publicFailure(failure, onFailure))
  }
}

/** The document of a page that cannot be shown. */
function failedHtml(options: Options, failure: PageFailure): ReturnType<typeof pageHtml> {
  const head = errorHead(options.request.language, failure.status, options.outcome.route?.id)
  const body = bodyHtml(options, { ...options.outcome, failure })
  return wholeHtml(options, { status: failure.status, head, body, failure })
}

type Parts = { status: number; head: Head; body: string; failure?: PageFailure }

const wholeHtml = (options: Options, parts: Parts): ReturnType<typeof pageHtml> => ({
  status: parts.status,
  html: documentHtml({
    ...options,
    ...options.request,
    ...parts,
    failed: errorScreenHtml(options),
    state: stateOf(options, parts),
  }),
})

const bodyHtml = (options: Options, route: LoadedRoute): string =>
  renderToString(<Shop {...contextOf(options, route)} />)

/** The error screen, for the browser to show should the page's code not come. */
const errorScreenHtml = (options: Options): string =>
  renderToString(
    <ShopContext {...contextOf(options, options.outcome)}>
      <ErrorScreen failure={new PageFailure(500, { id: NO_NUMBER })} />
    </ShopContext>,
  )

const contextOf = ({ request, queryClient, publicUrl, policy, instalments }: Options, route: LoadedRoute) => ({
  page: { ...request, publicUrl, policy, instalments },
  queryClient,
  navigator: stillNavigator(request.prefix ? `/${request.prefix}` : '', route),
})

function stateOf(
  { request, page, outcome, queryClient, publicUrl, brand, policy, instalments }: Options,
  { head: { path }, failure }: Parts,
): PageState {
  const { language, prefix, now } = request
  return {
    language,
    prefix,
    publicUrl,
    brand: publicBrand(brand),
    now,
    policy,
    instalments,
    file: failure ? null : (page?.file ?? null),
    areas: ['ui', 'shell', ...((!failure && page?.areas) || [])],
    queries: queriesOf(queryClient),
    ...(!failure && typeof path !== 'string' && { path }),
    ...(outcome.actionData !== undefined && { actionData: outcome.actionData }),
    ...(failure && { error: { status: failure.status, data: failure.data } }),
  }
}

/** The drawing stands in the document's sprite already, the lettering in its style. */
const publicBrand = ({ name, city, accent, mark, texts, homeSections, firstLanguage }: Brand): PublicBrand => ({
  name,
  city,
  accent,
  mark: mark && { viewBox: '', shapes: '' },
  texts,
  homeSections,
  ...(firstLanguage !== DEFAULT_LANGUAGE && { firstLanguage }),
})

/** A failure without internal details; the full one goes to the log under a number. */
function publicFailure(failure: unknown, onFailure: Options['onFailure']): PageFailure {
  if (failure instanceof PageFailure) return failure
  const id = crypto.randomUUID().slice(0, 8)
  onFailure(failure, id)
  return new PageFailure(isApiFailure(failure) && failure.status === 503 ? 503 : 500, { id })
}
