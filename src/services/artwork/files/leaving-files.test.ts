import { expect, test } from 'vitest'
import { noticeShop } from '#testing/artwork/notice-shop.ts'
import { insertVersion } from '#testing/artwork/artwork-fixture.ts'
import { insertBought } from '#testing/orders/bought-order.ts'
import { holdOverdue } from './deletion.repository.ts'
import { announceLeavingFiles } from './leaving-files.ts'

const { database, shop, announceAt, mails } = await noticeShop('artwork-leaves', announceLeavingFiles)

const daysFrom = (at: Date, days: number): Date => new Date(at.getTime() + days * 86_400_000)
const customerOf = async (email: string): Promise<string> =>
  (await database.pool.query('select customer_id from customer_identifier where value = $1', [email])).rows[0]
    .customer_id
const overdueAt = (now: Date) => holdOverdue(database.db, now, 100)

test('files of a customer go two years after the last order, 14 days after the notice and not before', async () => {
  const customer = await shop.newCustomer()
  const version = await insertVersion(database.pool, await customerOf(customer.email))
  const { rows } = await database.pool.query('select delete_after from artwork_version where id = $1', [version])
  const end: Date = rows[0].delete_after
  await announceAt(daysFrom(end, -20))
  expect(await mails(customer.email)).toEqual([])
  expect(await overdueAt(daysFrom(end, 1))).not.toContain(version)
  const noticed = daysFrom(end, 2)
  await announceAt(noticed)
  await announceAt(daysFrom(end, 3))
  const [mail, ...others] = await mails(customer.email)
  expect(others).toEqual([])
  expect(mail.body_text).toContain('https://shop.example/')
  expect(mail.body_text).toContain('tab=myArtwork')
  expect(await overdueAt(daysFrom(noticed, 13))).not.toContain(version)
  expect(await overdueAt(daysFrom(noticed, 15))).toContain(version)
})

test('another order takes the notice back', async () => {
  const customer = await shop.newCustomer()
  const version = await insertVersion(database.pool, await customerOf(customer.email))
  const end: Date = (await database.pool.query('select delete_after from artwork_version where id = $1', [version]))
    .rows[0].delete_after
  await announceAt(end)
  await insertBought(database.pool, customer.email, { status: 'PENDING' })
  await announceAt(daysFrom(end, 1))
  expect(await overdueAt(daysFrom(end, 20))).not.toContain(version)
  expect(await overdueAt(daysFrom(end, 760))).not.toContain(version)
})

test('files of private goods go 30 days after delivery, unless another order needs them', async () => {
  const customer = await shop.newCustomer()
  const version = await insertVersion(database.pool, await customerOf(customer.email))
  const { order } = await insertBought(database.pool, customer.email, { status: 'PENDING' })
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  await client.query(`update customer_order set status = 'DELIVERED', delivered_at = now() where id = $1`, [order])
  await client.query(
    `with category as (insert into category (code, name, slug) values ('ids', '{"en":"IDs"}', '{"en":"ids"}') returning id),
     card as (insert into product (code, category_id, name, slug, print_private)
       select 'ID', id, '{"en":"ID"}', '{"en":"id"}', true from category returning id)
     update order_line set product_id = card.id from card where order_id = $1`,
    [order],
  )
  await client.query(
    'insert into line_artwork (line_id, position, version_id) select id, 0, $2 from order_line where order_id = $1',
    [order, version],
  )
  await client.query('commit')
  client.release()
  const delivered: Date = (await database.pool.query('select delivered_at from customer_order where id = $1', [order]))
    .rows[0].delivered_at
  expect(await overdueAt(daysFrom(delivered, 29))).not.toContain(version)
  expect(await overdueAt(daysFrom(delivered, 31))).toContain(version)
})
