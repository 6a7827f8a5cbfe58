import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createApiClient } from '#contract/api-client.ts'
import { showPage } from './app/lazy-page.tsx'
import { neededCode } from '#ui/loading/needed-code.ts'
import type { PageState } from './app/page-state.ts'
import type { PageData } from './app/page.ts'
import { createQueryClient } from '#ui/fetching/query-client.ts'
import { useShopBrand } from '#ui/i18n/shop-brand.ts'
import { createRoutes } from './routes/shop-routes.ts'
import { startCart } from './shared/cart/start-cart.ts'
import { ADDRESS_DRAFT } from './features/address/address-draft.ts'
import { loadMessages } from './i18n/load-messages.ts'
import { withoutPrefix } from '#ui/router/address.ts'
import { createNavigator } from '#ui/router/navigator.ts'
import { startLeftPayment } from './shared/payment/start-left-payment.ts'
import { PageFailure } from '#ui/router/outcome.ts'
import { findRoute } from '#ui/router/route.ts'
import type { LoadedRoute } from '#ui/router/route.ts'
import { profileQuery } from './shared/session/profile.query.ts'
import { takeGoogleAnswer } from './shared/session/returned-from-google.ts'
import { sessionTransport, startSession, whenProfileRead, whenSignedOut } from './shared/session/session.ts'
import { finishWithGoogle } from './shared/session/sign-in-request.ts'
import { Shop } from './shell/shop.tsx'
import { clearDraft } from '#ui/drafts/form-draft.ts'
import { startWishlist } from './shared/wishlist/start-wishlist.ts'
import { toastQueryFailure } from '#ui/toast/toast-store.ts'

// On a slow line the code can be there before the end of the document is.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()

function begin(): void {
  const root = document.getElementById('root')
  const state = document.getElementById('state')
  // Not awaited: page code imports this file, and would wait for it to end.
  if (root && state) {
    start(root, JSON.parse(state.textContent) as PageState).catch((failure: unknown) =>
      dispatchEvent(new CustomEvent('start-failed', { detail: failure })),
    )
  }
}

async function start(container: HTMLElement, state: PageState): Promise<void> {
  const googleAnswer = takeGoogleAnswer()
  const { language, publicUrl, now, policy } = state
  useShopBrand(state.brand)
  const texts = neededCode(`${state.file}/texts`, () => loadMessages(language, state.areas))
  await Promise.all([texts, state.file && showPage(state.file)])
  const api = createApiClient(sessionTransport, language)
  const queryClient = createQueryClient({ api, onError: toastQueryFailure })
  // With its meta, by which it is forgotten when the session is over.
  queryClient.setQueryDefaults(profileQuery.queryKey, { meta: profileQuery.meta })
  whenProfileRead((answer) => queryClient.setQueryData(profileQuery.queryKey, answer))
  startSession(api)
  startWishlist(api)
  startCart(api)
  startLeftPayment(api, language)
  if (googleAnswer) finishWithGoogle(googleAnswer)
  // What belongs to a customer depends on nothing that is announced: no change tags.
  whenSignedOut(() => queryClient.removeQueries({ predicate: ({ meta }) => (meta?.['tags'] as [])?.length === 0 }))
  whenSignedOut(() => clearDraft(ADDRESS_DRAFT))
  for (const [key, answer] of state.queries) queryClient.setQueryData(key, answer)
  const routes = createRoutes()
  const prefix = state.prefix ? `/${state.prefix}` : ''
  const pathname = withoutPrefix(prefix, location.pathname) ?? location.pathname
  const navigator = createNavigator({
    routes,
    prefix,
    context: { api, language, prefix: state.prefix, publicUrl, now, policy, queryClient },
    first: { ...findRoute(routes, pathname), ...renderedRoute(state, pathname) },
  })
  // As a transition, so that the work is done in slices and a touch in between is answered.
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <Shop page={{ ...state, api }} queryClient={queryClient} navigator={navigator} />
      </StrictMode>,
    )
  })
}

/** What the server has shown. Loader data is not sent, but for addresses: pages read queries. */
function renderedRoute(
  { path, actionData, error }: PageState,
  pathname: string,
): Omit<LoadedRoute<PageData>, 'route' | 'params'> {
  return {
    address: { pathname, search: location.search, hash: location.hash },
    ...(path && { data: { path } }),
    actionData,
    ...(error && { failure: new PageFailure(error.status, error.data) }),
  }
}
