import type { TestDesk } from '../office-api.ts'
import type { orderShop } from '../order-shop.ts'

type Shop = Awaited<ReturnType<typeof orderShop>>

/** The stations that every shop begins with, by what they do. */
export async function stationsOf(shop: Shop): Promise<Readonly<Record<string, number>>> {
  const { rows } = await shop.database.pool.query('select kind, id from station')
  return Object.fromEntries(rows.map(({ kind, id }) => [kind, id]))
}

/** An order of two pieces that was paid and accepted; its one job is at prepress. */
export async function acceptedOrder(shop: Shop, desk: TestDesk) {
  const { id, browser } = await shop.paidOrder()
  const { number } = await shop.orderOf(id)
  const accepted = await desk.send('POST', `/orders/${number}/moves`, { move: 'accept' })
  if (accepted.statusCode !== 200) throw new Error(accepted.body)
  return { id, number, browser, code: `${number}-1` }
}
