import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testOffice } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { joinByApp, tokenOf } from '#testing/staff-member.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let office: TestOffice
let owner: TestDesk
let roleId: Record<string, string>
beforeAll(async () => {
  database = await testDatabase()
  office = await testOffice(database)
  owner = await office.desk('owner')
  roleId = Object.fromEntries((await rows('select code, id from staff_role')).map(({ code, id }) => [code, id]))
})
afterAll(async () => {
  await office.app.close()
  await database.close()
})

const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const changesOf = (id: string) =>
  rows('select action, staff_id, before, after, reason from staff_change where subject_id = $1 order by id', [id])
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` })
const person = async (id: string, desk = owner) => (await desk.send('GET', `/staff/${id}`)).json().data
const change = (id: string, version: number, body: object, desk = owner) =>
  desk.send('PATCH', `/staff/${id}`, body, ifMatch(version))
const status = (step: 'activate' | 'deactivate', id: string, version: number, desk = owner) =>
  desk.send('POST', `/staff/${id}/${step}`, { reason: 'left' }, ifMatch(version))

let count = 0
const invite = (desk = owner, ...roles: string[]) =>
  desk.send('POST', '/staff', {
    email: `new-${(count += 1)}@shop.example`,
    name: `New ${count}`,
    language: 'ar',
    roleIds: roles.map((role) => roleId[role]),
  })

describe('the list of staff', () => {
  test('says who works here, how they come in, and when they were here last', async () => {
    const sales = await office.desk('sales')
    await sales.send('GET', '/me')
    const { data, meta } = (await owner.send('GET', '/staff?q=shop.example')).json()
    expect(meta).toMatchObject({ total: data.length, isTotalExact: true, next: null, withoutFactor: data.length })
    expect(data.find(({ id }: { id: string }) => id === sales.staffId)).toMatchObject({
      status: 'ACTIVE',
      roles: [{ code: 'sales' }],
      factors: { authenticator: false, passkeys: 0 },
      lastSeenAt: expect.any(String),
      invitedUntil: null,
      isSelf: false,
      canEdit: true,
    })
    expect(data.find(({ id }: { id: string }) => id === owner.staffId)).toMatchObject({ isSelf: true })
  })

  test('is filtered by status, role and words, and goes on where a page ends', async () => {
    const many = Array.from({ length: 55 }, (_, index) => `Zed ${String(index).padStart(2, '0')}`)
    await database.pool.query(
      `insert into staff (email, email_key, name) select lower(replace(n, ' ', '')) || '@z.example',
         lower(replace(n, ' ', '')) || '@z.example', n from unnest($1::text[]) n`,
      [many],
    )
    const names = async (query: string) => {
      const { data, meta } = (await owner.send('GET', `/staff?q=Zed${query}`)).json()
      return { names: data.map(({ name }: { name: string }) => name), meta }
    }
    const first = await names('&status=INVITED')
    expect(first.names).toEqual(many.slice(0, 50))
    expect(first.meta).toMatchObject({ total: 55, withoutFactor: 55 })
    expect((await names(`&cursor=${first.meta.next}`)).names).toEqual(many.slice(50))
    expect((await names('&status=ACTIVE')).names).toEqual([])
    expect((await owner.send('GET', `/staff?role=${roleId['owner']}`)).json().data).toHaveLength(1)
    expect((await owner.send('GET', '/staff?q=%25')).json().data).toEqual([])
  })

  test.each(['status=GONE', 'cursor=x', 'role=owner', 'what=1'])('refuses %s', async (query) => {
    expect((await owner.send('GET', `/staff?${query}`)).json()).toMatchObject({ code: 'VALIDATION' })
  })
})

describe('an invitation from the office', () => {
  test('is mailed and answered as a link, which lets the person in with their roles', async () => {
    const { data } = (await invite(owner, 'sales', 'content')).json()
    expect(
      await rows('select template, language from outbox_message where body_text like $1', [`%${data.href}%`]),
    ).toEqual([{ template: 'staff-invitation', language: 'ar' }])
    expect(await person(data.personId)).toMatchObject({ status: 'INVITED', invitedUntil: data.expiresAt })
    const browser = office.browser()
    await joinByApp(browser, tokenOf(data.href), () => new Date())
    expect((await browser.send('GET', '/office/me')).json().data.roles).toMatchObject([
      { code: 'sales' },
      { code: 'content' },
    ])
    expect((await changesOf(data.personId)).map(({ action, staff_id: by }) => [action, by])).toEqual([
      ['staff.invite', owner.staffId],
      ['staff.join', data.personId],
    ])
  })

  test('is sent again and withdrawn, each time ending the link before', async () => {
    const { data } = (await invite(owner, 'viewer')).json()
    const again = (await owner.send('POST', `/staff/${data.personId}/invitation`)).json().data
    const open = async (href: string) =>
      (await office.browser().send('POST', '/office/invitation', { token: tokenOf(href) })).statusCode
    expect([await open(data.href), await open(again.href)]).toEqual([410, 200])
    const withdrawn = await owner.send('DELETE', `/staff/${data.personId}/invitation`)
    expect(withdrawn.json().data).toMatchObject({ status: 'INVITED', invitedUntil: null })
    expect(await open(again.href)).toBe(410)
    expect((await owner.send('DELETE', `/staff/${data.personId}/invitation`)).json().code).toBe('NOT_INVITED')
    expect((await changesOf(data.personId)).map(({ action }) => action)).toEqual([
      'staff.invite',
      'staff.inviteAgain',
      'staff.revokeInvitation',
    ])
  })

  test('grants no more than its sender has, and goes to no one twice', async () => {
    const manager = await office.desk('manager')
    expect((await invite(manager, 'owner')).json()).toMatchObject({ code: 'PERMISSION_MISSING' })
    expect((await invite(manager, 'finance')).json()).toMatchObject({ code: 'PERMISSION_MISSING' })
    expect((await invite(manager, 'sales')).statusCode).toBe(200)
    const [{ email }] = await rows('select email from staff where id = $1', [owner.staffId])
    const body = { email: String(email).toUpperCase(), name: 'Other', language: 'en', roleIds: [roleId['viewer']] }
    expect((await owner.send('POST', '/staff', body)).json()).toMatchObject({
      errors: [{ field: 'email', code: 'not_an_option' }],
    })
    const unknown = { ...body, email: 'x@shop.example', roleIds: ['00000000-0000-4000-8000-000000000000'] }
    expect((await owner.send('POST', '/staff', unknown)).json()).toMatchObject({ errors: [{ field: 'roleIds' }] })
  })
})

describe('name and roles of a person', () => {
  test('are changed together, in one change, which says what was and is', async () => {
    const { staffId: id = '' } = await office.desk('viewer')
    const { version, name } = await person(id)
    const answer = await change(id, version, { name: 'Layla', roleIds: [roleId['sales'], roleId['content']] })
    expect(answer.json().data).toMatchObject({
      name: 'Layla',
      version: version + 1,
      roles: [{ code: 'sales' }, { code: 'content' }],
      lastChange: { by: { id: owner.staffId }, canUndo: true },
    })
    expect(await changesOf(id)).toEqual([
      {
        action: 'staff.change',
        staff_id: owner.staffId,
        before: { name, roles: [{ id: roleId['viewer'], name: 'viewer' }] },
        after: {
          name: 'Layla',
          roles: [
            { id: roleId['sales'], name: 'sales' },
            { id: roleId['content'], name: 'content' },
          ],
        },
        reason: null,
      },
    ])
  })

  test('that are the same leave neither a change nor another version', async () => {
    const { staffId: id = '' } = await office.desk('viewer')
    const { version, name } = await person(id)
    const same = await change(id, version, { name, roleIds: [roleId['viewer']] })
    expect(same.json().data).toMatchObject({ version })
    expect(await changesOf(id)).toEqual([])
  })

  test('need the version that was read: 428 without it, 409 with what they are now', async () => {
    const { staffId: id = '' } = await office.desk('viewer')
    expect((await owner.send('PATCH', `/staff/${id}`, { name: 'Ali' })).statusCode).toBe(428)
    const { version } = await person(id)
    await change(id, version, { name: 'First' })
    const second = await change(id, version, { name: 'Second' })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      conflict: {
        version: version + 1,
        present: { name: 'First', roleIds: [roleId['viewer']] },
        changedBy: expect.stringContaining('Staff'),
        changedAt: expect.any(String),
      },
    })
    expect((await change(id, version + 1, { name: 'Second' })).statusCode).toBe(200)
  })

  test('are not one’s own to change, and not those of people with more rights', async () => {
    const manager = await office.desk('manager')
    const own = await person(manager.staffId ?? '')
    const raised = await change(own.id, own.version, { roleIds: [roleId['manager'], roleId['viewer']] }, manager)
    expect(raised.json()).toMatchObject({ code: 'OWN_RIGHTS' })
    const lowered = await change(own.id, own.version, { roleIds: [roleId['viewer']] }, manager)
    expect(lowered.json()).toMatchObject({ code: 'OWN_RIGHTS' })
    const { id, version } = await person(owner.staffId ?? '')
    for (const body of [{ name: 'Nobody' }, { roleIds: [roleId['viewer']] }]) {
      expect((await change(id, version, body, manager)).json()).toMatchObject({
        code: 'PERMISSION_MISSING',
        permission: 'money.unlimited',
      })
    }
    expect((await status('deactivate', id, version, manager)).json().code).toBe('PERMISSION_MISSING')
    expect((await manager.send('POST', `/staff/${id}/factor-reset`, {})).json().code).toBe('PERMISSION_MISSING')
  })
})

describe('a person who leaves', () => {
  test('is out at once, and comes back with the factors they had', async () => {
    const desk = await office.desk('sales')
    const id = desk.staffId ?? ''
    const { version } = await person(id)
    expect((await desk.send('GET', '/me')).statusCode).toBe(200)
    const before = performance.now()
    const left = await status('deactivate', id, version)
    expect((await desk.send('GET', '/me')).statusCode).toBe(401)
    expect(performance.now() - before).toBeLessThan(1_000)
    expect(left.json().data).toMatchObject({ status: 'INACTIVE', version: version + 1, roles: [{ code: 'sales' }] })
    expect((await status('deactivate', id, version + 1)).json().code).toBe('SAME_STATUS')
    expect((await status('activate', id, version + 1)).json().data).toMatchObject({ status: 'ACTIVE' })
    expect((await desk.send('GET', '/me')).statusCode).toBe(401)
    expect((await changesOf(id)).map(({ action, reason }) => [action, reason])).toEqual([
      ['staff.deactivate', 'left'],
      ['staff.activate', 'left'],
    ])
  })

  test('loses an open invitation, and is invited again when they come back', async () => {
    const { data } = (await invite(owner, 'viewer')).json()
    await status('deactivate', data.personId, 1)
    const opened = await office.browser().send('POST', '/office/invitation', { token: tokenOf(data.href) })
    expect(opened.statusCode).toBe(410)
    expect((await status('activate', data.personId, 2)).json().data).toMatchObject({ status: 'INVITED' })
    expect((await owner.send('POST', `/staff/${data.personId}/invitation`)).statusCode).toBe(200)
  })
})

test('a reset takes every factor, ends the sessions, and answers a link for new ones', async () => {
  const { data } = (await invite(owner, 'sales')).json()
  const browser = office.browser()
  await joinByApp(browser, tokenOf(data.href), () => new Date())
  expect((await person(data.personId)).factors).toEqual({ authenticator: true, passkeys: 0 })
  const reset = await owner.send('POST', `/staff/${data.personId}/factor-reset`, { reason: 'lost phone' })
  expect(reset.statusCode).toBe(200)
  expect((await browser.send('GET', '/office/me')).statusCode).toBe(401)
  expect(await person(data.personId)).toMatchObject({
    status: 'ACTIVE',
    factors: { authenticator: false, passkeys: 0 },
    invitedUntil: expect.any(String),
  })
  const again = office.browser()
  await joinByApp(again, tokenOf(reset.json().data.href), () => new Date())
  expect((await again.send('GET', '/office/me')).statusCode).toBe(200)
})

describe('twenty at the same time', () => {
  test('leave one active owner', async () => {
    await database.pool.query(
      `update staff set status = 'INACTIVE', deactivated_at = now()
      where status = 'ACTIVE' and id <> $1 and id in (select staff_id from staff_role_of)`,
      [owner.staffId],
    )
    const owners = [owner, ...(await Promise.all(Array.from({ length: 4 }, () => office.desk('owner'))))]
    const read = await Promise.all(owners.map(({ staffId = '' }) => person(staffId)))
    const attempts = owners.flatMap((desk) => read.map(({ id, version }) => status('deactivate', id, version, desk)))
    const answers = await Promise.all(attempts)
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
    const active = await rows(
      `select s.id from staff s join staff_role_of held on held.staff_id = s.id
      where s.status = 'ACTIVE' and held.role_id = $1`,
      [roleId['owner']],
    )
    expect(active).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4)
  })

  test('raise no one’s own rights', async () => {
    const manager = await office.desk('manager')
    const { id, version } = await person(manager.staffId ?? '', manager)
    const roles = ['owner', 'finance', 'sales', 'viewer']
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        change(id, version, { roleIds: [roleId['manager'], roleId[roles[index % 4] ?? '']] }, manager),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toEqual([])
    expect(new Set(answers.map((answer) => answer.json().code))).toEqual(new Set(['OWN_RIGHTS']))
    expect(await changesOf(id)).toEqual([])
  })
})
