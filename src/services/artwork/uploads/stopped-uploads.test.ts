import { expect, test } from 'vitest'
import { noticeShop } from '#testing/artwork/notice-shop.ts'
import { announceStoppedUploads } from './stopped-uploads.ts'

const { database, shop, announceAt, mails } = await noticeShop('upload-stopped', announceStoppedUploads)

/** Noon in Riyadh. */
const BEGUN = new Date('2026-11-25T09:00:00Z')
const hoursLater = (hours: number): Date => new Date(BEGUN.getTime() + hours * 3_600_000)

const upload = async (email: string, arrived: number, begun = BEGUN): Promise<void> => {
  await database.pool.query(
    `insert into artwork_upload (customer_id, label, byte_length, byte_offset, created_at, expires_at)
     select customer_id, 'menu.pdf', 1000, $2, $3, $3::timestamptz + interval '24 hours'
     from customer_identifier where value = $1`,
    [email, arrived, begun],
  )
}

test('a customer whose upload stopped is informed once, with what arrived and until when it can be continued', async () => {
  const { email } = await shop.newCustomer()
  await upload(email, 640)
  await announceAt(hoursLater(2))
  expect(await mails(email)).toEqual([])
  await announceAt(hoursLater(3))
  await announceAt(hoursLater(4))
  const [mail, ...others] = await mails(email)
  expect(others).toEqual([])
  expect(mail.body_text).toMatch(/menu\.pdf\W*64% has arrived/)
  expect(mail.body_text).toMatch(/26 Nov\w*\W*, \W*12:00/)
})

test('several uploads are one message', async () => {
  const { email } = await shop.newCustomer()
  await upload(email, 100)
  await upload(email, 200)
  await announceAt(hoursLater(5))
  expect(await mails(email)).toHaveLength(1)
})

test('no one is informed at night, of what never began or is whole, or when it is nearly too late', async () => {
  const { email } = await shop.newCustomer()
  await upload(email, 0)
  await upload(email, 1000)
  await announceAt(hoursLater(4))
  await upload(email, 500)
  await announceAt(hoursLater(12))
  await announceAt(hoursLater(23))
  expect(await mails(email)).toEqual([])
  expect(await announceAt(hoursLater(21.5))).toBe(1)
})
