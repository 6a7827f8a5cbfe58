import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUILT_IN_ROLES, ROLE_PERMISSIONS } from '#domain/staff/roles.ts'
import { testOffice } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import type { StaffAccess } from '../access.ts'

type Route = { readonly method: 'GET'; readonly path: string; readonly access: StaffAccess }

let database: TestDatabase
let office: TestOffice
let routes: Route[]
beforeAll(async () => {
  database = await testDatabase()
  routes = []
  office = await testOffice(database, {}, (route) => routes.push(...routesOf(route)))
})
afterAll(async () => {
  await office.app.close()
  await database.close()
})

function routesOf({ method, url, schema, config }: RouteOptions): Route[] {
  const access = config?.access
  if (schema?.hide || access?.auth !== 'staff') return []
  const path = url.replace('/api/office', '').replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')
  return [method].flat().map((each) => ({ method: each as 'GET', path, access }))
}

const call = (desk: TestDesk, { method, path }: Route, headers: Record<string, string> = {}) =>
  desk.send(method, path, ['GET', 'HEAD', 'DELETE'].includes(method) ? undefined : {}, headers)
const nameOf = ({ method, path }: Route) => `${method} ${path}`

describe('every call of the office', () => {
  test.each(BUILT_IN_ROLES)('is open to %s exactly as the table of rights says', async (role) => {
    for (const route of routes) {
      const desk = await office.desk(role)
      const answer = await call(desk, route)
      const { permission } = route.access
      const isAllowed = permission === 'self' || ROLE_PERMISSIONS[role].includes(permission)
      expect(answer.statusCode === 403, `${nameOf(route)} answered ${answer.statusCode}`).toBe(!isAllowed)
      const { code, permission: missing } = answer.statusCode === 403 && answer.body ? answer.json() : {}
      expect([undefined, 'PERMISSION_MISSING']).toContain(code)
      expect([undefined, permission]).toContain(missing)
    }
  })

  test('answers a visitor and a customer with 401', async () => {
    for (const route of routes) {
      for (const headers of [{}, { authorization: 'Bearer abc' }, { cookie: `office=${'a'.repeat(43)}` }]) {
        const answer = await call(office.visitor, route, headers)
        expect(answer.statusCode, nameOf(route)).toBe(401)
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    }
  })

  test('is refused to a person without a role, but for what is about themselves', async () => {
    const powerless = await office.desk()
    for (const route of routes.filter(({ access }) => access.permission !== 'self')) {
      expect((await call(powerless, route)).statusCode, nameOf(route)).toBe(403)
    }
  })

  test('that changes something is refused to pages of other sites, and takes JSON only', async () => {
    for (const route of routes.filter(({ method }) => !['GET', 'HEAD'].includes(method))) {
      const owner = await office.desk('owner')
      const foreign = { origin: 'https://evil.example' }
      for (const headers of [foreign, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
        const answer = await call(owner, route, headers)
        expect(answer.json(), nameOf(route)).toMatchObject({ code: 'FORBIDDEN' })
      }
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await owner.send(route.method, route.path, 'a=b', form)
      expect(answer.statusCode, nameOf(route)).toBe(415)
    }
  })

  test('marked as delicate wants a second factor of the last ten minutes', async () => {
    for (const route of routes.filter(({ access }) => access.fresh)) {
      const owner = await office.desk('owner')
      await database.pool.query(`update staff_session set fresh_at = now() - interval '11 minutes'`)
      const { statusCode, body } = await call(owner, route)
      // HEAD says no more than its status.
      const { code } = body ? (JSON.parse(body) as { code: string }) : { code: 'REAUTHENTICATION_NEEDED' }
      expect([statusCode, code], nameOf(route)).toEqual([403, 'REAUTHENTICATION_NEEDED'])
    }
  })
})

describe('a session', () => {
  const end = async (change: string) => {
    const desk = await office.desk('owner')
    expect((await desk.send('GET', '/me')).statusCode).toBe(200)
    await database.pool.query(change.replace('$who', `'${desk.staffId}'`))
    return (await desk.send('GET', '/me')).statusCode
  }

  test('is used by who works, not by a page that asks by itself', async () => {
    const desk = await office.desk('owner')
    const seen = async (headers: Record<string, string>, method: 'GET' | 'PATCH' = 'GET') => {
      const old = `update staff_session set seen_at = now() - interval '30 minutes' where staff_id = $1`
      await database.pool.query(old, [desk.staffId])
      const { statusCode } = await desk.send(method, '/me', method === 'GET' ? undefined : {}, headers)
      const { rows } = await database.pool.query(
        `select seen_at > now() - interval '1 minute' as used from staff_session where staff_id = $1`,
        [desk.staffId],
      )
      return [statusCode, rows[0].used]
    }
    expect(await seen({})).toEqual([200, true])
    expect(await seen({ 'x-unattended': '1' })).toEqual([200, false])
    // What changes something is done by a person.
    expect(await seen({ 'x-unattended': '1' }, 'PATCH')).toEqual([expect.any(Number), true])
  })

  test.each([
    [
      'after an hour without a call',
      `update staff_session set seen_at = now() - interval '61 minutes' where staff_id = $who`,
      401,
    ],
    ['not before', `update staff_session set seen_at = now() - interval '59 minutes' where staff_id = $who`, 200],
    [
      'after twelve hours',
      `update staff_session set created_at = now() - interval '12 hours', expires_at = now() where staff_id = $who`,
      401,
    ],
    ['with its end', `update staff_session set ended_at = now() where staff_id = $who`, 401],
    ['with its person', `update staff set status = 'INACTIVE', deactivated_at = now() where id = $who`, 401],
  ])('ends %s', async (_when, change, status) => {
    await office.desk('owner')
    expect(await end(change)).toBe(status)
  })

  test('loses a role with the next call', async () => {
    const [owner, content] = [await office.desk('owner'), await office.desk('manager')]
    expect((await content.send('GET', '/openapi.json')).statusCode).toBe(200)
    await database.pool.query('update staff_role_of set revoked_at = now(), revoked_by = $1 where staff_id = $2', [
      owner.staffId,
      content.staffId,
    ])
    expect((await content.send('GET', '/openapi.json')).json()).toMatchObject({ permission: 'system.view' })
  })

  test('says who it is of, and ends when one signs out', async () => {
    const desk = await office.desk('finance')
    const { data } = (await desk.send('GET', '/me')).json()
    expect(data).toMatchObject({ id: desk.staffId, language: 'en', roles: [{ code: 'finance' }] })
    expect(data.permissions).toEqual(ROLE_PERMISSIONS.finance)
    const out = await desk.send('POST', '/sign-out')
    expect(out.headers['set-cookie']).toMatch(/^office=; Path=\/; Max-Age=0; HttpOnly; SameSite=Strict$/)
    expect((await desk.send('GET', '/me')).statusCode).toBe(401)
  })
})
