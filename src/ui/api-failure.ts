import type { ApiFailure } from '#contract/api-client.ts'

/**
 * Whether something thrown is a refusal of the API (status 0: no answer came). By name, because the server's API
 * client and the bundled pages each have a class of their own.
 */
export const isApiFailure = (failure: unknown): failure is ApiFailure =>
  failure instanceof Error && failure.name === 'ApiFailure'
