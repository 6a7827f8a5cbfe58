import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
let office: TestOffice
let manager: TestDesk
beforeAll(async () => {
  const services = testOfficeServices(shop.database, { orders: shop.parts, storage: shop.store.storage })
  office = await testOffice(shop.database, {}, undefined, services)
  manager = await office.desk('manager')
  for (const name of ['=1+1', '@SUM(A1)', 'شركة الساحل']) {
    const { id } = await shop.paidOrder()
    await shop.database.pool.query('update customer_order set company_name = $1 where id = $2', [name, id])
  }
  await office.services.orders.listing.follow()
})
afterAll(() => office.app.close())

const take = (query: string, language = 'en', desk = manager) =>
  desk.send('GET', `/orders/export?${query}`, undefined, { 'accept-language': language })

test('a file has the rows of the list, in its order, with the columns wanted', async () => {
  const answer = await take('columns=number,company,total&sort=placed')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/),
  })
  expect(answer.body.startsWith('\uFEFFOrder,Company,Total (SAR)\n')).toBe(true)
  const rows = parse(answer.body, { bom: true, columns: true }) as Record<string, string>[]
  const { data, meta } = (await manager.send('GET', '/orders?sort=placed')).json()
  expect(rows).toHaveLength(meta.total)
  expect(rows.map((row) => Number(row['Order']))).toEqual(data.map(({ number }: { number: number }) => number))
  expect(rows.map((row) => row['Company'])).toEqual(["'=1+1", "'@SUM(A1)", 'شركة الساحل'])
  expect(rows[0]?.['Total (SAR)']).toBe('20.00')
})

test('a phone number and a sum are read in a spreadsheet as they are', async () => {
  const owner = await office.desk('owner')
  const [row] = parse((await take('columns=phone,total', 'en', owner)).body, { bom: true, columns: true }) as object[]
  expect(row).toEqual({ Phone: '055 123 4567', 'Total (SAR)': '20.00' })
  const sheet = await readSheet((await take('format=xlsx&columns=phone,total', 'en', owner)).rawPayload)
  expect(sheet[1]).toEqual(['055 123 4567', 20])
})

test('a workbook says the same, in Arabic from the right', async () => {
  const answer = await take('format=xlsx&columns=number,status,company', 'ar')
  const rows = await readSheet(answer.rawPayload)
  expect(rows[0]).toEqual(['الطلب', 'الحالة', 'الشركة'])
  expect(rows).toHaveLength(4)
  expect(rows.map((row) => row[2])).toContain("'=1+1")
  expect(rows[1]?.[1]).toBe('بانتظار القبول')
})

test('a filter is the filter of the list', async () => {
  const rows = parse((await take('q=الساحل&columns=company')).body, { bom: true }) as string[][]
  expect(rows).toEqual([['Company'], ['شركة الساحل']])
  expect(parse((await take('status=COMPLETED')).body, { bom: true })).toHaveLength(1)
})

test('taking a file is a right, and leaves a trace of what was taken', async () => {
  expect((await take('', 'en', await office.desk('sales'))).json()).toMatchObject({
    code: 'PERMISSION_MISSING',
    permission: 'orders.export',
  })
  const owner = await office.desk('owner')
  await take('status=PENDING&columns=number,phone', 'en', owner)
  expect(await shop.one('select action, after from staff_change where staff_id = $1', [owner.staffId])).toEqual({
    action: 'order.export',
    after: { format: 'csv', columns: 'number,phone', query: 'status=PENDING&columns=number,phone' },
  })
})

test('what reaches a customer is in no file of those who may not see it', async () => {
  const desk = await office.desk('viewer')
  const { id } = await shop.one(
    `insert into staff_role (name, permissions) values ('{"en":"Exports"}', '{orders.view,orders.export}') returning id`,
  )
  await shop.database.pool.query('insert into staff_role_of (staff_id, role_id) values ($1, $2)', [desk.staffId, id])
  const { body } = await take('columns=number,phone', 'en', desk)
  expect(body).not.toContain('Phone')
  expect(body).not.toContain('+9665')
})

test.each(['columns=secret', 'format=pdf', 'sort=name', 'colour=red', 'cursor=x'])('refuses %s', async (query) => {
  expect((await take(query)).json()).toMatchObject({ code: 'VALIDATION' })
})

test('a long file is fetched by who began it, with the rights of then, while it is there', async () => {
  const owner = await office.desk('owner')
  const start = (query: string, desk = owner) => desk.send('POST', `/order-exports?${query}`, {})
  // So few are sent at once.
  expect((await start('columns=number')).json().data).toEqual({ id: null })
  const [{ id }] = (
    await shop.database.pool.query(
      `insert into export_file (staff_id, format, language, columns, filter, sort, total, rows, byte_size, state,
         finished_at, expires_at)
       values ($1, 'csv', 'en', '{number,phone}', '{}', 'placed', 3, 3, 8, 'DONE', now(), now() + interval '1 hour')
       returning id`,
      [owner.staffId],
    )
  ).rows
  for (const [index, bytes] of ['one ', 'two\n'].entries()) {
    await shop.store.storage.put('private', `abcd-part-${index}`, Buffer.from(bytes))
    await shop.database.pool.query('insert into export_part values ($1, $2, $3, 4)', [
      id,
      index + 1,
      `abcd-part-${index}`,
    ])
  }
  const fetch = (desk = owner) => desk.send('GET', `/order-exports/${id}/file`)
  expect((await owner.send('GET', '/order-exports')).json().data).toMatchObject([{ id, state: 'DONE', rows: 3 }])
  const answer = await fetch()
  expect(answer.body).toBe('one two\n')
  expect(answer.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'content-length': '8' })
  expect((await fetch(manager)).statusCode).toBe(404)
  expect((await fetch(await office.desk('sales'))).json().code).toBe('PERMISSION_MISSING')
  // Who may not see phones any more is refused the file, and so is everyone when its time is over.
  await shop.database.pool.query('alter table staff_role disable trigger staff_role_check')
  await shop.database.pool.query(
    `update staff_role set permissions = array_remove(permissions, 'contact.view') where code = 'owner'`,
  )
  expect((await fetch()).json()).toMatchObject({ code: 'PERMISSION_MISSING' })
  await shop.database.pool.query(
    `update staff_role set permissions = permissions || 'contact.view'::text where code = 'owner'`,
  )
  await shop.database.pool.query('alter table staff_role enable trigger staff_role_check')
  expect((await fetch()).statusCode).toBe(200)
  await shop.database.pool.query('alter table export_file disable trigger export_file_once')
  await shop.database.pool.query('update export_file set expires_at = now() where id = $1', [id])
  await shop.database.pool.query('alter table export_file enable trigger export_file_once')
  expect((await fetch()).statusCode).toBe(404)
})
