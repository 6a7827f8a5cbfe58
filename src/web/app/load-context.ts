import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#contract/api-client.ts'
import type { PageInfo } from './page-context.tsx'

/** What every loader and action is given, on the server and in the browser. */
export type LoadContext = Pick<PageInfo, 'language' | 'prefix' | 'publicUrl' | 'now' | 'policy'> & {
  api: ApiClient
  queryClient: QueryClient
}
