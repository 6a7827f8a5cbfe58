import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { ApiClient, QueryValues } from '#contract/api-client.ts'
import { isApiFailure } from '../api-failure.ts'

const FIVE_MINUTES = 5 * 60_000
const FRESH_FOR = 60_000

/** Meta of a query whose failure the page itself shows; it depends on the session, and on nothing that is announced. */
export const REPORTED_BY_PAGE = { tags: [], isReportedByPage: true }

type Options = {
  api: ApiClient
  /** Called with every failed query that no page shows; the browser shows it as a toast. */
  onError?: (failure: unknown) => void
}

/** Retried once, never refetched on focus, cached for 5 minutes unused (S327, S328, S336); for ever on the server, per request. */
export function createQueryClient({ api, onError }: Options): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (failure, { meta }) => {
        if (!meta?.['isReportedByPage']) onError?.(failure)
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) =>
          api.get(queryKey[0] as string, { query: queryKey[1] as QueryValues, signal }),
        retry: import.meta.env.SSR ? false : (failures, error) => failures < 1 && mayRecover(error),
        retryDelay: 500,
        // Without a network a call fails at once, and the page says so; it does not wait in silence.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : FIVE_MINUTES,
        staleTime: FRESH_FOR,
      },
    },
  })
}

/** Asking again cannot change an answer that refuses the request itself. */
const mayRecover = (error: unknown): boolean =>
  !isApiFailure(error) || error.status === 0 || error.status >= 500 || error.status === 429
