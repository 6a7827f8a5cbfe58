import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { PublicBrand } from '#domain/brand/brand.ts'
import type { ChangeTag } from '#domain/catalog/change-tags.ts'
import type { Language } from '#domain/language.ts'
import type { PublicPolicy } from '#domain/public-policy.ts'
import type { AmountLimits } from '#domain/payments/payment-method.ts'
import type { PageFailure } from '#ui/router/outcome.ts'
import type { AreaName } from '#ui/i18n/messages.ts'

/** An error that a boundary shows, without anything that should stay on the server. */
export type PageError = Pick<PageFailure, 'status' | 'data'>

/** What travels from server to browser as `application/json`, so that hydration needs no request. */
export type PageState = {
  language: Language
  prefix: Language | null
  publicUrl: string
  /** How the shop presents itself. */
  brand: PublicBrand
  /** The instant (ms) for which dates such as ready-by are shown: when the server rendered the page, so that hydration agrees. */
  now: number
  /** Between which totals each instalment provider of the shop takes four payments. */
  instalments: readonly AmountLimits[]
  /** How the shop works: what dates and the urgent fee are counted with. */
  policy: PublicPolicy
  /** Page file and message areas, fetched before hydration. */
  file: string | null
  areas: readonly AreaName[]
  queries: readonly (readonly [QueryKey, unknown])[]
  /** Addresses of the page per language, where they differ. */
  path?: Readonly<Record<Language, string>>
  /** What the page's action answered to the form that was posted. */
  actionData?: unknown
  error?: PageError
}

/** The answers a render has used. */
export const queriesOf = (client: QueryClient): PageState['queries'] =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.data !== undefined)
    .map((query) => [query.queryKey, query.state.data] as const)

/** Everything the queries of a render depend on. */
export const tagsOf = (client: QueryClient): ChangeTag[] => [
  ...new Set(
    client
      .getQueryCache()
      .getAll()
      .flatMap((query) => (query.meta?.['tags'] as readonly ChangeTag[] | undefined) ?? []),
  ),
]
