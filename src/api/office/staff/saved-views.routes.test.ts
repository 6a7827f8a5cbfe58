import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_VIEWS } from '#domain/staff/saved-view.ts'
import { testOffice } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let office: TestOffice
let sales: TestDesk
let colleague: TestDesk
beforeAll(async () => {
  database = await testDatabase()
  office = await testOffice(database)
  sales = await office.desk('sales')
  colleague = await office.desk('sales')
})
afterAll(async () => {
  await office.app.close()
  await database.close()
})

const VIP = { list: 'orders', name: 'VIP', query: 'status=PENDING&q=vip&sort=-total', isShared: false }
const save = (desk: TestDesk, form: object = {}) => desk.send('POST', '/views', { ...VIP, ...form })
const saved = async (desk: TestDesk, form: object = {}): Promise<string> => (await save(desk, form)).json().data.id
const viewsOf = async (desk: TestDesk, list = 'orders') =>
  (await desk.send('GET', `/views?list=${list}`)).json().data as { name: string; isOwn: boolean; mayChange: boolean }[]
const version = (at: number) => ({ 'if-match': `"${at}"` })

describe('a saved view', () => {
  test('is its owner’s alone until it is shared, without where in the list one was', async () => {
    const id = await saved(sales, { name: 'Own', query: 'late=true&page=7&cursor=abc' })
    expect(await viewsOf(sales)).toContainEqual(
      expect.objectContaining({ id, name: 'Own', query: 'late=true', isOwn: true, mayChange: true, version: 1 }),
    )
    expect((await viewsOf(colleague)).map(({ name }) => name)).not.toContain('Own')
    const form = { name: 'Late', query: 'late=true', isShared: true }
    expect((await sales.send('PUT', `/views/${id}`, form, version(1))).statusCode).toBe(200)
    expect(await viewsOf(colleague)).toContainEqual(
      expect.objectContaining({ name: 'Late', isOwn: false, mayChange: false, isShared: true }),
    )
  })

  test('of another person does not exist, while it is not shared', async () => {
    const id = await saved(sales, { name: 'Secret' })
    const form = { name: 'Mine', query: '', isShared: false }
    for (const answer of [
      await colleague.send('PUT', `/views/${id}`, form, version(1)),
      await colleague.send('DELETE', `/views/${id}`, undefined, version(1)),
    ]) {
      expect(answer.statusCode).toBe(404)
    }
  })

  test('that is shared is changed by its owner, and by who decides about staff', async () => {
    const id = await saved(sales, { name: 'For all', isShared: true })
    const form = { name: 'For all', query: 'held=true', isShared: true }
    expect((await colleague.send('PUT', `/views/${id}`, form, version(1))).json()).toMatchObject({
      code: 'PERMISSION_MISSING',
      permission: 'staff.decide',
    })
    const owner = await office.desk('owner')
    expect((await owner.send('DELETE', `/views/${id}`, undefined, version(1))).statusCode).toBe(200)
    expect((await viewsOf(sales)).map(({ name }) => name)).not.toContain('For all')
  })

  test('is changed in the version that was seen', async () => {
    const id = await saved(sales, { name: 'Two tabs' })
    const form = { name: 'Two tabs', query: 'held=true', isShared: false }
    expect((await sales.send('PUT', `/views/${id}`, form)).statusCode).toBe(428)
    await sales.send('PUT', `/views/${id}`, form, version(1))
    expect((await sales.send('PUT', `/views/${id}`, { ...form, query: '' }, version(1))).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      conflict: { version: 2, present: form },
    })
  })

  test('has a name of its own, and there are at most thirty of a list', async () => {
    const desk = await office.desk('sales')
    const taken = { code: 'VALIDATION', errors: [{ field: 'name', code: 'name_taken' }] }
    for (let n = 1; n <= MAX_VIEWS; n += 1) expect((await save(desk, { name: `View ${n}` })).statusCode).toBe(200)
    expect((await save(desk, { name: 'View 1' })).json()).toMatchObject(taken)
    expect((await save(desk, { name: 'One more' })).json()).toMatchObject(taken)
    const [first, second] = (await viewsOf(desk)) as unknown as { id: string; name: string; query: string }[]
    const form = { name: second?.name, query: '', isShared: false }
    expect((await desk.send('PUT', `/views/${first?.id}`, form, version(1))).json()).toMatchObject(taken)
  })

  test('of a list that one may not see is refused, and hers of it show no more than her rights', async () => {
    const production = await office.desk('production')
    expect((await production.send('GET', '/views?list=staff')).json()).toMatchObject({ permission: 'staff.view' })
    expect((await save(production, { list: 'staff' })).json()).toMatchObject({ code: 'PERMISSION_MISSING' })
    expect((await sales.send('GET', '/views?list=payments')).statusCode).toBe(400)
  })

  test.each([
    { query: 'evil=1&sort=nope' },
    { query: 'sort=nope' },
    { query: 'a b' },
    { query: 'q=نورة' },
    { query: 'x'.repeat(1_001) },
    { name: ' ' },
    { name: 'x'.repeat(61) },
  ])('is not saved as %j', async (form) => {
    expect((await save(sales, form)).statusCode).toBe(400)
  })
})
