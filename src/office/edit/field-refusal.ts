import { isApiFailure } from '#ui/api-failure.ts'

/** What is wrong with the first field that an answer names, in the server's words: for forms of few fields. */
export const fieldRefusal = (failure: unknown): string | undefined =>
  isApiFailure(failure) ? failure.answer?.errors?.[0]?.message : undefined
