import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#contract/api-client.ts'
import { PageInfoProvider } from '#ui/page-context.tsx'
import type { Navigator } from '#ui/router/navigator.ts'
import { RouterProvider } from '#ui/router/router.tsx'
import { Toasts } from '#ui/toast-region/toasts.tsx'
import type { OfficeState } from '../app/page-state.ts'
import { SignedIn } from './signed-in.tsx'

type Props = {
  state: OfficeState
  api: ApiClient
  queryClient: QueryClient
  navigator: Navigator
}

/** The office in a browser. */
export const Office = ({ state, api, queryClient, navigator }: Props) => (
  <PageInfoProvider value={{ language: state.language, prefix: null, now: state.now, api }}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider navigator={navigator}>
        <SignedIn shopName={state.shopName[state.language]} />
        <Toasts />
      </RouterProvider>
    </QueryClientProvider>
  </PageInfoProvider>
)
