import { z } from 'zod'
import { Id, PageMeta, listSuccess } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { MAX_PAGE } from '#domain/catalog/list-query.ts'
import { queryInteger } from '../query-value.ts'

/** Products of one answer at most: as many as a file of the sitemap has. */
export const MAX_CHANGES = 2_000

export const ProductChangesQuery = z.strictObject({
  page: queryInteger(1, MAX_PAGE).default(1),
  perPage: queryInteger(1, MAX_CHANGES).default(MAX_CHANGES),
})

/** When a product last changed: its texts, prices, pictures or choices, not its stock. */
export const ProductChange = z.strictObject({ id: Id, updatedAt: Instant }).meta({ id: 'ProductChange' })

export const ProductChangesAnswer = listSuccess(
  ProductChange,
  PageMeta.extend({ perPage: z.int().min(1).max(MAX_CHANGES) }),
)
