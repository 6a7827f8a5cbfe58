import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { COASTERS, dayIn, quotationShop } from '#testing/quotations/quotation-shop.ts'

const { office, sales, sql, visitor, request: newRequest } = await quotationShop()
afterAll(() => office.app.close())

let request: Awaited<ReturnType<typeof newRequest>>
beforeEach(async () => {
  request = await newRequest()
})

describe('a quotation that staff sends', () => {
  test('is sealed with its sums, sent to the customer, and one change', async () => {
    const answer = (await request.send({ words: 'نقش عميق' })).json()
    expect(answer.data).toMatchObject({
      status: 'QUOTED',
      versions: [{ version: 1, status: 'SENT', totals: { subtotal: 202_000, vat: 26_348, total: 202_000 } }],
    })
    expect(
      await sql(
        `select channel, template, language from outbox_message where recipient in ($1, '+966507319042')
      and body_text like $2 order by channel`,
        [request.email, `%${await request.token()}%`],
      ),
    ).toEqual([
      { channel: 'EMAIL', template: 'quotation-ready', language: 'ar' },
      { channel: 'SMS', template: 'quotation-ready', language: 'ar' },
    ])
    expect(await sql('select action, after from staff_change where subject_id = $1', [request.reference])).toEqual([
      { action: 'quotation.send', after: { version: '1', amount: 202_000, validUntil: dayIn(10) } },
    ])
  })

  test('cannot change, also not by hand', async () => {
    await request.sent()
    const id =
      '(select q.id from quotation q join special_request r on r.id = q.special_request_id where r.reference = $1)'
    await expect(sql(`update quotation set total = 1 where id = ${id}`, [request.reference])).rejects.toThrow(
      'cannot change',
    )
    await expect(
      sql(`update quotation_line set unit = 1 where quotation_id = ${id}`, [request.reference]),
    ).rejects.toThrow('cannot change')
    await expect(sql(`update quotation set status = 'ORDERED' where id = ${id}`, [request.reference])).rejects.toThrow(
      'does not go from',
    )
  })

  test('is replaced by the next version, and its link says so', async () => {
    const first = await request.sent()
    const second = await request.sent({ seenVersions: 1, lines: [{ ...COASTERS, unit: 900 }] })
    expect((await visitor('GET', first, 'quotation')).json().data).toMatchObject({ version: 1, status: 'REPLACED' })
    expect((await visitor('POST', first, 'accept')).json()).toMatchObject({ code: 'QUOTATION_CLOSED' })
    expect((await visitor('POST', second, 'accept')).json().data).toMatchObject({ version: 2, status: 'ACCEPTED' })
    expect((await request.send({ seenVersions: 2 })).json()).toMatchObject({ code: 'QUOTATION_CLOSED' })
  })

  test('is one, when two people send at once', async () => {
    const answers = await Promise.all([request.send(), request.send(), request.send()])
    expect(answers.map((answer) => answer.json().status).toSorted()).toEqual([0, 0, 1])
  })

  test.each([
    ['a day that is over', { validUntil: '2026-01-01' }, 'VALIDATION'],
    ['a day too far away', { validUntil: dayIn(120) }, 'VALIDATION'],
    ['nothing to pay', { lines: [{ ...COASTERS, unit: 0 }] }, 'VALIDATION'],
    ['no lines', { lines: [] }, 'VALIDATION'],
    ['a phone that is none', { contact: { name: 'R', phone: '12', email: 'r@example.com' } }, 'VALIDATION'],
  ])('is refused with %s', async (_what, more, code) => {
    expect((await request.send(more)).json()).toMatchObject({ status: 0, code })
    expect(await request.status()).toBe('NEW')
  })

  test('is withdrawn, and a request is declined, each once', async () => {
    const token = await request.sent()
    const withdraw = () => sales.send('POST', `/requests/${request.reference}/withdraw`)
    expect((await withdraw()).json().data).toMatchObject({ status: 'NEW', versions: [{ status: 'WITHDRAWN' }] })
    expect((await withdraw()).json()).toMatchObject({ code: 'QUOTATION_CLOSED' })
    expect((await visitor('POST', token, 'accept')).json()).toMatchObject({ code: 'QUOTATION_CLOSED' })
    const decline = () => sales.send('POST', `/requests/${request.reference}/decline`, { reason: 'We have no lathe' })
    expect((await decline()).json().data).toMatchObject({ status: 'DECLINED' })
    expect((await decline()).json()).toMatchObject({ code: 'QUOTATION_CLOSED' })
  })

  test('is seen and sent by those alone who may', async () => {
    expect((await request.send({}, await office.desk('prepress'))).json()).toMatchObject({
      permission: 'quotations.edit',
    })
    const seen = (await (await office.desk('prepress')).send('GET', `/requests/${request.reference}`)).json()
    expect(seen.data).toMatchObject({ reference: request.reference, description: 'Wooden coasters' })
    expect(seen.data.contact).toBeUndefined()
    expect((await (await office.desk('content')).send('GET', '/requests')).json()).toMatchObject({
      permission: 'quotations.view',
    })
  })
})
