import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUILT_IN_ROLES, ROLE_PERMISSIONS } from '#domain/staff/roles.ts'
import type { BuiltInRole } from '#domain/staff/roles.ts'
import { acceptedOrder } from '#testing/orders/made-order.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
const reads: string[] = []
let office: TestOffice
let owner: TestDesk
let number: number
let code: string
let customer: string
beforeAll(async () => {
  const services = testOfficeServices(shop.database, { orders: shop.parts })
  office = await testOffice(shop.database, {}, readsOf, services)
  owner = await office.desk('owner')
  const made = await acceptedOrder(shop, owner)
  number = made.number
  code = made.code
  customer = String((await shop.orderOf(made.id))['customer_id'])
  await shop.database.pool.query(`update customer_order set cr_number = '1010987654' where id = $1`, [made.id])
  const body = { wanted: { amount: 1961 }, cause: 'GOODWILL', note: null }
  const refunded = await owner.send('POST', `/orders/${number}/refunds`, body)
  if (refunded.statusCode !== 200) throw new Error(refunded.body)
  await shop.runJobs()
})
afterAll(() => office.app.close())

function readsOf({ method, url, schema, config }: RouteOptions): void {
  const isOfOffice = config?.access?.auth === 'staff' && !schema?.hide
  if (isOfOffice && [method].flat().includes('GET')) reads.push(url.replace('/api/office', ''))
}

/** Where a read is of the order, with what it needs to answer. */
function addressesOf(path: string): string[] {
  const filled = path.replace(':number', String(number)).replace(':code', code)
  if (filled.includes(':') || filled.includes('events') || filled.endsWith('.json')) return []
  if (filled.endsWith('/find')) return [`${filled}?q=${number}`]
  if (filled.endsWith('/export')) return [`${filled}?format=csv`]
  return filled === '/orders' ? [filled, `${filled}?customer=${customer}`, `${filled}?q=${number}`] : [filled]
}

/** Names of fields that say what an order costs, or how it is paid. */
const MONEY_FIELDS =
  /"(?:total|subtotal|unit|setup|taxable|vat|shipping|couponCode|amount|captured|method|provider|receipts)":/

/** Answers in which such a name means something else than money. */
const HAS_OTHER_COUNTS = /^\/(?:me|staff|roles|activity|bulk-runs|find)/

/** What each role reads of the order: the answers of all calls that it may make. */
async function readBy(role: BuiltInRole): Promise<readonly { path: string; body: string }[]> {
  const desk = await office.desk(role)
  const answers = []
  for (const path of reads.flatMap(addressesOf)) {
    const { statusCode, body } = await desk.send('GET', path)
    if (statusCode === 200) answers.push({ path, body })
  }
  return answers
}

const rolesWithout = (permission: 'money.view' | 'contact.view') =>
  BUILT_IN_ROLES.filter((role) => !ROLE_PERMISSIONS[role].includes(permission))

describe('what is read of an order', () => {
  test.each(rolesWithout('money.view'))('by %s says nothing of money', async (role) => {
    const answers = await readBy(role)
    for (const { path, body } of answers.filter(({ path: each }) => !HAS_OTHER_COUNTS.test(each))) {
      expect(body.replace(/"meta":\{[^}]*\}/, ''), path).not.toMatch(MONEY_FIELDS)
    }
    for (const { path, body } of answers) {
      expect(body, path).not.toMatch(/"(?:payment|totals|price)":(?!null)/)
      expect(body, path).not.toMatch(/MOYASAR|\b(?:2000|20\.00|1961|19\.61)\b/)
    }
  })

  test.each(rolesWithout('contact.view'))('by %s says nothing of how its customer is reached', async (role) => {
    for (const { path, body } of await readBy(role)) {
      expect(body, path).not.toMatch(/1010987654|551234567|sara@shop/)
    }
  })

  test('by those who may see both holds both', async () => {
    const answers = await readBy('finance')
    const order = answers.find(({ path }) => path === `/orders/${number}`)?.body
    expect(order).toMatch(/"total":2000/)
    expect(order).toContain('1010987654')
    expect(answers.find(({ path }) => path === '/orders')?.body).toMatch(/"provider":"MOYASAR"/)
    const names = answers.map(({ path }) => path)
    expect(names).toEqual(expect.arrayContaining(['/today', '/orders', `/find?q=${number}`, '/activity']))
  })
})

describe('a list without sight of money', () => {
  test.each(['payment=PAID', 'method=CARD', 'provider=MOYASAR', 'sort=total', 'sort=-total', 'needs=refundsToApprove'])(
    'is not found or sorted by %s',
    async (query) => {
      const viewer = await office.desk('viewer')
      const answer = await viewer.send('GET', `/orders?${query}`)
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { permission: 'money.view' }])
      expect((await owner.send('GET', `/orders?${query}`)).statusCode).toBe(200)
    },
  )

  test('is not exported with it', async () => {
    const name = { en: 'Lists', ar: 'قوائم' }
    const permissions = ['orders.view', 'orders.export']
    const { id } = (await owner.send('POST', '/roles', { name, permissions })).json().data
    const desk = await office.desk()
    await shop.database.pool.query('insert into staff_role_of (staff_id, role_id) values ($1, $2)', [desk.staffId, id])
    const { statusCode, body } = await desk.send('GET', '/orders/export?format=csv')
    expect(statusCode).toBe(200)
    expect(body).toContain(String(number))
    expect(body).not.toMatch(/Total|Payment|Card/)
  })
})
