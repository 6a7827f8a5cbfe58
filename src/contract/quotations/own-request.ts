import { z } from 'zod'
import { listSuccess, PageMeta } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { Halalas } from '../orders/order-value.ts'
import { pagingQuery } from '../paging-query.ts'
import { Reference } from '../inbox/contact.ts'

/** What becomes of a special request (S348). */
export const REQUEST_STATUSES = ['NEW', 'QUOTED', 'ACCEPTED', 'ORDERED', 'DECLINED', 'EXPIRED'] as const

/** `page,perPage` of one's special requests. */
export const OwnRequestsQuery = pagingQuery(10)

export const OwnRequestsAnswer = listSuccess(
  z
    .strictObject({
      reference: Reference,
      status: z.enum(REQUEST_STATUSES),
      description: z.string(),
      productType: z.string().nullable(),
      quantity: z.int().nullable(),
      size: z.string().nullable(),
      neededBy: z.iso.date().nullable(),
      files: z.int().min(0).describe('How many were attached'),
      at: Instant,
      quotation: z
        .strictObject({ total: Halalas, validUntil: z.iso.date() })
        .nullable()
        .describe('Its newest quotation; accepted by the reference of the request'),
    })
    .meta({ id: 'OwnRequest' }),
  PageMeta,
)
