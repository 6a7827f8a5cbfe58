import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUILT_IN_ROLES } from '#domain/staff/roles.ts'
import { createDemoCredentialsReader } from '#services/staff/demo/demo-credentials.ts'
import type { DemoCredentialsReader } from '#services/staff/demo/demo-credentials.ts'
import { addDemoStaff } from '#services/staff/demo/demo-staff.ts'
import { OFFICE_KEY, testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestOffice } from '#testing/office-api.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { demoStaffRoutes } from './demo-staff.routes.ts'

let database: TestDatabase
let app: FastifyInstance
let office: TestOffice
let credentials: DemoCredentialsReader
let time = new Date('2026-11-24T08:00:10Z')
const now = () => time
beforeAll(async () => {
  database = await testDatabase()
  credentials = createDemoCredentialsReader({ db: database.db, key: OFFICE_KEY, now })
  office = await testOffice(database, {}, undefined, testOfficeServices(database, { now }))
  app = Fastify()
  demoStaffRoutes(app, credentials)
})
afterAll(async () => {
  await app.close()
  await office.app.close()
  await database.close()
})

const signIn = async ({ email, password, code }: { email: string; password: string; code: string | null }) => {
  const browser = office.browser()
  await browser.send('POST', '/office/sign-in', { email, password })
  await browser.send('POST', '/office/sign-in/code', { code: code ?? '' })
  return browser.send('GET', '/office/me')
}

test('a shop without the demo’s staff says so, in both languages', async () => {
  expect((await app.inject('/dev/staff')).body).toContain('was not filled')
  expect((await app.inject('/dev/staff?lang=ar')).body).toContain('<html lang="ar" dir="rtl">')
})

test('one person of each role signs in with the password and code that the page shows', async () => {
  await addDemoStaff({ db: database.db, key: OFFICE_KEY, now: time })
  const page = await app.inject('/dev/staff')
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(page.headers['content-security-policy']).not.toContain('unsafe')
  const people = await credentials.read()
  expect(people.map(({ role }) => role)).toEqual(BUILT_IN_ROLES)
  for (const person of people) {
    expect(page.body).toContain(`<code>${person.email}</code>`)
    expect(page.body).toContain(`<code>${person.code}</code>`)
    const me = await signIn(person)
    expect(me.statusCode, me.body).toBe(200)
    expect(me.json().data).toMatchObject({ email: person.email, roles: [{ code: person.role }] })
  }
})

test('a used code gives way to the next, and when both are used the page says when others come', async () => {
  const ownerNow = async () => (await credentials.read()).find(({ role }) => role === 'owner')!
  expect((await signIn(await ownerNow())).statusCode).toBe(200)
  expect((await ownerNow()).code).toBeNull()
  expect((await app.inject('/dev/staff?lang=en')).body).toContain('used, the next one in 20 s')
  time = new Date('2026-11-24T08:00:40Z')
  expect((await signIn(await ownerNow())).statusCode).toBe(200)
})
