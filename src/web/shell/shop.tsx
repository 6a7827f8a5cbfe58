import type { ReactNode } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { PageInfoProvider } from '../app/page-context.tsx'
import type { PageInfo } from '../app/page-context.tsx'
import type { Navigator } from '../router/navigator.ts'
import { PageBoundary } from '../router/page-boundary.tsx'
import { RouterProvider } from '../router/router.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { RootLayout } from './root-layout.tsx'

type Props = { page: PageInfo; queryClient: QueryClient; navigator: Navigator }

/** Everything inside a document, the same on the server and in the browser. */
export const Shop = (props: Props) => (
  <ShopContext {...props}>
    <PageBoundary resetKey="" fallback={(failure) => <ErrorScreen failure={failure} />}>
      <RootLayout />
    </PageBoundary>
  </ShopContext>
)

/** What components of the shop can ask for. */
export const ShopContext = ({ page, queryClient, navigator, children }: Props & { children: ReactNode }) => (
  <PageInfoProvider value={page}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider navigator={navigator}>{children}</RouterProvider>
    </QueryClientProvider>
  </PageInfoProvider>
)
