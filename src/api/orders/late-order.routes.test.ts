import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar/iso-date.ts'
import { workingDayFrom, workingDaysBefore } from '#domain/calendar/ready-by.ts'
import { ok } from '#domain/result.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
const { database } = shop
const { late, moves } = shop.parts

async function inWork(more: object = {}) {
  const { browser, id } = await shop.paidOrder(more)
  const { number, ready_by: agreedBy } = await shop.orderOf(id)
  await moves.accept(number)
  await moves.start(number)
  const get = async () => (await browser.send('GET', `/carts/profile/${id}`)).json().data
  return { browser, id, number, agreedBy: String(agreedBy), get }
}
/** The first working day that is so many days after a day, or later. */
const daysAfter = (day: string, days: number) => workingDayFrom(addDays(day, days), DEFAULT_POLICY)
const mailsOf = async (id: string) =>
  (
    await database.pool.query(`select channel, body_text from outbox_message where dedupe_key like $1 order by id`, [
      `order:${id}:late%`,
    ])
  ).rows

test('an order that will be late says the new day, the reason and until when it binds', async () => {
  const { id, number, agreedBy, get } = await inWork()
  expect(await get()).toMatchObject({ late: null, cancellation: 'ASK' })
  const day = daysAfter(agreedBy, 5)
  expect(await late.postpone(number, day, 'The press is being repaired')).toEqual(ok(undefined))
  expect(await get()).toMatchObject({
    readyBy: day,
    late: { agreedBy, reason: 'The press is being repaired' },
    cancellation: 'ASK',
  })
  const [mail, sms] = await mailsOf(id)
  expect([mail.channel, sms.channel]).toEqual(['EMAIL', 'SMS'])
  expect(mail.body_text).toContain('The press is being repaired')
  expect(mail.body_text).toMatch(/If it is not ready by .*, you can cancel it/)
})

test('the same day is promised once, even by many at once; another day is announced again', async () => {
  const { id, number, agreedBy } = await inWork()
  const day = daysAfter(agreedBy, 5)
  const answers = await Promise.all(Array.from({ length: 6 }, () => late.postpone(number, day, 'Paper')))
  expect(answers.filter((each) => each.ok)).toHaveLength(1)
  expect(await mailsOf(id)).toHaveLength(2)
  expect(await late.postpone(number, daysAfter(agreedBy, 14), 'Paper again')).toEqual(ok(undefined))
  expect(await mailsOf(id)).toHaveLength(4)
  expect(await shop.orderOf(id)).toMatchObject({ agreed_by: agreedBy, late_reason: 'Paper again' })
})

test('one that is promised more than 15 days late can be cancelled while it is made, with all money back', async () => {
  const { browser, id, number, agreedBy, get } = await inWork()
  await late.postpone(number, workingDaysBefore(addDays(agreedBy, 15), 0, DEFAULT_POLICY), 'Paper')
  expect(await get()).toMatchObject({ cancellation: 'ASK' })
  expect((await browser.send('DELETE', `/carts/profile/${id}`)).json()).toMatchObject({ code: 'ASK_TO_CANCEL' })
  await late.postpone(number, daysAfter(agreedBy, 16), 'Paper')
  const [, , mail] = await mailsOf(id)
  expect(mail.body_text).toContain('you can cancel it in your account')
  expect(await get()).toMatchObject({ cancellation: 'CANCEL' })
  expect((await browser.send('DELETE', `/carts/profile/${id}`)).json().status).toBe(1)
  await shop.runJobs()
  expect(await get()).toMatchObject({ status: 'CANCELLED', payments: [{ refunded: 2_000 }] })
})

test('only an order in work, and only a later day that is not over', async () => {
  const { number, agreedBy } = await inWork()
  expect(await late.postpone(number, agreedBy, 'Paper')).toMatchObject({ error: { code: 'orders/same-day' } })
  expect(await late.postpone(number, addDays(agreedBy, -1), 'Paper')).toMatchObject({
    error: { code: 'orders/not-later' },
  })
  await moves.ready(number)
  expect(await late.postpone(number, daysAfter(agreedBy, 9), 'x')).toMatchObject({
    error: { code: 'orders/not-in-work' },
  })
  expect(await late.postpone(1, daysAfter(agreedBy, 9), 'x')).toMatchObject({ error: { code: 'orders/unknown' } })
})

test('the day that was agreed cannot be rewritten', async () => {
  const { id, number, agreedBy } = await inWork()
  const change = (set: string) => database.pool.query(`update customer_order set ${set} where id = $1`, [id])
  await expect(change(`ready_by = ready_by + 3`)).rejects.toMatchObject({ code: '23001' })
  await late.postpone(number, daysAfter(agreedBy, 3), 'Paper')
  await expect(change(`agreed_by = agreed_by + 1`)).rejects.toMatchObject({ code: '23001' })
})
