import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router'
import type { StaticHandler, StaticHandlerContext } from 'react-router'
import { isApiFailure } from '../api-context.ts'
import type { PageData, PageDefinition } from '../app/page.ts'
import { PageInfoProvider } from '../app/page-context.tsx'
import { queriesOf } from '../app/page-state.ts'
import type { PageState, ShownError } from '../app/page-state.ts'
import { BOUNDARY_ID } from '../app/router.tsx'
import { errorHead } from '../head/error-head.ts'
import type { Head } from '../head/head.ts'
import { documentHtml, linkHeader } from './document.ts'
import type { PageAssets } from './document.ts'
import type { PageRequest } from './renderer.tsx'

type Options = {
  request: PageRequest
  handler: StaticHandler
  outcome: StaticHandlerContext
  queryClient: QueryClient
  publicUrl: string
  assets: PageAssets
  onFailure: (failure: unknown, id: string) => void
}

/** The whole document of a page whose loaders have run; a page that fails to render becomes the error page. */
export function pageHtml(options: Options): { status: number; html: string; link: string } {
  const { outcome, onFailure } = options
  showErrors(outcome, onFailure)
  let body: string
  try {
    body = bodyHtml(options)
  } catch (failure) {
    outcome.errors = { [BOUNDARY_ID]: shownError(failure, onFailure) }
    body = bodyHtml(options)
  }
  const error = outcome.errors?.[BOUNDARY_ID] as ShownError | undefined
  const page = outcome.matches.at(-1)?.route.handle as PageDefinition | undefined
  const head = error ? errorHead(options.request.language, error.status) : headOf(outcome)
  return {
    status: error?.status ?? outcome.statusCode,
    link: linkHeader(options.assets),
    html: documentHtml({ ...options, ...options.request, head, body, state: stateOf(options, page, head, error) }),
  }
}

const bodyHtml = ({ request, handler, outcome, queryClient, publicUrl }: Options): string =>
  renderToString(
    <PageInfoProvider value={{ ...request, publicUrl }}>
      <QueryClientProvider client={queryClient}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, outcome)}
          context={outcome}
          hydrate={false}
        />
      </QueryClientProvider>
    </PageInfoProvider>,
  )

const headOf = (outcome: StaticHandlerContext): Head => {
  const { route } = outcome.matches.at(-1) ?? {}
  const data = route && (outcome.loaderData[route.id] as PageData | undefined)
  if (!data?.head) throw new Error('the page has no head')
  return data.head
}

function stateOf(
  { request, outcome, queryClient, publicUrl }: Options,
  page: PageDefinition | undefined,
  { path }: Head,
  error: ShownError | undefined,
): PageState {
  const { language, prefix, now } = request
  const [action] = Object.entries(outcome.actionData ?? {})
  return {
    language,
    prefix,
    publicUrl,
    now,
    file: error ? null : (page?.file ?? null),
    areas: ['shell', ...((!error && page?.areas) || [])],
    routes: outcome.matches.map(({ route }) => route.id),
    queries: queriesOf(queryClient),
    ...(!error && typeof path !== 'string' && { path }),
    ...(action && { action: { route: action[0], data: action[1] } }),
    ...(error && { error }),
  }
}

/** Puts every loader failure where the shell's boundary shows it, stripped of what is nobody's business. */
function showErrors(outcome: StaticHandlerContext, onFailure: Options['onFailure']): void {
  const [failure] = Object.values(outcome.errors ?? {})
  if (failure !== undefined) outcome.errors = { [BOUNDARY_ID]: shownError(failure, onFailure) }
}

function shownError(failure: unknown, onFailure: Options['onFailure']): ShownError {
  const plain = { statusText: '', internal: false }
  if (isRouteErrorResponse(failure)) {
    const code = (failure.data as { code?: string } | null)?.code
    return { ...plain, status: failure.status, data: code ? { code } : {} }
  }
  const id = crypto.randomUUID().slice(0, 8)
  onFailure(failure, id)
  const status = isApiFailure(failure) && failure.status === 503 ? 503 : 500
  return { ...plain, status, data: { id } }
}
