import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordChange } from '#services/changes/record-change.ts'
import { acceptedOrder } from '#testing/orders/made-order.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
let office: TestOffice
let owner: TestDesk
beforeAll(async () => {
  office = await testOffice(shop.database, {}, undefined, testOfficeServices(shop.database, { orders: shop.parts }))
  owner = await office.desk('owner')
})
afterAll(() => office.app.close())

const take = (list: string, query = '', language = 'en', desk = owner) =>
  desk.send('GET', `/${list}/export?${query}`, undefined, { 'accept-language': language })
const rowsOf = (body: string) => parse(body, { bom: true, columns: true }) as Record<string, string>[]
const lastTrace = (desk: TestDesk) =>
  shop.one('select action, subject_id, after from staff_change where staff_id = $1 order by id desc limit 1', [
    desk.staffId,
  ])

describe('the jobs of the board as a file', () => {
  test('are those of the board, with their stations by name, and leave a trace', async () => {
    const { code } = await acceptedOrder(shop, owner)
    const rows = rowsOf((await take('production')).body)
    const { data } = (await owner.send('GET', '/production/board')).json()
    expect(rows.map((row) => row['Job'])).toEqual(data.jobs.map((job: { code: string }) => job.code))
    expect(rows).toContainEqual(expect.objectContaining({ Job: code, Station: 'Prepress', State: 'Queued' }))
    expect(await lastTrace(owner)).toMatchObject({
      action: 'list.export',
      subject_id: 'jobs',
      after: { format: 'csv' },
    })
  })

  test('reach no customer', async () => {
    const { body } = await take('production')
    expect(body).not.toContain('+9665')
    expect(body).not.toContain('@')
  })
})

describe('what waits for money as a file', () => {
  test('is the list of its queue, in riyals', async () => {
    const { id } = await shop.paidOrder()
    const { number } = await shop.one('select number from customer_order where id = $1', [id])
    await shop.database.pool.query(
      `with paid as (update payment set refunded = 500 where order_id = $1 returning id, order_id)
       insert into refund (payment_id, order_id, amount, state, reason, requested_by, staff_id, needs_approval)
       select id, order_id, 500, 'TO_APPROVE', 'STAFF', 'STAFF', $2, true from paid`,
      [id, owner.staffId],
    )
    await office.services.orders.listing.follow()
    const rows = rowsOf((await take('money', 'needs=refundsToApprove')).body)
    const { data } = (await owner.send('GET', '/money?needs=refundsToApprove')).json()
    expect(rows.map((row) => Number(row['Order']))).toEqual(
      data.map((row: { order: { number: number } }) => row.order.number),
    )
    expect(rows.find((row) => row['Order'] === String(number))).toMatchObject({
      'Refunded (SAR)': '0.00',
      'To refund (SAR)': '5.00',
    })
  })

  test('is refused to those who do not see money', async () => {
    expect((await take('money', '', 'en', await office.desk('production'))).json()).toMatchObject({
      permission: 'money.view',
    })
  })
})

describe('the staff as a file', () => {
  test('is its list as it is filtered, in Arabic from the right', async () => {
    const answer = await take('staff', 'format=xlsx&status=ACTIVE', 'ar')
    const rows = await readSheet(answer.rawPayload)
    const { meta } = (await owner.send('GET', '/staff?status=ACTIVE')).json()
    expect(rows[0]?.slice(0, 4)).toEqual(['الاسم', 'البريد الإلكتروني', 'الأدوار', 'الحالة'])
    expect(rows).toHaveLength(meta.total + 1)
    expect(rows[1]?.[3]).toBe('نشط')
  })

  test('has everyone, also beyond the first page', async () => {
    for (let person = 0; person < 60; person += 1) await office.desk('viewer')
    const { meta } = (await owner.send('GET', '/staff')).json()
    expect(rowsOf((await take('staff')).body)).toHaveLength(meta.total)
  })
})

describe('the activity as a file', () => {
  test('is the list as it is filtered, newest first, for who sees it', async () => {
    const { code } = await acceptedOrder(shop, owner)
    await take('production')
    const query = 'action=list.export,order.accept'
    const rows = rowsOf((await take('activity', query)).body)
    const { meta } = (await owner.send('GET', `/activity?${query}`)).json()
    expect(rows).toHaveLength(meta.total)
    expect(rows[0]).toMatchObject({ What: 'Exported a list', 'Kind of thing': 'List', Thing: 'Activity' })
    expect(rows.find((row) => row['What'] === 'Accepted')).toMatchObject({ Thing: code.split('-')[0] })
    const viewer = await office.desk('viewer')
    // What others did is not theirs to see; that they take the file is the one thing they did.
    const own = rowsOf((await take('activity', query, 'en', viewer)).body)
    expect(own.map((row) => row['What'])).toEqual(['Exported a list'])
    const [heading] = await readSheet((await take('activity', 'format=xlsx', 'ar')).rawPayload)
    expect(heading?.slice(0, 3)).toEqual(['الوقت', 'من', 'الإجراء'])
  })
})

describe('what changed, in a file of the activity', () => {
  /** An order that has an assignee and a refund, as rows of the file. */
  const changes = async (language: string) => {
    const { id } = await shop.paidOrder()
    const { number } = await shop.orderOf(id)
    await owner.send('PUT', `/orders/${number}/assignee`, { staffId: owner.staffId })
    await recordChange(
      shop.database.db,
      { via: 'OFFICE', staffId: owner.staffId ?? '', sessionId: null },
      {
        action: 'order.refund',
        subject: { type: 'order', id },
        before: { refund: 'TO_APPROVE' },
        after: { refund: 'PENDING', amount: 274_050, waitsForApproval: false },
        reason: 'DAMAGED: two boxes',
      },
    )
    return rowsOf((await take('activity', `subject=order:${id}`, language)).body)
  }

  test('has the English words of the screen', async () => {
    const [refund, assign] = await changes('en')
    expect(refund).toMatchObject({
      'Kind of thing': 'Order',
      Before: 'Refund: Waits for approval',
      After: 'Refund: Being sent; Amount: SAR\u00A02,740.50; Waits for a second person: no',
      Why: 'Arrived damaged: two boxes',
    })
    expect(assign?.['After']).toMatch(/^Assigned to: \S/)
  })

  test('has the Arabic words of the screen', async () => {
    const [refund] = await changes('ar')
    expect(refund).toMatchObject({
      النوع: 'طلب',
      قبل: 'الاسترداد: بانتظار الموافقة',
      بعد: 'الاسترداد: قيد الإرسال؛ المبلغ: 2,740.50\u00A0ر.س؛ بانتظار موافقة شخص ثانٍ: لا',
      السبب: 'وصل تالفًا: two boxes',
    })
  })
})

describe('what reaches people', () => {
  test('is in a file only after a second factor of the last minutes', async () => {
    const desk = await office.desk('owner')
    await shop.database.pool.query(
      `update staff_session set fresh_at = now() - interval '1 hour' where staff_id = $1`,
      [desk.staffId],
    )
    expect((await take('staff', '', 'en', desk)).json()).toMatchObject({ code: 'REAUTHENTICATION_NEEDED' })
    expect((await take('orders', 'columns=number,phone', 'en', desk)).json()).toMatchObject({
      code: 'REAUTHENTICATION_NEEDED',
    })
    expect((await take('orders', 'columns=number,total', 'en', desk)).statusCode).toBe(200)
  })
})

test.each(['format=pdf', 'colour=red', 'cursor=x'])('refuses %s', async (query) => {
  for (const list of ['production', 'money', 'staff', 'activity'])
    expect((await take(list, query)).json(), list).toMatchObject({ code: 'VALIDATION' })
})
