import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { AnswerOf, QueryOf, QueryValues } from '#contract/api-client.ts'
import type { ChangeTag } from '#domain/catalog/change-tags.ts'

/** One GET of the API, as data; the query client of the page knows how to fetch it. */
export type ApiQuery<Answer> = {
  readonly queryKey: readonly [path: string, query: QueryValues]
  readonly meta: { readonly tags: readonly ChangeTag[] }
  /** Never there; carries the type of the answer. */
  readonly answer?: Answer
}

/**
 * Declares a query; what it may be asked with and what it answers follow from the path. `tags` name what the answer
 * depends on (see change-tags.ts): a cached page that read it is rendered again when one of them is announced.
 */
export const apiQuery = <const Path extends string>(
  path: Path,
  { query, tags }: { query?: Loose<QueryOf<Path>>; tags: readonly ChangeTag[] },
): ApiQuery<AnswerOf<Path>> => ({ queryKey: [path, { ...(query as QueryValues | undefined) }], meta: { tags } })

/** A parameter left out and one that is undefined are the same. */
type Loose<Query> = { readonly [Name in keyof Query]?: Query[Name] | undefined }

/** The answer of a query that the page's loader has fetched. */
export const useLoaded = <Answer>(query: ApiQuery<Answer>): Answer => useSuspenseQuery<Answer>(plain(query)).data

type FetchOptions<Answer> = {
  readonly enabled?: boolean
  /** Asks again when the reader comes back to the page. */
  readonly refetchOnWindowFocus?: 'always'
  /** Asks again after so many ms, as long as the answer wants it. */
  readonly refetchInterval?: (query: { readonly state: { readonly data: Answer | undefined } }) => number | false
}

/** The answer of a query once it is there; fetched in the browser when the loader did not. */
export const useFetched = <Answer>(query: ApiQuery<Answer>, options: FetchOptions<Answer> = {}): Answer | undefined =>
  useQuery<Answer>({ ...plain(query), ...options }).data

/** The query without its type carrier, for TanStack's own functions. */
export const plain = ({ queryKey, meta }: ApiQuery<unknown>) => ({ queryKey, meta })
