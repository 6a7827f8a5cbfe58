import { describe, expect, test } from 'vitest'
import { cutOffDays } from '#domain/artwork/artwork-clock.ts'
import { addWorkingDays } from '#domain/calendar/ready-by.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { remindOfArtwork } from '#services/orders/clock/artwork-reminders.ts'
import { moveDays } from '#services/orders/clock/move-days.ts'
import { newReviewAddress } from '#services/proofs/links/review-links.ts'
import { insertVersion, RED_FINDING, setLineFiles } from '#testing/artwork/artwork-fixture.ts'
import { orderShop } from '#testing/order-shop.ts'
import { DAY_MS } from '#domain/calendar/time-spans.ts'

const shop = await orderShop()
const { pool, db } = shop.database
const queue = { enqueue: async () => undefined }

/** The services of the clock so many days from now. */
const at = (days: number) => ({
  db,
  queue,
  publicUrl: 'http://localhost:3000',
  policy: () => DEFAULT_POLICY,
  alert: () => undefined,
  now: () => new Date(Date.now() + days * DAY_MS),
})
const turn = (days: number) => moveDays(at(days))

const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const one = async (text: string, values: unknown[] = []) => (await sql(text, values))[0]

/** A paid order of a product that is printed from a file, which follows later. */
async function paidWithoutFile() {
  const price = await shop.goods(10)
  await sql(
    `update product set print_method = 'COATED', print_faces = '{front}', print_proof = 'STAFF', width_mm = 90, height_mm = 50
     where id = (select product_id from product_price where id = $1)`,
    [price],
  )
  await shop.frictionless()
  const browser = await shop.newCustomer()
  const placed = await shop.submit(browser, await shop.order(price, 2, 2_000))
  const id: string = placed.json().data.orderId
  const { id: line } = await one('select id from order_line where order_id = $1', [id])
  const { customer_id: customer, ready_by: ready } = await shop.orderOf(id)
  return { id, browser, line: Number(line), customer: String(customer), ready: String(ready) }
}
const readyBy = async (id: string) => String((await shop.orderOf(id))['ready_by'])
const moves = (id: string) =>
  sql('select cut_off, cause, from_day, to_day from ready_by_move where order_id = $1 order by cut_off', [id])
const messages = async (id: string, news: string) =>
  (await one(`select count(*)::int as n from outbox_message where order_id = $1 and order_news = $2`, [id, news])).n
const waits = (line: number) =>
  sql('select cause, until is null as is_open from customer_wait where line_id = $1 order by id', [line])
/** The cut-offs between the payment of an order and a day from now. */
async function cutOffsOf(id: string, days: number) {
  const { opened_at: from } = await shop.orderOf(id)
  return cutOffDays({ from: new Date(String(from)), until: at(days).now() }, DEFAULT_POLICY)
}

describe('the day of an order whose customer is waited for', () => {
  test('moves by a working day at each cut-off, with a row each and one message', async () => {
    const { id, ready, browser, line } = await paidWithoutFile()
    expect(await waits(line)).toEqual([{ cause: 'FILE', is_open: true }])
    // The list of orders says so too (S258).
    expect((await browser.send('GET', '/carts/profile')).json().data).toMatchObject([
      { id, awaited: { cause: 'FILE', position: 0, isPackage: false } },
    ])
    for (const days of [1, 2, 5, 8]) await turn(days)
    const missed = await cutOffsOf(id, 8)
    expect(missed.length).toBeGreaterThan(2)
    expect((await moves(id)).map(({ cut_off: day }) => day)).toEqual(missed)
    expect(await readyBy(id)).toBe(addWorkingDays(ready, missed.length, DEFAULT_POLICY))
    expect(await messages(id, 'day-moved')).toBe(1)
    const { data } = (await browser.send('GET', `/carts/profile/${id}`)).json()
    expect(data.dayMoves[0]).toMatchObject({ cause: 'FILE', from: ready })
    expect([data.readyBy, data.dayMoves.at(-1).to, data.late]).toEqual([await readyBy(id), await readyBy(id), null])
  })

  test('is the same after a month without the job, in several processes, and when the clock is set back', async () => {
    const { id, ready } = await paidWithoutFile()
    await Promise.all([turn(30), turn(30), turn(30)])
    const missed = await cutOffsOf(id, 30)
    expect((await moves(id)).length).toBe(missed.length)
    for (const days of [2, 30, -3]) await turn(days)
    expect(await readyBy(id)).toBe(addWorkingDays(ready, missed.length, DEFAULT_POLICY))
    expect((await moves(id)).length).toBe(missed.length)
    expect(await messages(id, 'day-moved')).toBe(1)
  })

  test('stays while the shop has the file, and moves for another reason when it must be changed', async () => {
    const { id, line, customer, ready } = await paidWithoutFile()
    await setLineFiles(pool, line, [await insertVersion(pool, customer, { isChecked: false })])
    await turn(20)
    expect([await readyBy(id), await moves(id)]).toEqual([ready, []])
    await setLineFiles(pool, line, [await insertVersion(pool, customer, { findings: [RED_FINDING] })])
    expect(await waits(line)).toEqual([
      { cause: 'FILE', is_open: false },
      { cause: 'CHANGE', is_open: true },
    ])
    await turn(8)
    expect((await moves(id)).map(({ cause }) => cause)).toEqual((await cutOffsOf(id, 8)).map(() => 'CHANGE'))
  })

  test('moves for what was missed although the file came before the job ran again', async () => {
    const { id, line, customer } = await paidWithoutFile()
    await sql(`update customer_wait set since = now() - interval '9 days' where line_id = $1`, [line])
    await sql(`update customer_order set opened_at = now() - interval '9 days' where id = $1`, [id])
    await setLineFiles(pool, line, [await insertVersion(pool, customer, { isChecked: false })])
    await turn(0)
    const missed = await cutOffsOf(id, 0)
    expect((await moves(id)).map(({ cut_off: day }) => day)).toEqual(missed)
    expect(missed.length).toBeGreaterThan(4)
    // The message does not ask for what is here.
    const [mail] = await sql(`select body_text from outbox_message where order_id = $1 and order_news = 'day-moved'`, [
      id,
    ])
    expect(mail.body_text).toContain('At the cut-off your file was not here yet')
  })

  test('keeps the right of the customer that the shop itself is late, by the day that moved with them', async () => {
    const { id, ready } = await paidWithoutFile()
    await sql(`update customer_order set ready_by = $2, agreed_by = $3, late_reason = 'Paper' where id = $1`, [
      id,
      addWorkingDays(ready, 3, DEFAULT_POLICY),
      ready,
    ])
    await turn(8)
    const moved = (await cutOffsOf(id, 8)).length
    expect(await shop.orderOf(id)).toMatchObject({
      ready_by: addWorkingDays(ready, 3 + moved, DEFAULT_POLICY),
      agreed_by: addWorkingDays(ready, moved, DEFAULT_POLICY),
      late_reason: 'Paper',
    })
  })

  test('is changed by nothing but a row, and no row changes', async () => {
    const { id } = await paidWithoutFile()
    await expect(sql('update customer_order set ready_by = ready_by + 1 where id = $1', [id])).rejects.toMatchObject({
      code: '23001',
    })
    await turn(8)
    await expect(sql('delete from ready_by_move where order_id = $1', [id])).rejects.toThrow('ready_by_move')
    await expect(sql('update customer_order set ready_by = ready_by + 1 where id = $1', [id])).rejects.toMatchObject({
      code: '23001',
    })
  })

  test('stays when the order has ended', async () => {
    const { id, browser, ready } = await paidWithoutFile()
    await browser.send('DELETE', `/carts/profile/${id}`)
    await turn(20)
    expect(await readyBy(id)).toBe(ready)
  })
})

describe('a customer who is waited for', () => {
  /** By day, so many hours after the order was paid. */
  const remind = async (id: string, hours: number) => {
    await sql(`update customer_order set opened_at = '2030-01-01T12:00:00+03:00' where id = $1`, [id])
    await remindOfArtwork({
      ...at(0),
      now: () => new Date(Date.parse('2030-01-01T12:00:00+03:00') + hours * 3_600_000),
      fileLink: (tx, line) => newReviewAddress(tx, 'http://localhost:3000', line),
    })
  }

  test('is reminded after a day, three days and a week, and asked how to go on after fifteen days', async () => {
    const { id } = await paidWithoutFile()
    const counts = []
    for (const hours of [23, 24, 24, 72, 168, 168, 359, 360, 400]) {
      await remind(id, hours)
      counts.push([await messages(id, 'artwork-reminder'), await messages(id, 'artwork-choice')].join(' '))
    }
    const reminder = `select body_text from outbox_message where order_id = $1 and order_news = 'artwork-reminder' limit 1`
    const { body_text: mail } = await one(reminder, [id])
    expect(mail).toMatch(/http:\/\/localhost:3000\/en\/proof\/[A-Za-z0-9_-]{22}\b/)
    expect(counts).toEqual(['0 0', '1 0', '1 0', '2 0', '3 0', '3 0', '3 0', '3 1', '3 1'])
  })

  test('is reminded once more after fifteen days where nothing but an answer is missing: there is nothing to choose', async () => {
    const { id, line } = await paidWithoutFile()
    await sql(`update customer_wait set cause = 'TICK' where line_id = $1`, [line])
    for (const hours of [168, 360, 400]) await remind(id, hours)
    expect(await messages(id, 'artwork-reminder')).toBe(2)
    expect(await messages(id, 'artwork-choice')).toBe(0)
  })

  test('gets one message after the shop was away, and none at night', async () => {
    const { id } = await paidWithoutFile()
    await remind(id, 96)
    expect(await messages(id, 'artwork-reminder')).toBe(1)
    const other = await paidWithoutFile()
    await remind(other.id, 24 + 11)
    expect(await messages(other.id, 'artwork-reminder')).toBe(0)
  })

  test('is left alone when the file is here', async () => {
    const { id, line, customer } = await paidWithoutFile()
    await setLineFiles(pool, line, [await insertVersion(pool, customer, { isChecked: false })])
    await remind(id, 168)
    expect(await messages(id, 'artwork-reminder')).toBe(0)
  })

  test('leaves the design to the shop once that is offered, and the day stays from then on', async () => {
    const { id, browser, line, ready } = await paidWithoutFile()
    const { position } = await one('select position from order_line where id = $1', [line])
    const choose = (who = browser) => who.send('POST', `/carts/profile/${id}/artwork/design`, { position })
    const choice = async () => (await browser.send('GET', `/carts/profile/${id}/artwork`)).json().data[0].choice
    expect([await choice(), (await choose()).json().code]).toEqual([null, 'ILLEGAL_TRANSITION'])
    await remind(id, 360)
    expect(await choice()).toBe('OFFERED')
    expect((await choose(await shop.newCustomer())).statusCode).toBe(404)
    expect((await choose()).json().data[0].choice).toBe('DESIGN')
    expect((await choose()).statusCode).toBe(409)
    expect(await waits(line)).toEqual([{ cause: 'FILE', is_open: false }])
    await turn(20)
    expect(await readyBy(id)).toBe(ready)
  })

  test('gets all the money back when nothing is made yet', async () => {
    const { id, browser } = await paidWithoutFile()
    await remind(id, 360)
    expect((await browser.send('GET', `/carts/profile/${id}`)).json().data.cancellation).toBe('CANCEL')
    expect((await browser.send('DELETE', `/carts/profile/${id}`)).statusCode).toBe(200)
    expect(await one('select sum(amount)::int as back from refund where order_id = $1', [id])).toEqual({
      back: Number((await shop.orderOf(id))['total']),
    })
  })
})
