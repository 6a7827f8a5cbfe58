import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import type { HydrationState } from 'react-router'
import { createApiClient, fetchTransport } from '#contract/api-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { loaderContext } from './app/loader-context.ts'
import { showPage } from './app/lazy-page.tsx'
import { PageInfoProvider } from './app/page-context.tsx'
import type { PageData } from './app/page.ts'
import type { PageState } from './app/page-state.ts'
import { createQueryClient } from './app/query-client.ts'
import { BOUNDARY_ID, createRoutes } from './app/router.tsx'
import { loadMessages } from './i18n/messages.ts'
import { toastFailure } from './ui/toast/toast-store.ts'
import './styles/index.css'

// On a slow line the code can be there before the end of the document is.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()

function begin(): void {
  const root = document.getElementById('root')
  const state = document.getElementById('state')
  // Not awaited: page code imports this file, and would wait for it to end.
  if (root && state) void start(root, JSON.parse(state.textContent) as PageState)
}

async function start(container: HTMLElement, state: PageState): Promise<void> {
  const { language, prefix, publicUrl, now } = state
  await Promise.all([loadMessages(language, state.areas), state.file && showPage(state.file)])
  const api = createApiClient(fetchTransport, language)
  const queryClient = createQueryClient({ api, onError: toastFailure })
  for (const [key, answer] of state.queries) queryClient.setQueryData(key, answer)
  const router = createBrowserRouter(createRoutes(), {
    basename: prefix ? `/${prefix}` : '/',
    hydrationData: hydrationData(state),
    getContext: () => loaderContext({ api, language, publicUrl, now, queryClient }),
  })
  // As a transition, so that the work is done in slices and a touch in between is answered.
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <PageInfoProvider value={{ language, prefix, publicUrl, now, api }}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </PageInfoProvider>
      </StrictMode>,
    )
  })
}

/** Loader data is not sent, but for addresses: pages read queries. The router only must know that the loaders have run. */
function hydrationData(state: PageState): HydrationState {
  const page: PageData | null = state.path ? { path: state.path } : null
  return {
    loaderData: Object.fromEntries(
      state.routes.map((route, at) => [route, at === state.routes.length - 1 ? page : null]),
    ),
    ...(state.action && { actionData: { [state.action.route]: state.action.data } }),
    ...(state.error && { errors: { [BOUNDARY_ID]: state.error } }),
  }
}
