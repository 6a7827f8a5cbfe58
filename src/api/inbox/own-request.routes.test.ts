import { expect, test } from 'vitest'
import { customerShop } from '#testing/customer-shop.ts'

const shop = customerShop()

const ask = (reference: string, email: string, description: string) =>
  shop.query(
    `with asked as (
       insert into special_request (reference, full_name, email, phone, description, quantity, size, needed_by, language)
       values ($1, 'Sara Ali', $2, '+966551234567', $3, 200, '90 × 90 mm', '2026-12-24', 'en') returning id)
     insert into special_request_attachment (special_request_id, storage_key, file_name, media_type, byte_size, sha256)
     select id, $1, 'sketch.pdf', 'application/pdf', 7, repeat('a', 64) from asked`,
    [reference, email, description],
  )

test('the account lists what was asked for with its verified email, the newest first, and nothing of others', async () => {
  const sara = await shop.newCustomer('sara@studio.example')
  const other = await shop.newCustomer('other@studio.example')
  await ask('R-22222222', 'Sara@Studio.example', 'Wooden coasters')
  await ask('R-33333333', 'sara@studio.example', 'A sign of brass')
  await ask('R-44444444', 'someone@studio.example', 'A secret')
  const { data, meta } = (await sara.send('GET', '/special-requests/profile')).json()
  expect(data).toEqual([
    {
      reference: 'R-33333333',
      status: 'NEW',
      description: 'A sign of brass',
      productType: null,
      quantity: 200,
      size: '90 × 90 mm',
      neededBy: '2026-12-24',
      files: 1,
      quotation: null,
      at: expect.stringMatching(/\+03:00$/),
    },
    expect.objectContaining({ reference: 'R-22222222', description: 'Wooden coasters' }),
  ])
  expect(meta).toEqual({ total: 2, page: 1, perPage: 10, lastPage: 1 })
  const second = (await sara.send('GET', '/special-requests/profile?perPage=1&page=2')).json()
  expect(second).toMatchObject({ data: [{ reference: 'R-22222222' }], meta: { total: 2, lastPage: 2 } })
  expect((await other.send('GET', '/special-requests/profile')).json()).toMatchObject({ data: [], meta: { total: 0 } })
})

test('an address that is not verified yet shows nothing of its mailbox', async () => {
  const thief = await shop.newCustomer('thief@studio.example')
  await ask('R-55555555', 'victim@studio.example', 'A surprise')
  await shop.query(
    `insert into customer_identifier (customer_id, kind, value, value_key, verified_at)
     select customer_id, 'phone', '+966551234568', '+966551234568', now() from customer_identifier where value_key = $1`,
    [thief.email],
  )
  const becomes = `update customer_identifier set value = $2, value_key = $2, verified_at = $3 where kind = 'email'
    and customer_id = (select customer_id from customer_identifier where value_key = '+966551234568')
    and value_key = $1`
  const listed = async () => (await thief.send('GET', '/special-requests/profile')).json().meta.total
  await shop.query(becomes, [thief.email, 'victim@studio.example', null])
  expect(await listed()).toBe(0)
  await shop.query(becomes, ['victim@studio.example', 'victim@studio.example', new Date()])
  expect(await listed()).toBe(1)
})

test('visitors have none', async () => {
  expect((await shop.browser().send('GET', '/special-requests/profile')).statusCode).toBe(401)
})
