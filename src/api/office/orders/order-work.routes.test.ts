import { describe, expect, test } from 'vitest'
import { orderDesk } from '#testing/orders/order-desk.ts'

const { shop, office, manager, sql, paid, file, move, changes, news } = await orderDesk()

describe('work on an order', () => {
  test('notes name who is asked to read them, and stay', async () => {
    const { id, number } = await paid()
    const text = 'Please call first\nthen print'
    const noted = await manager.send('POST', `/orders/${number}/notes`, { text, mentions: [manager.staffId] })
    expect(noted.json().data.timeline[0]).toMatchObject({ kind: 'NOTE', text, mentions: [{ id: manager.staffId }] })
    const foreign = { text, mentions: ['00000000-0000-4000-8000-000000000000'] }
    expect((await manager.send('POST', `/orders/${number}/notes`, foreign)).statusCode).toBe(400)
    expect(await changes(id)).toHaveLength(1)
    await expect(sql('delete from order_note')).rejects.toThrow('refused')
  })

  test('notes are not written by who only reads', async () => {
    const { id, number } = await paid()
    const viewer = await office.desk('viewer')
    const refused = await viewer.send('POST', `/orders/${number}/notes`, { text: 'x', mentions: [] })
    expect(refused.json()).toMatchObject({ code: 'PERMISSION_MISSING', permission: 'orders.edit' })
    for (const role of ['sales', 'prepress', 'production', 'fulfilment', 'finance']) {
      const desk = await office.desk(role)
      expect((await desk.send('POST', `/orders/${number}/notes`, { text: role })).statusCode, role).toBe(200)
    }
    expect(await changes(id)).toHaveLength(5)
  })

  test('an order is refused to a person who does not work on orders, or not here any more', async () => {
    const { id, number } = await paid()
    const content = await office.desk('content')
    const assign = (staffId: string | undefined) => manager.send('PUT', `/orders/${number}/assignee`, { staffId })
    expect((await assign(content.staffId)).json()).toMatchObject({ code: 'NOT_ASSIGNABLE' })
    const mention = { text: 'Look', mentions: [content.staffId] }
    expect((await manager.send('POST', `/orders/${number}/notes`, mention)).statusCode).toBe(400)
    const offered = (await manager.send('GET', '/orders/filters')).json().data.assignees
    expect(offered.map((each: { id: string }) => each.id)).not.toContain(content.staffId)
    expect(offered.map((each: { id: string }) => each.id)).toContain(manager.staffId)
    const viewer = await office.desk('viewer')
    expect((await assign(viewer.staffId)).json()).toMatchObject({ code: 'NOT_ASSIGNABLE' })
    const people = (await manager.send('GET', '/orders/filters')).json().data.assignees
    expect(people.map((each: { id: string }) => each.id)).not.toContain(viewer.staffId)
    // An active owner remains.
    await office.desk('owner')
    const left = await office.desk('sales')
    await shop.database.pool.query(`update staff set status = 'INACTIVE', deactivated_at = now() where id = $1`, [
      left.staffId,
    ])
    expect((await assign(left.staffId)).json()).toMatchObject({ code: 'NOT_ASSIGNABLE' })
    expect(await changes(id)).toEqual([])
  })

  test('an order is given to a person, once', async () => {
    const { id, number } = await paid()
    for (const staffId of [manager.staffId, manager.staffId, null]) {
      const { data } = (await manager.send('PUT', `/orders/${number}/assignee`, { staffId })).json()
      expect(data.assignee?.id ?? null).toBe(staffId)
    }
    expect(await changes(id)).toHaveLength(2)
    const unknown = { staffId: '00000000-0000-4000-8000-000000000000' }
    expect((await manager.send('PUT', `/orders/${number}/assignee`, unknown)).statusCode).toBe(409)
  })

  test('a message is sent once more, to the address of now', async () => {
    const { id, number } = await paid()
    await sql(`update outbox_message set status = 'SENT', sent_at = now() where order_id = $1`, [id])
    const sent = (await file(number)).data.timeline.find(({ kind }: { kind: string }) => kind === 'MESSAGE')
    const again = await manager.send('POST', `/orders/${number}/messages`, { messageId: sent.id })
    expect(again.statusCode).toBe(200)
    expect(await news(id)).toEqual(['received', 'received'])
    expect((await manager.send('POST', `/orders/${number}/messages`, { messageId: '1' })).statusCode).toBe(400)
  })

  test('contact is corrected in the version one has read, until the order leaves', async () => {
    const { id, number } = await paid()
    const correct = (version: string | undefined, body: object) =>
      manager.send('PATCH', `/orders/${number}/contact`, body, version === undefined ? {} : { 'if-match': version })
    expect((await correct(undefined, { name: 'Nora' })).statusCode).toBe(428)
    const first = await correct('"1"', { name: 'Nora Ali', company: 'Nora Print' })
    expect(first.json().data).toMatchObject({ version: 2, contact: { name: 'Nora Ali', company: 'Nora Print' } })
    expect((await correct('"1"', { name: 'Huda' })).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      conflict: { version: 2, present: { name: 'Nora Ali' } },
    })
    expect((await correct('"2"', { phone: '0557654321' })).json().data.contact.phone).toBe('+966557654321')
    expect((await correct('"3"', { city: 'Riyadh' })).statusCode).toBe(400)
    expect(await changes(id)).toMatchObject([
      { before: { name: 'Sara Ali', company: null }, after: { name: 'Nora Ali', company: 'Nora Print' } },
      { before: { phone: '+966551234567' }, after: { phone: '+966557654321' } },
    ])
    for (const same of [{}, { name: 'Nora Ali' }, { address: {} }])
      expect((await correct('"3"', same)).json().data, JSON.stringify(same)).toMatchObject({ version: 3 })
    expect(await changes(id)).toHaveLength(2)
    await sql(`update order_line set production_started_at = now() where order_id = $1`, [id])
    await move(number, { move: 'accept' })
    await move(number, { move: 'ready', openJobs: 'close' })
    expect((await correct('"3"', { name: 'Late' })).json()).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
  })

  test('an address is corrected by the rules of the customers’ own', async () => {
    const { id, number } = await paid()
    const address = { name: 'Sara Ali', phone: '+966551234567', district: null, street: 'Olaya' }
    const riyadh = { en: 'Riyadh', ar: 'الرياض' }
    const known = {
      region: riyadh,
      city: riyadh,
      neighbourhood: null,
      details: null,
      postalCode: '12345',
      additionalNumber: null,
    }
    // Orders of these tests are picked up, which never changes; this one is as if it had been placed otherwise.
    const trigger = async (to: 'disable' | 'enable') => sql(`alter table customer_order ${to} trigger user`)
    await trigger('disable')
    await sql(`update customer_order set fulfilment = 'DELIVERY', address = $2 where id = $1`, [
      id,
      JSON.stringify({ ...address, ...known, building: '2929', shortAddress: 'RRRD2929' }),
    ])
    await trigger('enable')
    const correct = async (fields: object) =>
      (await manager.send('PATCH', `/orders/${number}/contact`, { address: fields }, { 'if-match': '"1"' })).json()
    for (const [name, value, code] of [
      ['postalCode', 'xx', 'invalid'],
      ['postalCode', '1234', 'invalid'],
      ['additionalNumber', '12345', 'invalid'],
      ['building', 'second on the left', 'building_invalid'],
      ['shortAddress', 'RR29', 'short_address_invalid'],
      ['shortAddress', 'RRRD3030', 'short_address_differs'],
      ['building', '3030', 'short_address_differs'],
      ['street', ' ', 'required'],
    ] as const)
      expect(await correct({ [name]: value }), `${name} ${value}`).toMatchObject({
        code: 'VALIDATION',
        errors: [{ field: code === 'short_address_differs' ? 'address.shortAddress' : `address.${name}`, code }],
      })
    const corrected = await correct({ building: '٣٠٣٠', shortAddress: 'rrrd 3030', postalCode: null })
    expect(corrected.data.address).toMatchObject({ building: '3030', shortAddress: 'RRRD3030', postalCode: null })
  })
})
