import type { Db } from '#db/connection.ts'
import { postMessages } from '../messages/outbox.ts'
import { orderMessages } from '../messages/templates/order-message.ts'
import type { OrderNews } from '../messages/templates/order-news.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import { lockOrder } from './order.repository.ts'
import type { OrderRow } from './order.repository.ts'

export interface MessageParts {
  readonly queue: JobQueue
  readonly publicUrl: string
}

/** Notifies a customer of their order, once per event, in the transaction of its cause. */
export const notifyCustomer = (
  tx: Db,
  { queue, publicUrl }: MessageParts,
  order: OrderRow,
  news: OrderNews,
): Promise<void> =>
  postMessages(
    tx,
    queue,
    orderMessages(news, {
      id: order.id,
      number: order.number,
      language: order.language,
      email: order.contact_email,
      phone: order.contact_phone,
      total: order.total,
      readyBy: order.ready_by,
      publicUrl,
    }),
  )

/** The same, of an order by its id. */
export async function notifyOfOrder(tx: Db, parts: MessageParts, orderId: string, news: OrderNews): Promise<void> {
  const order = await lockOrder(tx, { id: orderId })
  if (order) await notifyCustomer(tx, parts, order, news)
}
