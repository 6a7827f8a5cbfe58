import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inOrder, PERMISSIONS } from '#domain/staff/permissions.ts'
import { BUILT_IN_ROLES, ROLE_LABELS, ROLE_PERMISSIONS } from '#domain/staff/roles.ts'
import { insertStaff } from '#testing/staff-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const staff = (...roles: string[]) => insertStaff(database.pool, { roles })
const grant = (by: string | null, to: string, code: string) =>
  query(`insert into staff_role_of (staff_id, role_id, granted_by) select $2, id, $1 from staff_role where code = $3`, [
    by,
    to,
    code,
  ])
const revoke = (by: string, from: string, code: string) =>
  query(
    `update staff_role_of set revoked_by = $1, revoked_at = now() where staff_id = $2 and revoked_at is null
       and role_id = (select id from staff_role where code = $3)`,
    [by, from, code],
  )
const deactivate = (by: string | null, who: string) =>
  query(`update staff set status = 'INACTIVE', status_by = $1, deactivated_at = now() where id = $2`, [by, who])
const permissionsOf = async (who: string) =>
  inOrder((await query('select staff_permissions($1) as held', [who]))[0].held)

const OWN = { code: 'ST001' }
const LACKS = { code: 'ST002' }
const LAST = { code: 'ST003' }

const reasonsOf = (results: readonly PromiseSettledResult<unknown>[]): { code?: string }[] =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))

/** How many of these attempts succeed; the others fail as expected. */
async function succeeded(attempts: readonly Promise<unknown>[], expected: object): Promise<number> {
  const results = await Promise.allSettled(attempts)
  for (const reason of reasonsOf(results)) expect(reason).toMatchObject(expected)
  return results.filter(({ status }) => status === 'fulfilled').length
}

describe('the rights of staff', () => {
  test('are the same in the database and in the domain', async () => {
    const names = (await query('select name from staff_permission')).map(({ name }) => name)
    expect(names.toSorted()).toEqual(PERMISSIONS.toSorted())
    for (const { code, name, permissions } of await query('select * from staff_role')) {
      expect(inOrder(permissions), code).toEqual(ROLE_PERMISSIONS[code as 'owner'])
      expect(name).toEqual(ROLE_LABELS[code as 'owner'])
    }
    expect(await query('select count(*)::int as n from staff_role')).toEqual([{ n: BUILT_IN_ROLES.length }])
  })

  test('are those of all roles, and none while one is not active', async () => {
    const [owner, both] = [await staff('owner'), await staff('sales', 'production')]
    expect(await permissionsOf(both)).toEqual(inOrder([...ROLE_PERMISSIONS.sales, ...ROLE_PERMISSIONS.production]))
    await revoke(owner, both, 'sales')
    expect(await permissionsOf(both)).toEqual(ROLE_PERMISSIONS.production)
    await deactivate(owner, both)
    expect(await permissionsOf(both)).toEqual([])
  })

  test('cannot be granted by those who lack them, nor to oneself', async () => {
    const [owner, manager, other] = [await staff('owner'), await staff('manager'), await staff('viewer')]
    await expect(grant(manager, other, 'owner')).rejects.toMatchObject(LACKS)
    await expect(grant(manager, other, 'finance')).rejects.toMatchObject(LACKS)
    await expect(grant(other, manager, 'viewer')).resolves.toEqual([])
    await expect(grant(owner, owner, 'viewer')).rejects.toMatchObject(OWN)
    await expect(grant(manager, manager, 'owner')).rejects.toMatchObject(OWN)
    await expect(revoke(manager, owner, 'owner')).rejects.toMatchObject(LACKS)
    await expect(revoke(manager, manager, 'manager')).rejects.toMatchObject(OWN)
    await expect(deactivate(manager, owner)).rejects.toMatchObject(LACKS)
    await expect(deactivate(manager, manager)).rejects.toMatchObject(OWN)
    await grant(manager, other, 'sales')
  })

  test('of a role of one’s own making are at most those of its author, who does not have it', async () => {
    const [owner, manager] = [await staff('owner'), await staff('manager')]
    const make = (by: string, ...permissions: string[]) =>
      query(`insert into staff_role (name, permissions, changed_by) values ('{"en":"Own"}', $2, $1) returning id`, [
        by,
        permissions,
      ])
    await expect(make(manager, 'company.decide')).rejects.toMatchObject(LACKS)
    await expect(make(owner, 'everything.now')).rejects.toThrow('no such permission')
    const [{ id }] = await make(owner, 'orders.view')
    await query('insert into staff_role_of (staff_id, role_id, granted_by) values ($1, $2, $3)', [manager, id, owner])
    const widen = (by: string, permission: string) =>
      query('update staff_role set permissions = permissions || $2::text, changed_by = $1 where id = $3', [
        by,
        permission,
        id,
      ])
    await expect(widen(manager, 'orders.edit')).rejects.toMatchObject(OWN)
    await widen(owner, 'system.decide')
    expect(await permissionsOf(manager)).toContain('system.decide')
    await expect(query('update staff_role set deleted_at = now() where id = $1', [id])).rejects.toMatchObject({
      code: 'ST005',
    })
  })

  test('of built-in roles stay, and so does who had which', async () => {
    await expect(query(`update staff_role set permissions = '{orders.view}' where code = 'viewer'`)).rejects.toThrow(
      'built in',
    )
    await expect(query('delete from staff_role_of')).rejects.toThrow('written once')
    await expect(query('update staff_role_of set staff_id = staff_id, revoked_at = null')).rejects.toThrow(
      'only be revoked',
    )
    await expect(query('delete from staff')).rejects.toThrow('written once')
  })
})

describe('20 at the same time', () => {
  test('leave one of two owners who deactivate each other', async () => {
    const shop = await testDatabase()
    const [first, second] = [
      await insertStaff(shop.pool, { roles: ['owner'] }),
      await insertStaff(shop.pool, { roles: ['owner'] }),
    ]
    const attempts = Array.from({ length: 20 }, (_, n) =>
      shop.pool.query(
        `update staff set status = 'INACTIVE', status_by = $1, deactivated_at = now() where id = $2 and status = 'ACTIVE'`,
        n % 2 ? [first, second] : [second, first],
      ),
    )
    // One is deactivated; then neither has the right, or there is nothing left to do.
    const results = await Promise.allSettled(attempts)
    for (const { code } of reasonsOf(results)) expect([LACKS.code, LAST.code]).toContain(code)
    const { rows } = await shop.pool.query(`select count(*)::int as active from staff where status = 'ACTIVE'`)
    expect(rows).toEqual([{ active: 1 }])
    await shop.close()
  })

  test('never take the last owner away, by whatever way', async () => {
    const shop = await testDatabase()
    const owners = await Promise.all(Array.from({ length: 5 }, () => insertStaff(shop.pool, { roles: ['owner'] })))
    const attempts = Array.from({ length: 20 }, (_, n) => {
      const who = owners[n % owners.length]
      return n % 2
        ? shop.pool.query(
            `update staff set status = 'INACTIVE', deactivated_at = now() where id = $1 and status = 'ACTIVE'`,
            [who],
          )
        : shop.pool.query('update staff_role_of set revoked_at = now() where staff_id = $1 and revoked_at is null', [
            who,
          ])
    })
    await succeeded(attempts, LAST)
    const { rows } = await shop.pool.query(
      `select count(*)::int as owners from staff where 'staff.decide' = any(staff_permissions(id))`,
    )
    expect(rows).toEqual([{ owners: 1 }])
    await shop.close()
  })

  test('grant nothing that was taken from their author meanwhile', async () => {
    const [owner, manager] = [await staff('owner'), await staff('manager')]
    const others = await Promise.all(Array.from({ length: 19 }, () => staff('viewer')))
    const [granted] = await Promise.all([
      succeeded(
        others.map((other) => grant(manager, other, 'sales')),
        LACKS,
      ),
      revoke(owner, manager, 'manager'),
    ])
    const [{ n, late }] = await query(
      `select count(*)::int as n, (count(*) filter (where granted_at > now()))::int as late
       from staff_role_of where granted_by = $1`,
      [manager],
    )
    expect({ n, late }).toEqual({ n: granted, late: 0 })
    await expect(grant(manager, others[0] ?? '', 'production')).rejects.toMatchObject(LACKS)
  })

  test('make at most 20 roles', async () => {
    const made = Array.from({ length: 40 }, (_, n) =>
      query(`insert into staff_role (name, permissions) values (jsonb_build_object('en', $1::text), '{orders.view}')`, [
        `Role ${n}`,
      ]),
    )
    await succeeded(made, { code: 'ST004' })
    expect(await query('select count(*)::int as n from staff_role where code is null')).toEqual([{ n: 20 }])
  })
})

describe('a change', () => {
  test('is written once; only what it says of a person can be taken out', async () => {
    const owner = await staff('owner')
    const write = (via: string, who: string | null) =>
      query(
        `insert into staff_change (staff_id, via, action, subject_type, subject_id, before, after)
         values ($1, $2, 'customer.open', 'customer', 'x', null, '{"phone":"1"}') returning id`,
        [who, via],
      )
    const [{ id }] = await write('OFFICE', owner)
    await expect(write('OFFICE', null)).rejects.toThrow('check constraint')
    await expect(write('COMMAND', owner)).rejects.toThrow('check constraint')
    await expect(query('delete from staff_change where id = $1', [id])).rejects.toThrow('written once')
    await expect(query('truncate staff_change cascade')).rejects.toThrow('written once')
    await expect(query(`update staff_change set action = 'a.b' where id = $1`, [id])).rejects.toThrow('written once')
    await expect(query(`update staff_change set after = '{}' where id = $1`, [id])).rejects.toThrow('written once')
    await query('update staff_change set after = null, erased_at = now() where id = $1', [id])
  })
})
