import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#db/invariants.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { createOrderListing } from '#services/orders/listing/order-listing.ts'
import { addDemoStaff } from '#services/staff/demo/demo-staff.ts'
import { insertAttribute, insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { stampedInvoices } from '#testing/orders/issued-invoices.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { addDemoOrders } from './demo-orders.ts'
import { generateOrders } from './generate-orders.ts'

const NOW = new Date()

let database: TestDatabase
const files = new Map<string, Uint8Array>()
const storage = {
  put: async (_area: string, key: string, bytes: Uint8Array) => {
    files.set(key, bytes)
    return { ok: true, value: undefined }
  },
}
beforeAll(async () => {
  database = await testDatabase()
  const categoryId = await insertCategory(database.db, { code: 'cards', name: { en: 'Cards', ar: 'بطاقات' } })
  for (const code of ['BC-1', 'BC-2', 'BC-3']) await insertProduct(database.db, { code, categoryId })
  const paper = { code: 'coated-400', name: { en: 'Coated 400 g', ar: 'ورق مصقول 400 جم' } }
  const valueIds = await insertAttribute(database.db, { code: 'material', name: { en: 'Material' }, values: [paper] })
  const more = { print_method: 'COATED', print_faces: ['front', 'back'], width_mm: 90, height_mm: 50 } as const
  await insertProduct(database.db, {
    code: 'BC-4',
    categoryId,
    valueIds,
    more: { ...more, print_faces: [...more.print_faces] },
  })
  await database.pool.query('update feature set attribute_id = (select id from attribute)')
  await addDemoStaff({ db: database.db, key: 'a secret of the test that is long enough', now: NOW })
  const parts = { db: database.db, invoices: stampedInvoices(), now: NOW, fixedProducts: [] }
  await addDemoOrders({ ...parts, storage: storage as never })
  await createOrderListing({ db: database.db, now: () => NOW }).follow()
}, 60_000)
afterAll(() => database.close())

const rows = async (query: string): Promise<Record<string, unknown>[]> => (await database.pool.query(query)).rows
const values = async (query: string): Promise<unknown[]> => (await rows(query)).map((row) => Object.values(row)[0])

test('the demo has 300 orders in every state, and every invariant holds', async () => {
  expect(await values('select count(*)::int from customer_order')).toEqual([300])
  expect((await values('select distinct status from customer_order')).toSorted()).toEqual(
    [...ORDER_STATUSES].toSorted(),
  )
  expect(await findViolations(database.pool)).toEqual([])
})

test('a transfer that is awaited can be confirmed: it waits under the name of its attempt', async () => {
  const awaited = `select gateway_id = id::text as named from payment_attempt where provider = 'BANK'
    and state = 'REQUIRES_ACTION'`
  expect(new Set(await values(awaited))).toEqual(new Set([true]))
})

test.each([
  ['a transfer with its receipt', 'select from order_listing where receipts > 0'],
  ['a refund to approve', 'select from order_listing where refund_to_approve_at is not null'],
  ['a refund to send by bank', 'select from order_listing where refund_to_send_at is not null'],
  ['a refused refund', 'select from order_listing where refund_trouble_at is not null'],
  ['a partly refunded order', "select from order_listing where payment = 'PARTLY_REFUNDED'"],
  ['an order on hold', 'select from order_listing where held_at is not null'],
  ['a wish to cancel', 'select from order_listing where cancel_requested_at is not null'],
  ['an urgent order', "select from order_listing where urgent and status = 'PENDING'"],
  ['an order for pick-up', "select from order_listing where fulfilment = 'PICKUP'"],
  ['a late order', "select from order_listing where status = 'PROCESSING' and ready_by < current_date"],
  [
    'an order due today, or on Sunday when the workshop is closed',
    `select from order_listing, lateral (select (now() at time zone 'Asia/Riyadh')::date as today) t where status = 'PROCESSING'
    and ready_by = today + case extract(isodow from today) when 5 then 2 when 6 then 1 else 0 end::integer`,
  ],
  ['a postponed order', 'select from customer_order where agreed_by is not null'],
  [
    'a company with a purchase order',
    'select from customer_order where vat_number is not null and po_number is not null',
  ],
  [
    'a job at each station of the way',
    `select from print_job j join station s on s.id = j.station_id
    where j.state = 'QUEUED' having count(distinct s.kind) = 4`,
  ],
  ['a job in work', `select from print_job where state = 'RUNNING'`],
  ['a job with a problem', `select from print_job where state = 'PROBLEM'`],
  ['a job that is printed again', 'select from print_job where is_reprint'],
  [
    'a material of most jobs',
    'select from print_job having count(*) filter (where material is not null) > count(*) / 2',
  ],
  ['a sheet that jobs share', 'select from print_job where pool_id is not null group by pool_id having count(*) > 1'],
  ['an order to hand over', 'select from order_listing where made_at is not null'],
  ['a note of staff', 'select from order_note'],
  ['a review that waits', "select from review where status = 'PENDING'"],
  ['an order in Arabic', "select from customer_order where language = 'ar'"],
  ['an order in English', "select from customer_order where language = 'en'"],
  ['every way to pay', 'select from payment_attempt having count(distinct method) = 7'],
])('there is %s', async (_what, query) => {
  expect(await rows(query)).not.toEqual([])
})

test('histories end where orders stand, VAT of lines is within theirs, and triggers watch again', async () => {
  expect(await values(`select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'`)).toEqual([])
  expect(
    await rows(`select o.number from customer_order o
      left join (select order_id, count(*) as lines, sum(vat) as vat from order_line group by 1) l on l.order_id = o.id
      where l.lines is null or l.vat > o.vat`),
  ).toEqual([])
  expect(
    await rows(`select o.number from customer_order o join order_event e on e.order_id = o.id
      where e.id = (select max(id) from order_event where order_id = o.id) and e.recorded_at <> o.moved_at`),
  ).toEqual([])
  expect(
    await rows('select from order_listing_progress p where p.settled_event < (select max(id) from order_event)'),
  ).toEqual([])
})

test('no message is written, no review is shown and no receipt lacks its file', async () => {
  expect(await values('select count(*)::int from outbox_message')).toEqual([0])
  expect(await values("select count(*)::int from review where status = 'APPROVED'")).toEqual([0])
  for (const key of await values('select storage_key from bank_receipt')) {
    expect(Buffer.from(files.get(String(key)) ?? []).toString('latin1')).toMatch(/^%PDF-1\.4[\s\S]*SAR [\d,]+\.\d\d/)
  }
  expect(await values('select count(*)::int from unclaimed_file')).toEqual([0])
})

test('more of them have two lines on average, and the old ones have ended', async () => {
  await generateOrders(database.db, { orders: 2_000, seed: 2, now: NOW, invoiced: false })
  expect(await values('select count(*)::int from customer_order')).toEqual([2_300])
  expect(await values('select count(*)::int from order_line')).toEqual([4_600])
  expect(
    await values(`select count(*)::int from customer_order
      where status not in ('COMPLETED', 'CANCELLED', 'REJECTED', 'EXPIRED') and placed_at < now() - interval '60 days'`),
  ).toEqual([0])
  expect(await values('select count(*)::int from order_listing')).toEqual([2_300])
})
