import type { Brand } from '#domain/brand/brand.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'
import { publicPolicy } from '#domain/public-policy.ts'
import type { ChangeTag } from '#domain/catalog/change-tags.ts'
import type { Language } from '#domain/language.ts'
import type { AmountLimits } from '#domain/payments/payment-method.ts'
import type { ApiClient } from '#contract/api-client.ts'
import { preloadPage } from '../app/lazy-page.tsx'
import { tagsOf } from '../app/page-state.ts'
import type { PageDefinition } from '../app/page.ts'
import { PAGES } from '../routes/pages.ts'
import { createQueryClient } from '#ui/fetching/query-client.ts'
import { useShopBrand } from '#ui/i18n/shop-brand.ts'
import { createRoutes, loadFrame } from '../routes/shop-routes.ts'
import { Redirect } from '#ui/router/outcome.ts'
import { loadRoute } from '#ui/router/route.ts'
import type { LoadedRoute } from '#ui/router/route.ts'
import { withPrefix } from '#ui/router/with-prefix.ts'
import { blocksReady } from '#ui/loading/hydrate-when-visible.tsx'
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
      tags: readonly ChangeTag[]
    }
  | { kind: 'redirect'; status: number; location: string }

export type Renderer = { render: (request: PageRequest) => Promise<PageAnswer> }

type Options = {
  publicUrl: string
  /** How the shop presents itself now. */
  brand: () => Brand
  /** How the shop works now. */
  policy: () => ShopPolicy
  instalments: readonly AmountLimits[]
  assets: PageAssets
  /** Called with failures that the visitor only sees as "something went wrong", with the id shown there. */
  onFailure: (failure: unknown, id: string) => void
}

/** Renders pages to HTML; the only entrance of the server bundle. */
export function createRenderer(options: Options): Renderer {
  registerAllMessages()
  const routes = createRoutes()
  return { render: (request) => render(routes, request, options) }
}

async function render(
  routes: ReturnType<typeof createRoutes>,
  request: PageRequest,
  options: Options,
): Promise<PageAnswer> {
  const { path, search, form, prefix } = request
  const brand = options.brand()
  useShopBrand(brand)
  const policy = publicPolicy(options.policy(), riyadhDate(new Date(request.now)))
  const queryClient = createQueryClient({ api: request.api })
  const context = { ...request, publicUrl: options.publicUrl, policy, queryClient }
  const [outcome] = await Promise.all([
    loadRoute(routes, { pathname: path, search, hash: '' }, context, form && formDataOf(form)),
    loadFrame(context),
    blocksReady(),
  ])
  if (outcome instanceof Redirect) {
    return { kind: 'redirect', status: outcome.status, location: withPrefix(prefix, outcome.location) }
  }
  const page = pageOf(outcome)
  if (page) await preloadPage(page.file)
  return {
    kind: 'page',
    ...pageHtml({ request, page, outcome, queryClient, ...options, brand, policy }),
    tags: ['shop', ...tagsOf(queryClient)],
  }
}

/** The definition of the page that is shown, if one is. */
const pageOf = ({ route, failure }: LoadedRoute): PageDefinition | undefined =>
  failure === undefined ? PAGES.find((page) => page.route === route?.id) : undefined

function formDataOf(fields: URLSearchParams): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
