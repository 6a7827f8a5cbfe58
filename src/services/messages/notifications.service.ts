import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import { findNotifications, markRead } from './notification.repository.ts'
import { orderNewsTitle } from './templates/order-message.ts'

export type Notifications = ReturnType<typeof createNotifications>

/** The messages about orders that customers find in their account, besides their mail. */
export const createNotifications = (db: Db) => ({
  /** A page of them, the newest first, titled in the language of the reader. */
  list: async (customerId: string, page: { readonly page: number; readonly perPage: number }, language: Language) => {
    const { rows, total, unread } = await findNotifications(db, customerId, page)
    const notifications = rows.map((row) => ({
      id: row.id,
      orderId: row.order_id,
      orderNumber: row.number,
      title: orderNewsTitle(row.order_news, row.number, language),
      at: row.created_at,
      isRead: row.read_at !== null,
      // An order whose time is over has no page of its own: its goods are in the cart.
      leadsTo: row.status === 'EXPIRED' ? ('CART' as const) : ('ORDER' as const),
    }))
    return { notifications, total, unread }
  },

  /** Marks some as read; those of others are left alone. */
  read: (customerId: string, ids: readonly number[]): Promise<void> => markRead(db, customerId, ids),
})
