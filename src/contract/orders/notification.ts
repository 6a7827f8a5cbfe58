import { z } from 'zod'
import { Id, listSuccess, PageMeta, PrivateId } from '../envelope.ts'
import { pagingQuery } from '../paging-query.ts'
import { Instant } from '../instant.ts'

/** `page,perPage` of the messages about one's orders. */
export const NotificationsQuery = pagingQuery(10)

export const NotificationsAnswer = listSuccess(
  z
    .strictObject({
      id: Id,
      orderId: PrivateId,
      orderNumber: z.int(),
      title: z.string(),
      at: Instant,
      isRead: z.boolean(),
      leadsTo: z
        .enum(['ORDER', 'CART'])
        .describe('Where it links to. CART: the order was not paid in time, and its goods are back in the cart'),
    })
    .meta({ id: 'Notification' }),
  PageMeta.extend({ unread: z.int().min(0) }),
)

/** Messages that were read. */
export const NotificationsReadForm = z.strictObject({ ids: z.array(Id).min(1).max(100) })
