import type { ChangeWorld } from './world.ts'

/** A paid order of two pieces. */
export const paid = async (world: ChangeWorld) => {
  const { shop } = world
  const { id } = await shop.paidOrder()
  return { id, number: (await shop.orderOf(id)).number }
}

/** A paid order of so much that a refund of it needs a second person. */
export const expensive = async (world: ChangeWorld) => {
  const { shop } = world
  await shop.frictionless()
  const browser = await shop.newCustomer()
  const placed = await shop.submit(browser, await shop.order(await shop.goods(null, { price: 100_000 }), 3, 300_000))
  const { orderId: id } = placed.json().data
  return { id, number: (await shop.orderOf(id)).number }
}

/** An order that waits for a transfer of SAR 100. */
export const transferred = async (world: ChangeWorld) => {
  const { shop } = world
  const browser = await shop.newCustomer()
  const body = await shop.order(await shop.goods(), 10, 10_000, {
    paymentMethod: 'BANK_TRANSFER',
    sourceToken: undefined,
  })
  const { orderId: id } = (await shop.submit(browser, body)).json().data
  return { id, number: (await shop.orderOf(id)).number }
}

/** Gives so much of an order back, as finance. */
export const refund = ({ finance }: ChangeWorld, number: number, amount: number) =>
  finance.send('POST', `/orders/${number}/refunds`, { wanted: { amount }, cause: 'WRONG', note: 'A colour was wrong' })

/** A refund that waits for a second person, by finance. */
export const waiting = async (world: ChangeWorld) => {
  const { number } = await expensive(world)
  const { data } = (await refund(world, number, 200_001)).json()
  return `/orders/${number}/refunds/${data.money.refunds[0].id}`
}
