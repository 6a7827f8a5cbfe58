import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#contract/api-client.ts'
import type { StorefrontPage } from './storefront-context.tsx'

/** What every loader and action is given, on the server and in the browser. */
export type LoadContext = Pick<StorefrontPage, 'language' | 'prefix' | 'publicUrl' | 'now' | 'policy'> & {
  api: ApiClient
  queryClient: QueryClient
}
