import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDevice } from '#testing/stand-ins/passkey-device.ts'
import { STAFF_LIMITS, testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestOffice } from '#testing/office-api.ts'
import { invitePerson, joinByApp, openApp, PASSWORD } from '#testing/staff-member.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let office: TestOffice
let ahead = 0
/** A clock that the test puts on, for codes of an app count once in their half minute. */
const now = () => new Date(Date.now() + ahead)
beforeAll(async () => {
  database = await testDatabase()
  office = await testOffice(database, {}, undefined, testOfficeServices(database, { now, limits: STAFF_LIMITS }))
})
afterAll(async () => {
  await office.app.close()
  await database.close()
})

const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows

/** A person who came in by password and app. */
async function member() {
  const { token, staffId, email } = await invitePerson(office.services, 'sales')
  const browser = office.browser()
  const { app } = await joinByApp(browser, token, now)
  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, version?: number) =>
    browser.send(method, `/office/me${path}`, body, version === undefined ? {} : { 'if-match': `"${version}"` })
  const security = async () => (await call('GET', '/security')).json().data
  const actions = async () =>
    (await rows('select action from staff_change where subject_id = $1 order by id offset 2', [staffId])).map(
      ({ action }) => action,
    )
  return { staffId, email, browser, app, call, security, actions }
}

/** Adds a passkey of a new device. */
async function addPasskey(call: Awaited<ReturnType<typeof member>>['call']) {
  const device = openDevice()
  const { challenge } = (await call('POST', '/passkeys/options')).json().data
  return { device, added: await call('POST', '/passkeys', device.create(challenge)) }
}

describe('the own account', () => {
  test('changes name, language and theme, and its next change is no conflict', async () => {
    const { call, actions } = await member()
    const { version } = (await call('GET', '')).json().data
    expect((await call('PATCH', '', { name: 'Noura' })).statusCode).toBe(428)
    const changed = await call('PATCH', '', { name: 'Noura', theme: 'dark' }, version)
    expect(changed.json().data).toMatchObject({ name: 'Noura', theme: 'dark', language: 'en', version: version + 1 })
    expect((await call('PATCH', '', { language: 'ar' }, version)).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      conflict: { present: { name: 'Noura', theme: 'dark', language: 'en' }, changedBy: 'Noura' },
    })
    expect((await call('PATCH', '', { language: 'ar' }, version + 1)).json().data).toMatchObject({ language: 'ar' })
    expect((await call('PATCH', '', { language: 'ar' }, version + 2)).json().data.version).toBe(version + 2)
    expect(await actions()).toEqual(['account.change', 'account.change'])
    expect((await call('PATCH', '', { email: 'x@y.example' }, version + 2)).json().code).toBe('VALIDATION')
  })

  test('lists where one is signed in, ends one of them, and all', async () => {
    const { call, security, actions, staffId } = await member()
    const other = await office.services.sessions.open(database.db, staffId, 'PASSKEY', 'Mozilla/5.0 Firefox/150')
    const { sessions } = await security()
    expect(sessions).toHaveLength(2)
    expect(sessions.find(({ id }: { id: string }) => id === other.sessionId)).toMatchObject({
      browser: 'Firefox',
      method: 'PASSKEY',
      isThis: false,
    })
    expect((await call('DELETE', `/sessions/${other.sessionId}`)).statusCode).toBe(200)
    expect(await office.services.sessions.read(other.token)).toBeUndefined()
    expect((await call('DELETE', `/sessions/${other.sessionId}`)).json().code).toBe('NOT_FOUND')
    expect((await call('DELETE', '/sessions')).statusCode).toBe(200)
    expect((await call('GET', '')).statusCode).toBe(401)
    expect(await actions()).toEqual(['account.endSession', 'account.endSession'])
  })

  test('ends no session of another person', async () => {
    const [one, other] = [await member(), await member()]
    const [{ id }] = (await other.security()).sessions
    expect((await one.call('DELETE', `/sessions/${id}`)).json().code).toBe('NOT_FOUND')
    expect((await other.call('GET', '')).statusCode).toBe(200)
  })

  test('changes its password by the present one, and signs the other browsers out', async () => {
    const { call, staffId, actions } = await member()
    const other = await office.services.sessions.open(database.db, staffId, 'TOTP', '')
    const password = 'twelve quiet lanterns'
    expect((await call('POST', '/password', { password, current: 'no' })).json().code).toBe('PASSWORD_WRONG')
    expect((await call('POST', '/password', { password })).json().code).toBe('PASSWORD_WRONG')
    expect((await call('POST', '/password', { password: 'short', current: PASSWORD })).json().code).toBe('VALIDATION')
    expect((await call('POST', '/password', { password, current: PASSWORD })).statusCode).toBe(200)
    expect(await office.services.sessions.read(other.token)).toBeUndefined()
    expect((await call('GET', '')).statusCode).toBe(200)
    expect(await actions()).toEqual(['account.changePassword'])
  })

  test('lets its password be guessed five times', async () => {
    const { call } = await member()
    const guess = async () =>
      (await call('POST', '/password', { password: 'twelve quiet lanterns', current: 'no' })).statusCode
    const answers = []
    for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await guess())
    expect(answers).toEqual([422, 422, 422, 422, 422, 429])
  })

  test('needs a fresh second factor for what opens it', async () => {
    const { call, staffId } = await member()
    await database.pool.query(`update staff_session set fresh_at = now() - interval '11 minutes' where staff_id = $1`, [
      staffId,
    ])
    for (const path of ['/authenticator/options', '/passkeys/options', '/recovery-codes'])
      expect((await call('POST', path)).json().code, path).toBe('REAUTHENTICATION_NEEDED')
    expect((await call('DELETE', '/authenticator')).json().code).toBe('REAUTHENTICATION_NEEDED')
  })
})

describe('a second factor', () => {
  test('is never the last that is removed', async () => {
    const { call, security, actions } = await member()
    expect((await call('DELETE', '/authenticator')).json().code).toBe('LAST_FACTOR')
    expect((await security()).authenticatorSince).not.toBeNull()
    const { added } = await addPasskey(call)
    expect(added.statusCode).toBe(200)
    expect((await call('DELETE', '/authenticator')).statusCode).toBe(200)
    expect((await call('DELETE', '/authenticator')).json().code).toBe('NOT_FOUND')
    const [{ id }] = (await security()).passkeys
    expect((await call('DELETE', `/passkeys/${id}`)).json().code).toBe('LAST_FACTOR')
    expect(await actions()).toEqual(['account.addPasskey', 'account.removeAuthenticator'])
  })

  test('is never the last, when both are removed at once', async () => {
    const { call, security, staffId } = await member()
    await addPasskey(call)
    const [{ id }] = (await security()).passkeys
    await Promise.all([call('DELETE', '/authenticator'), call('DELETE', `/passkeys/${id}`)])
    const left = await rows(
      `select 1 from staff_totp where staff_id = $1 union all select 1 from staff_passkey where staff_id = $1`,
      [staffId],
    )
    expect(left).toHaveLength(1)
  })

  test('of an app is replaced by the code of the new one; the old one’s codes end', async () => {
    const { call, app, browser, email } = await member()
    const { secret } = (await call('POST', '/authenticator/options')).json().data
    expect((await call('PUT', '/authenticator', { code: '000000' })).json().code).toBe('CODE_INVALID')
    const fresh = openApp(secret)
    expect((await call('PUT', '/authenticator', { code: fresh.code(now()) })).statusCode).toBe(200)
    await browser.send('POST', '/office/sign-in', { email, password: PASSWORD })
    ahead += 60_000
    const old = await browser.send('POST', '/office/sign-in/code', { code: app.code(now()) })
    expect(old.json().code).toBe('CODE_INVALID')
    expect((await browser.send('POST', '/office/sign-in/code', { code: fresh.code(now()) })).statusCode).toBe(200)
  })

  test('that is a passkey of another challenge is refused', async () => {
    const { call } = await member()
    await call('POST', '/passkeys/options')
    expect((await call('POST', '/passkeys', openDevice().create('AAAA'))).json().code).toBe('PASSKEY_FAILED')
    expect((await call('POST', '/passkeys', openDevice().create('AAAA'))).json().code).toBe('PASSKEY_FAILED')
  })

  test('has ten new recovery codes, which end those before', async () => {
    const { call, security, browser, email, actions } = await member()
    const { recoveryCodes: first } = (await call('POST', '/recovery-codes')).json().data
    const { recoveryCodes: second } = (await call('POST', '/recovery-codes')).json().data
    expect(new Set([...first, ...second]).size).toBe(20)
    expect((await security()).recoveryCodes).toBe(10)
    await browser.send('POST', '/office/sign-in', { email, password: PASSWORD })
    const use = async (code: string) => (await browser.send('POST', '/office/sign-in/code', { code })).statusCode
    expect([await use(first[0]), await use(second[0])]).toEqual([422, 200])
    expect(await actions()).toEqual(['account.renewRecoveryCodes', 'account.renewRecoveryCodes'])
  })
})
