import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BY_COMMAND } from '#services/changes/record-change.ts'
import { testOffice } from '#testing/office-api.ts'
import type { TestOffice } from '#testing/office-api.ts'
import { openDevice } from '#testing/stand-ins/passkey-device.ts'
import { invitePerson, joinByApp, openApp, PASSWORD, tokenOf } from '#testing/staff-member.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let office: TestOffice
beforeAll(async () => {
  database = await testDatabase()
  office = await testOffice(database)
})
afterAll(async () => {
  await office.app.close()
  await database.close()
})

const now = () => new Date()
const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const changesOf = (staffId: string) =>
  rows('select action, via, staff_id, before, after from staff_change where subject_id = $1 order by id', [staffId])
const read = (token: string) => office.browser().send('POST', '/office/invitation', { token })

describe('an invitation', () => {
  test('is mailed in the language of its reader, and stored only as a hash', async () => {
    const { email, token, staffId } = await invitePerson(office.services, 'owner')
    const [mail] = await rows('select * from outbox_message where recipient = $1', [email])
    expect(mail).toMatchObject({ template: 'staff-invitation', language: 'en', is_secret: true })
    expect(mail.body_text).toContain(`http://localhost:3000/office/join#${token}`)
    expect(mail.body_text).toContain('for 72 hours')
    expect(JSON.stringify(await rows('select * from staff_invitation'))).not.toContain(token)
    expect(await changesOf(staffId)).toEqual([
      {
        action: 'staff.invite',
        via: 'COMMAND',
        staff_id: null,
        before: null,
        after: expect.objectContaining({ email, roles: ['owner'] }),
      },
    ])
  })

  test('says whom it lets in', async () => {
    const { email, token } = await invitePerson(office.services, 'sales', 'content')
    expect((await read(token)).json().data).toMatchObject({
      email,
      isNew: true,
      roles: [{ code: 'sales' }, { code: 'content' }],
    })
  })

  test('by password and app opens the account once, with ten recovery codes', async () => {
    const { token, staffId, email } = await invitePerson(office.services, 'manager')
    const browser = office.browser()
    const { joined, recoveryCodes } = await joinByApp(browser, token, now)
    expect(joined.statusCode, joined.body).toBe(200)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await browser.send('GET', '/office/me')).json().data).toMatchObject({ email, roles: [{ code: 'manager' }] })
    expect((await read(token)).json()).toMatchObject({ code: 'EXPIRED' })
    const again = await joinByApp(office.browser(), token, now).catch(() => undefined)
    expect(again).toBeUndefined()
    expect((await changesOf(staffId)).slice(1)).toEqual([
      {
        action: 'staff.join',
        via: 'OFFICE',
        staff_id: staffId,
        before: { status: 'INVITED', factor: null },
        after: { status: 'ACTIVE', factor: 'TOTP' },
      },
    ])
    const [stored] = await rows('select password_hash from staff where id = $1', [staffId])
    expect(stored.password_hash).toMatch(/^\$argon2id\$/)
  })

  test('is used once by twenty who try at the same time', async () => {
    const { token, staffId } = await invitePerson(office.services, 'viewer')
    const browsers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const browser = office.browser()
        const begun = await browser.send('POST', '/office/invitation/authenticator', { token, password: PASSWORD })
        return { browser, app: openApp(begun.json().data.secret) }
      }),
    )
    const answers = await Promise.all(
      browsers.map(({ browser, app }) =>
        browser.send('POST', '/office/invitation/accept', { token, password: PASSWORD, code: app.code(new Date()) }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await rows('select 1 from staff_session where staff_id = $1', [staffId])).toHaveLength(1)
    expect((await changesOf(staffId)).map(({ action }) => action)).toEqual(['staff.invite', 'staff.join'])
  })

  test.each([
    ['short', 'too_short'],
    ['passwordpassword', 'password_common'],
    ['abcabcabcabc', 'password_common'],
    ['x'.repeat(201), 'too_long'],
  ])('takes no password like %s', async (password, code) => {
    const { token } = await invitePerson(office.services, 'viewer')
    const refused = await office.browser().send('POST', '/office/invitation/authenticator', { token, password })
    expect(refused.json()).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'password', code }] })
  })

  test('lets no one in without a second factor', async () => {
    const { token, staffId } = await invitePerson(office.services, 'viewer')
    const browser = office.browser()
    const alone = await browser.send('POST', '/office/invitation/accept', { token, password: PASSWORD })
    expect(alone.json()).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'code', code: 'required' }] })
    const guess = { token, password: PASSWORD, code: '123456' }
    expect((await browser.send('POST', '/office/invitation/accept', guess)).json()).toMatchObject({
      code: 'CODE_INVALID',
    })
    const passkey = openDevice().create('AAAA')
    expect((await browser.send('POST', '/office/invitation/accept', { token, passkey })).json()).toMatchObject({
      code: 'PASSKEY_FAILED',
    })
    expect(await rows('select status, password_hash from staff where id = $1', [staffId])).toEqual([
      { status: 'INVITED', password_hash: null },
    ])
  })

  test('refuses the second factor of another dialogue', async () => {
    const [one, other] = [await invitePerson(office.services, 'owner'), await invitePerson(office.services, 'viewer')]
    const browser = office.browser()
    const body = { token: other.token, password: PASSWORD }
    const begun = await browser.send('POST', '/office/invitation/authenticator', body)
    const code = openApp(begun.json().data.secret).code(new Date())
    const accept = { token: one.token, password: PASSWORD, code }
    expect((await browser.send('POST', '/office/invitation/accept', accept)).json()).toMatchObject({
      code: 'CODE_INVALID',
    })
  })

  test.each([
    [
      'after 72 hours',
      `update staff_invitation set created_at = now() - interval '73 hours', expires_at = now() - interval '1 hour' where staff_id = $1`,
    ],
    ['when it was revoked', 'update staff_invitation set revoked_at = now() where staff_id = $1'],
    ['with its person', `update staff set status = 'INACTIVE', deactivated_at = now() where id = $1`],
  ])('ends %s', async (_when, change) => {
    const { token, staffId } = await invitePerson(office.services, 'viewer')
    await database.pool.query('alter table staff_invitation disable trigger staff_invitation_once')
    await database.pool.query(change, [staffId])
    await database.pool.query('alter table staff_invitation enable trigger staff_invitation_once')
    expect((await read(token)).json()).toMatchObject({ code: 'EXPIRED' })
    const accept = { token, password: PASSWORD, code: '123456' }
    expect((await office.browser().send('POST', '/office/invitation/accept', accept)).statusCode).toBe(410)
  })

  test('sent again ends the one before', async () => {
    const { token, staffId } = await invitePerson(office.services, 'viewer')
    const again = await office.services.inviting.sendAgain(staffId, BY_COMMAND)
    expect((await read(token)).statusCode).toBe(410)
    expect((await read(again.ok ? tokenOf(again.value.link.href) : '')).statusCode).toBe(200)
  })

  test('is not sent to a person who has an account', async () => {
    const { email } = await invitePerson(office.services, 'viewer')
    const roleIds = await office.services.inviting.roleIdsOf(['viewer'])
    const person = { email: email.toUpperCase(), name: 'Other', language: 'ar', roleIds } as const
    expect(await office.services.inviting.invite(person, BY_COMMAND)).toMatchObject({ error: { code: 'staff/exists' } })
  })
})

describe('a person whose factors were reset', () => {
  test('is out everywhere, cannot sign in, and comes back by the link', async () => {
    const { token, staffId, email } = await invitePerson(office.services, 'sales')
    const browser = office.browser()
    await joinByApp(browser, token, now)
    const reset = await office.services.inviting.resetFactors(staffId, BY_COMMAND, 'A lost phone')
    expect((await browser.send('GET', '/office/me')).statusCode).toBe(401)
    const signIn = { email, password: PASSWORD }
    expect((await office.browser().send('POST', '/office/sign-in', signIn)).statusCode).toBe(422)
    const link = reset.ok ? tokenOf(reset.value.link.href) : ''
    expect((await read(link)).json().data).toMatchObject({ email, isNew: false })
    const back = office.browser()
    expect((await joinByApp(back, link, now)).joined.statusCode).toBe(200)
    expect((await back.send('GET', '/office/me')).statusCode).toBe(200)
    expect((await changesOf(staffId)).map(({ action }) => action)).toEqual([
      'staff.invite',
      'staff.join',
      'staff.resetFactor',
      'staff.join',
    ])
  })

  test('by a manager may not have more rights than they', async () => {
    const [manager, owner] = [await office.desk('manager'), await invitePerson(office.services, 'owner')]
    await joinByApp(office.browser(), owner.token, now)
    const author = { via: 'OFFICE', staffId: manager.staffId ?? '', sessionId: null } as const
    const refused = await office.services.inviting.resetFactors(owner.staffId, author)
    expect(refused).toEqual({ ok: false, error: { code: 'rights/lacking' } })
    expect(await rows('select 1 from staff_totp where staff_id = $1', [owner.staffId])).toHaveLength(1)
  })
})
