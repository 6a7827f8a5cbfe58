import { managedShop } from './managed-shop.ts'

/** Paid orders as staff sees and moves them, for all tests of a file; a manager does it unless another desk is given. */
export async function orderDesk() {
  const managed = await managedShop()
  const { shop, manager, sql } = managed
  return {
    ...managed,
    paid: async () => {
      const { id } = await shop.paidOrder()
      return { id, number: (await shop.orderOf(id)).number }
    },
    file: async (number: number, desk = manager) => (await desk.send('GET', `/orders/${number}`)).json(),
    move: async (number: number, body: object, desk = manager) =>
      (await desk.send('POST', `/orders/${number}/moves`, body)).json(),
    changes: (id: string) =>
      sql('select action, staff_id, before, after, reason from staff_change where subject_id = $1 order by id', [id]),
    /** What the customer was informed of, by email. */
    news: async (id: string) =>
      (
        await sql(`select order_news from outbox_message where order_id = $1 and channel = 'EMAIL' order by id`, [id])
      ).map(({ order_news: each }) => each),
  }
}
