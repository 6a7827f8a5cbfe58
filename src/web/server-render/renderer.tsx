import { createStaticHandler } from 'react-router'
import type { StaticHandler, StaticHandlerContext } from 'react-router'
import type { ChangeTag } from '#domain/catalog/change-tags.ts'
import type { Language } from '#domain/language.ts'
import type { ApiClient } from '#contract/api-client.ts'
import { loaderContext } from '../app/loader-context.ts'
import { preloadPage } from '../app/lazy-page.tsx'
import type { PageDefinition } from '../app/page.ts'
import { tagsOf } from '../app/page-state.ts'
import { createQueryClient } from '../app/query-client.ts'
import { createRoutes } from '../app/router.tsx'
import { blocksReady } from '../ui/when-near.tsx'
import { pageHtml } from './page-html.tsx'
import type { PageAssets } from './document.ts'
import { registerAllMessages } from './all-messages.ts'

export type { PageAssets } from './document.ts'

export type PageRequest = {
  method: 'GET' | 'POST'
  prefix: Language | null
  language: Language
  /** Path without prefix and the listed parameters, as `readAddress` gives them. */
  path: string
  search: string
  /** The instant of the request, in ms. */
  now: number
  /** Fields of a posted form. */
  form?: URLSearchParams
  api: ApiClient
}

export type PageAnswer =
  | {
      kind: 'page'
      status: number
      html: string
      /** The `Link` header: what to fetch before the document is there. */
      link: string
      tags: readonly ChangeTag[]
    }
  | { kind: 'redirect'; status: number; location: string }

export type Renderer = { render: (request: PageRequest) => Promise<PageAnswer> }

type Options = {
  publicUrl: string
  assets: PageAssets
  /** Told about failures that the visitor only sees as "something went wrong", with the id shown there. */
  onFailure: (failure: unknown, id: string) => void
}

/** Renders pages to HTML; the only entrance of the server bundle. */
export function createRenderer(options: Options): Renderer {
  registerAllMessages()
  const handlers = new Map<string, StaticHandler>()
  const handlerOf = (prefix: Language | null): StaticHandler => {
    const basename = prefix ? `/${prefix}` : '/'
    const handler = handlers.get(basename) ?? createStaticHandler(createRoutes(), { basename })
    handlers.set(basename, handler)
    return handler
  }
  return { render: (request) => render(handlerOf(request.prefix), request, options) }
}

async function render(handler: StaticHandler, request: PageRequest, options: Options): Promise<PageAnswer> {
  const queryClient = createQueryClient({ api: request.api })
  await blocksReady()
  const outcome = await handler.query(toRequest(request, options.publicUrl), {
    requestContext: loaderContext({ ...request, publicUrl: options.publicUrl, queryClient }),
  })
  if (outcome instanceof Response) return redirectOf(outcome)
  const file = pageOf(outcome)?.file
  if (file) await preloadPage(file)
  const page = pageHtml({ request, handler, outcome, queryClient, ...options })
  return { kind: 'page', ...page, tags: tagsOf(queryClient) }
}

function toRequest({ prefix, path, search, method, form }: PageRequest, publicUrl: string): Request {
  const url = `${publicUrl}${prefix ? `/${prefix}` : ''}${path}${search}`
  return method === 'POST' ? new Request(url, { method, body: form ?? null }) : new Request(url)
}

/** The definition of the page that matched, if one did. */
export const pageOf = (outcome: StaticHandlerContext): PageDefinition | undefined =>
  outcome.matches.at(-1)?.route.handle as PageDefinition | undefined

function redirectOf(response: Response): PageAnswer {
  const location = response.headers.get('Location')
  if (!location) throw new Error(`a loader answered ${response.status} without a Location`)
  return { kind: 'redirect', status: response.status, location }
}
