import type { ReactNode } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { StorefrontProvider } from '../app/storefront-context.tsx'
import type { StorefrontPage } from '../app/storefront-context.tsx'
import type { Navigator } from '#ui/router/navigator.ts'
import { PageBoundary } from '#ui/router/page-boundary.tsx'
import { RouterProvider } from '#ui/router/router.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { RootLayout } from './root-layout.tsx'

type Props = { page: StorefrontPage; queryClient: QueryClient; navigator: Navigator }

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
  <StorefrontProvider value={page}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider navigator={navigator}>{children}</RouterProvider>
    </QueryClientProvider>
  </StorefrontProvider>
)
