import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BY_COMMAND, recordChange } from '#services/changes/record-change.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
let office: TestOffice
let owner: TestDesk
let sales: TestDesk
let roleId: Record<string, string>
beforeAll(async () => {
  office = await testOffice(shop.database, {}, undefined, testOfficeServices(shop.database, { orders: shop.parts }))
  owner = await office.desk('owner')
  sales = await office.desk('sales')
  roleId = Object.fromEntries((await sql('select code, id from staff_role')).map(({ code, id }) => [code, id]))
})
afterAll(() => office.app.close())

const sql = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
const activity = async (query = '', desk = owner) => (await desk.send('GET', `/activity${query}`)).json()
const undo = (id: string, desk = owner) => desk.send('POST', `/activity/${id}/undo`)
const newest = async (query: string, desk = owner) => (await activity(query, desk)).data[0]
const order = async () => {
  const { id } = await shop.paidOrder()
  const { number } = await shop.orderOf(id)
  const correct = async (body: object, version: number, desk = sales) =>
    desk.send('PATCH', `/orders/${number}/contact`, body, { 'if-match': `"${version}"` })
  return { id, number, correct }
}

describe('the activity', () => {
  test('says who did what with which thing, before and after', async () => {
    const { id, number, correct } = await order()
    await correct({ name: 'Noura Ali' }, 1)
    const { data, meta } = await activity(`?subject=order:${id}`)
    expect(meta).toEqual({ total: 1, isTotalExact: true, next: null })
    expect(data).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        by: { id: sales.staffId, name: expect.any(String) },
        via: 'OFFICE',
        action: 'order.correct',
        subject: { type: 'order', id, label: String(number) },
        before: { name: 'Sara Ali' },
        after: { name: 'Noura Ali' },
        reason: null,
        undoes: null,
        undoneBy: null,
        isErased: false,
        canUndo: true,
      },
    ])
  })

  test('is everybody’s for the owner, one’s own for sales, and that with money for finance', async () => {
    const { number } = await order()
    const finance = await office.desk('finance')
    await sales.send('POST', `/orders/${number}/notes`, { text: 'call at noon' })
    await recordChange(
      shop.database.db,
      { via: 'OFFICE', staffId: owner.staffId ?? '', sessionId: null },
      { action: 'order.takePayment', subject: { type: 'order', id: 'x' }, before: null, after: { amount: 100 } },
    )
    await recordChange(shop.database.db, BY_COMMAND, {
      action: 'invoice.replace',
      subject: { type: 'invoice', id: 'y' },
      before: null,
      after: { number: '1' },
    })
    const actions = async (desk: TestDesk) =>
      (await activity('', desk)).data.map(({ action }: { action: string }) => action)
    expect((await actions(owner)).slice(0, 3)).toEqual(['invoice.replace', 'order.takePayment', 'order.note'])
    expect((await actions(sales))[0]).toBe('order.note')
    expect(await actions(sales)).not.toContain('order.takePayment')
    expect(await actions(finance)).toEqual(['invoice.replace', 'order.takePayment'])
    expect((await activity('?by=none')).data.map(({ via }: { via: string }) => via)).toEqual(['COMMAND'])
    expect((await activity(`?by=${sales.staffId}`, finance)).data).toEqual([])
  })

  test('is filtered by action and day, and goes on where a page ends', async () => {
    const { id } = await order()
    for (let each = 0; each < 60; each += 1) {
      await recordChange(
        shop.database.db,
        { via: 'OFFICE', staffId: sales.staffId ?? '', sessionId: null },
        { action: 'order.note', subject: { type: 'order', id }, before: null, after: { text: String(each) } },
      )
    }
    const texts = (page: { data: { after: { text: string } }[] }) => page.data.map(({ after }) => Number(after.text))
    const first = await activity(`?subject=order:${id}&action=order.note,order.hold&by=${sales.staffId}`)
    expect(first.meta).toMatchObject({ total: 60, isTotalExact: true })
    const second = await activity(
      `?subject=order:${id}&action=order.note,order.hold&by=${sales.staffId}&cursor=${first.meta.next}`,
    )
    expect([...texts(first), ...texts(second)]).toEqual(Array.from({ length: 60 }, (_, index) => 59 - index))
    expect(second.meta.next).toBeNull()
    expect((await activity('?to=2020-01-01')).data).toEqual([])
    expect((await activity(`?from=2020-01-01&subject=order:${id}`)).meta.total).toBe(60)
  })

  test.each([
    'by=x',
    'action=order.fly',
    'subject=order',
    'subject=a:b:c',
    'from=2026-02-31',
    'cursor=x',
    'cursor=1',
    'a=b',
  ])('refuses %s', async (query) => {
    expect(await activity(`?${query}`)).toMatchObject({ code: 'VALIDATION' })
  })

  test('shows how a customer is reached only to those who may see it', async () => {
    const { id, correct } = await order()
    await correct({ phone: '0559876543', name: 'Huda' }, 1)
    const { id: watching } = (
      await owner.send('POST', '/roles', { name: { en: 'Watch', ar: 'مراقبة' }, permissions: ['activity.view'] })
    ).json().data
    const desk = await office.desk()
    await sql('insert into staff_role_of (staff_id, role_id) values ($1, $2)', [desk.staffId, watching])
    const seen = await newest(`?subject=order:${id}`, desk)
    expect(seen).toMatchObject({ before: { name: 'Sara Ali' }, after: { name: 'Huda' }, canUndo: false })
    expect(JSON.stringify(seen)).not.toContain('559876543')
  })
})

describe('taking back', () => {
  test('a correction gives the order what it was, as a change of its own, once', async () => {
    const { id, number, correct } = await order()
    await correct({ name: 'Noura', company: 'Noura Studio' }, 1)
    const { id: change } = await newest(`?subject=order:${id}`)
    expect((await undo(change, sales)).json()).toMatchObject({ status: 1 })
    const { data } = (await sales.send('GET', `/orders/${number}`)).json()
    expect(data).toMatchObject({ version: 3, contact: { name: 'Sara Ali', company: null } })
    const [back, first] = (await activity(`?subject=order:${id}`)).data
    expect(back).toMatchObject({
      action: 'order.correct',
      undoes: change,
      before: { name: 'Noura', company: 'Noura Studio' },
      after: { name: 'Sara Ali', company: null },
      canUndo: true,
    })
    expect(first).toMatchObject({ id: change, undoneBy: back.id, canUndo: false })
    expect((await undo(change)).json().code).toBe('CHANGED_SINCE')
    expect((await undo(back.id)).statusCode).toBe(200)
    expect((await sales.send('GET', `/orders/${number}`)).json().data.contact.name).toBe('Noura')
  })

  test('is refused when one of its fields was changed since, not when another was', async () => {
    const { id, correct } = await order()
    await correct({ name: 'First' }, 1)
    const change = await newest(`?subject=order:${id}`)
    await correct({ company: 'Elsewhere' }, 2)
    await correct({ name: 'Second' }, 3)
    expect((await undo(change.id)).json().code).toBe('CHANGED_SINCE')
    expect(await sql('select 1 from staff_change where undoes = $1', [change.id])).toEqual([])
    const { id: company } = (await activity(`?subject=order:${id}`)).data[1]
    expect((await undo(company)).statusCode).toBe(200)
  })

  test('by twenty at once happens once', async () => {
    const { id, correct } = await order()
    await correct({ name: 'First' }, 1)
    const change = await newest(`?subject=order:${id}`)
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(change.id)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
  })

  test('is refused for what went to a customer, and once the order has left', async () => {
    const { id, number, correct } = await order()
    await sales.send('POST', `/orders/${number}/moves`, { move: 'accept' })
    expect((await undo((await newest(`?subject=order:${id}`)).id)).json().code).toBe('NOT_UNDOABLE')
    await correct({ name: 'First' }, 1)
    const change = await newest(`?subject=order:${id}`)
    await owner.send('POST', `/orders/${number}/moves`, { move: 'cancel', reason: 'asked for' })
    expect((await undo(change.id)).json().code).toBe('CHANGED_SINCE')
  })

  test('needs the right that the change took, and sight of it', async () => {
    const { id, correct } = await order()
    await correct({ name: 'First' }, 1, owner)
    const change = await newest(`?subject=order:${id}`)
    expect((await undo(change.id, sales)).json().code).toBe('NOT_FOUND')
    expect((await undo('999999999')).json().code).toBe('NOT_FOUND')
    const { id: watching } = (
      await owner.send('POST', '/roles', { name: { en: 'Watch too', ar: 'مراقبة ٢' }, permissions: ['activity.view'] })
    ).json().data
    const desk = await office.desk()
    await sql('insert into staff_role_of (staff_id, role_id) values ($1, $2)', [desk.staffId, watching])
    expect((await undo(change.id, desk)).json()).toMatchObject({
      code: 'PERMISSION_MISSING',
      permission: 'orders.edit',
    })
  })

  test('roles of a person needs a fresh factor, and never raises its author', async () => {
    const { staffId: id = '' } = await office.desk('viewer')
    const edit = (roleIds: unknown[], version: number) =>
      owner.send('PATCH', `/staff/${id}`, { roleIds }, { 'if-match': `"${version}"` })
    await edit([roleId['finance']], 1)
    const raised = await newest(`?subject=staff:${id}`)
    await edit([roleId['manager']], 2)
    const lowered = await newest(`?subject=staff:${id}`)
    expect((await undo(raised.id)).json().code).toBe('CHANGED_SINCE')
    const manager = await office.desk('manager')
    expect((await undo(lowered.id, manager)).json()).toMatchObject({ code: 'PERMISSION_MISSING' })
    await sql(`update staff_session set fresh_at = now() - interval '11 minutes' where staff_id = $1`, [owner.staffId])
    expect((await undo(lowered.id)).json().code).toBe('REAUTHENTICATION_NEEDED')
    await sql('update staff_session set fresh_at = now() where staff_id = $1', [owner.staffId])
    expect((await undo(lowered.id)).statusCode).toBe(200)
    expect((await owner.send('GET', `/staff/${id}`)).json().data).toMatchObject({
      roles: [{ code: 'finance' }],
      version: 4,
    })
  })

  test('who an order was given to', async () => {
    const { id, number } = await order()
    await owner.send('PUT', `/orders/${number}/assignee`, { staffId: sales.staffId })
    const given = await newest(`?subject=order:${id}`)
    const { name } = (await sales.send('GET', '/me')).json().data
    expect(given).toMatchObject({ before: { assignee: null }, after: { assignee: name } })
    expect((await undo(given.id)).statusCode).toBe(200)
    expect(await newest(`?subject=order:${id}`)).toMatchObject({ undoes: given.id, before: { assignee: name } })
    expect((await owner.send('GET', `/orders/${number}`)).json().data.assignee).toBeNull()
  })
})
