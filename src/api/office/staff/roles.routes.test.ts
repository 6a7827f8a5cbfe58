import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROLE_PERMISSIONS } from '#domain/staff/roles.ts'
import { testOffice } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let office: TestOffice
let owner: TestDesk
beforeAll(async () => {
  database = await testDatabase()
  office = await testOffice(database)
  owner = await office.desk('owner')
})
afterAll(async () => {
  await office.app.close()
  await database.close()
})

type Role = { id: string; code: string | null; version: number; people: number; canEdit: boolean; canGrant: boolean }

const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const roles = async (desk = owner): Promise<Role[]> => (await desk.send('GET', '/roles')).json().data
const form = (...permissions: string[]) => ({ name: { en: 'Front desk', ar: 'مكتب الاستقبال' }, permissions })
const create = (body = form('orders.view', 'orders.edit'), desk = owner) => desk.send('POST', '/roles', body)
const put = (id: string, version: number, body: object, desk = owner) =>
  desk.send('PUT', `/roles/${id}`, body, { 'if-match': `"${version}"` })
const remove = (id: string, version: number) =>
  owner.send('DELETE', `/roles/${id}`, undefined, { 'if-match': `"${version}"` })
const changesOf = (id: string) =>
  rows('select action, before, after from staff_change where subject_id = $1 order by id', [id])

describe('roles', () => {
  test('are nine built-in ones, with what each may do and how many have it', async () => {
    const found = await roles()
    expect(found.map(({ code }) => code)).toEqual(Object.keys(ROLE_PERMISSIONS))
    expect(found[0]).toMatchObject({ people: 1, canEdit: false, canGrant: true, permissions: ROLE_PERMISSIONS.owner })
    const seen = await roles(await office.desk('manager'))
    expect(seen.filter(({ canGrant }) => !canGrant).map(({ code }) => code)).toEqual(['owner', 'finance'])
    expect(seen.some(({ canEdit }) => canEdit)).toBe(false)
  })

  test('of one’s own are made, changed and retired, each leaving its change', async () => {
    const { id } = (await create()).json().data
    expect((await roles()).find((role) => role.id === id)).toMatchObject({ code: null, canEdit: true, people: 0 })
    expect((await put(id, 1, form('orders.view', 'contact.view'))).statusCode).toBe(200)
    expect((await put(id, 2, form('contact.view', 'orders.view'))).statusCode).toBe(200)
    expect((await remove(id, 1)).json().code).toBe('VERSION_CONFLICT')
    expect((await remove(id, 2)).statusCode).toBe(200)
    expect(await changesOf(id)).toEqual([
      { action: 'role.create', before: null, after: { ...form('orders.view', 'orders.edit') } },
      {
        action: 'role.change',
        before: { permissions: ['orders.view', 'orders.edit'] },
        after: { permissions: ['orders.view', 'contact.view'] },
      },
      { action: 'role.delete', before: { ...form('orders.view', 'contact.view') }, after: null },
    ])
    expect((await roles()).some((role) => role.id === id)).toBe(false)
    expect((await put(id, 2, form('orders.view'))).json().code).toBe('NOT_FOUND')
  })

  test('that are built in stay as they are', async () => {
    const [{ id }] = (await roles()) as [Role]
    expect((await put(id, 1, form('orders.view'))).json().code).toBe('BUILT_IN_ROLE')
    expect((await remove(id, 1)).json().code).toBe('BUILT_IN_ROLE')
  })

  test.each([
    [{ ...form('orders.view'), name: { en: 'X' } }, 'name.en'],
    [form(), 'permissions'],
    [form('orders.fly'), 'permissions.0'],
    [form('staff'), 'permissions.0'],
  ])('are not made of %j', async (body, field) => {
    const fields = (await create(body as ReturnType<typeof form>))
      .json()
      .errors.map((each: { field: string }) => each.field)
    expect(fields).toContain(field)
  })

  test('in use are not retired', async () => {
    const { id } = (await create()).json().data
    const viewer = await office.desk('viewer')
    await database.pool.query('insert into staff_role_of (staff_id, role_id) values ($1, $2)', [viewer.staffId, id])
    expect((await remove(id, 1)).json().code).toBe('ROLE_IN_USE')
    expect(await changesOf(id)).toHaveLength(1)
  })

  test('are not changed by who has them, nor by who lacks a part of them', async () => {
    const { id: deciding } = (await create(form('staff.view', 'staff.edit', 'staff.decide', 'orders.view'))).json().data
    const keeper = await office.desk()
    await database.pool.query('insert into staff_role_of (staff_id, role_id) values ($1, $2)', [
      keeper.staffId,
      deciding,
    ])
    expect((await put(deciding, 1, form('staff.view'), keeper)).json().code).toBe('OWN_RIGHTS')
    expect((await create(form('money.decide'), keeper)).json()).toMatchObject({
      code: 'PERMISSION_MISSING',
      permission: 'money.decide',
    })
    const { id: money } = (await create(form('money.view'))).json().data
    expect((await put(money, 1, form('orders.view'), keeper)).json()).toMatchObject({ permission: 'money.view' })
    const { id: plain } = (await create(form('orders.view'))).json().data
    expect((await put(plain, 1, form('orders.view', 'money.view'), keeper)).json()).toMatchObject({
      permission: 'money.view',
    })
  })

  test('are twenty of one’s own at most, however many are made at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => create()))
    const answers = await Promise.all(Array.from({ length: 20 }, () => create()))
    expect(answers.every((answer) => answer.json().code === 'TOO_MANY_ROLES')).toBe(true)
    expect((await roles()).filter(({ code }) => code === null)).toHaveLength(20)
  })
})
