import { z } from 'zod'
import { MAX_PAGE, MAX_PER_PAGE } from '#domain/catalog/list-query.ts'
import { queryInteger } from './query-value.ts'

/** `page` and `perPage` of a short list. */
export const pagingQuery = (perPage: number) =>
  z.strictObject({
    page: queryInteger(1, MAX_PAGE).default(1),
    perPage: queryInteger(1, MAX_PER_PAGE).default(perPage),
  })
