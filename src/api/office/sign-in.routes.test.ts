import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { STAFF_LIMITS, testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestOffice } from '#testing/office-api.ts'
import { openDevice } from '#testing/stand-ins/passkey-device.ts'
import { invitePerson, joinByApp, PASSWORD } from '#testing/staff-member.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let office: TestOffice
let time = new Date('2026-11-24T08:00:00Z')
const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1_000)
}
beforeAll(async () => {
  database = await testDatabase()
  const services = testOfficeServices(database, { now: () => time, limits: STAFF_LIMITS })
  office = await testOffice(database, {}, undefined, services)
  await office.desk('owner')
})
beforeEach(async () => {
  await database.pool.query('truncate rate_limit')
  // Every test begins in a step that none has used.
  later(300)
})
afterAll(async () => {
  await office.app.close()
  await database.close()
})

const member = async () => {
  const person = await invitePerson(office.services, 'sales')
  const browser = office.browser()
  const { app, recoveryCodes } = await joinByApp(browser, person.token, () => time)
  later(60)
  return { ...person, app, recoveryCodes, browser }
}
const withPassword = (browser: ReturnType<TestOffice['browser']>, email: string, password = PASSWORD) =>
  browser.send('POST', '/office/sign-in', { email, password })
const withCode = (browser: ReturnType<TestOffice['browser']>, code: string) =>
  browser.send('POST', '/office/sign-in/code', { code })
const isIn = async (browser: ReturnType<TestOffice['browser']>) =>
  (await browser.send('GET', '/office/me')).statusCode === 200

describe('a password and the code of an app', () => {
  test('open the office together, and the password alone opens nothing', async () => {
    const { email, app } = await member()
    const browser = office.browser()
    const begun = await withPassword(browser, ` ${email.toUpperCase()} `)
    expect(begun.json().data).toEqual({ factors: { authenticator: true, passkey: false, recoveryCodes: 10 } })
    expect(begun.headers['set-cookie']).toMatch(/^office-dialogue=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(await isIn(browser)).toBe(false)
    const done = await withCode(browser, app.code(time))
    expect(done.statusCode, done.body).toBe(200)
    expect(await isIn(browser)).toBe(true)
    expect([...browser.cookies.keys()]).toEqual(['office'])
  })

  test('are refused in words, and once in the log, when the key they were stored with is another', async () => {
    const { email, app, recoveryCodes } = await member()
    const alerts: string[] = []
    const services = testOfficeServices(database, {
      now: () => time,
      limits: STAFF_LIMITS,
      key: 'the key of another shop, thirty-two letters',
      alert: (sentence) => alerts.push(sentence),
    })
    const other = await testOffice(database, {}, undefined, services)
    const browser = other.browser()
    await withPassword(browser, email)
    for (const code of [app.code(time), recoveryCodes[0] ?? '']) {
      const refused = await withCode(browser, code)
      expect(refused.statusCode, refused.body).toBe(409)
      expect(refused.json().code).toBe('FACTORS_UNREADABLE')
    }
    expect(alerts).toEqual([expect.stringContaining('is CREDENTIALS_KEY the one it was stored with?')])
    await other.app.close()
  })

  test('of the step before and after count too, each once', async () => {
    const { email, app } = await member()
    const codes = [app.code(time, -1), app.code(time), app.code(time, 1)]
    for (const code of [...codes, ...codes, app.code(time, 2), app.code(time, -2)]) {
      const browser = office.browser()
      await withPassword(browser, email)
      const isNew = codes.includes(code) && !used.has(code)
      expect((await withCode(browser, code)).statusCode).toBe(isNew ? 200 : 422)
      used.add(code)
      await database.pool.query('truncate rate_limit')
    }
  })
  const used = new Set<string>()

  test('of one step open one session of twenty at once', async () => {
    const { email, app } = await member()
    const browsers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const browser = office.browser(`10.${n}.0.1`)
        await withPassword(browser, email)
        return browser
      }),
    )
    const answers = await Promise.all(browsers.map((browser) => withCode(browser, app.code(time))))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('may be typed in Arabic digits and in groups', async () => {
    const { email, app } = await member()
    const browser = office.browser()
    await withPassword(browser, email)
    const typed = app.code(time).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    expect((await withCode(browser, `${typed.slice(0, 3)} ${typed.slice(3)}`)).statusCode).toBe(200)
  })

  test('are worth nothing without each other, later, or in another browser', async () => {
    const { email, app } = await member()
    expect((await withCode(office.browser(), app.code(time))).json()).toMatchObject({ code: 'EXPIRED' })
    const browser = office.browser()
    await withPassword(browser, email)
    await database.pool.query(
      `update staff_challenge set created_at = now() - interval '11 minutes', expires_at = now() - interval '1 minute'`,
    )
    expect((await withCode(browser, app.code(time))).json()).toMatchObject({ code: 'EXPIRED' })
  })
})

describe('a recovery code', () => {
  test('opens the office once, however it is written', async () => {
    const { email, recoveryCodes } = await member()
    expect(recoveryCodes).toHaveLength(10)
    const [code = ''] = recoveryCodes
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
    for (const status of [200, 422]) {
      const browser = office.browser()
      await withPassword(browser, email)
      const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
      expect((await withCode(browser, typed)).statusCode).toBe(status)
    }
    const { rows } = await database.pool.query('select code_hash::text from staff_recovery_code')
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'))
  })
})

describe('who does not come in', () => {
  test('gives no reason: an unknown address, a wrong password, an invited or inactive person', async () => {
    const { email, staffId } = await member()
    const invited = await invitePerson(office.services, 'viewer')
    const answers = [
      await withPassword(office.browser(), 'nobody@shop.example'),
      await withPassword(office.browser(), email, 'something else entirely'),
      await withPassword(office.browser(), invited.email),
    ]
    await database.pool.query(`update staff set status = 'INACTIVE', deactivated_at = now() where id = $1`, [staffId])
    answers.push(await withPassword(office.browser(), email))
    for (const answer of answers) {
      expect(answer.json()).toEqual(answers[0]?.json())
      expect(answer.json()).toMatchObject({ code: 'STAFF_SIGN_IN_FAILED' })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('waits after five wrong passwords; from elsewhere, and by passkey, the owner still comes in', async () => {
    const { email, browser: own } = await member()
    const device = openDevice()
    const made = await own.send('POST', '/office/fresh/passkey/options')
    expect(made.statusCode).toBe(200)
    for (let n = 0; n < 5; n++)
      expect((await withPassword(office.browser(), email, 'a wrong one')).statusCode).toBe(422)
    const limited = await withPassword(office.browser(), email)
    expect(limited.json()).toMatchObject({ code: 'RATE_LIMITED' })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(600)
    expect((await withPassword(office.browser('198.51.100.7'), email)).statusCode).toBe(200)
    const response = await office.browser().send('POST', '/office/sign-in/passkey/options')
    expect(response.statusCode).toBe(200)
    expect(device.get(response.json().data.challenge).id).toHaveLength(43)
  })

  test('waits after five wrong codes, which others cannot use up from elsewhere', async () => {
    const { email, app } = await member()
    const browser = office.browser()
    await withPassword(browser, email)
    for (let n = 0; n < 5; n++)
      expect((await withCode(browser, '000000')).json()).toMatchObject({ code: 'CODE_INVALID' })
    expect((await withCode(browser, app.code(time))).statusCode).toBe(429)
    const elsewhere = office.browser('198.51.100.7')
    await withPassword(elsewhere, email)
    expect((await withCode(elsewhere, app.code(time))).statusCode).toBe(200)
  })

  test.each([{}, { email: 'x' }, { email: 'a@b.example', password: 'x', more: 1 }])('sends %j', async (body) => {
    expect((await office.browser().send('POST', '/office/sign-in', body)).json()).toMatchObject({ code: 'VALIDATION' })
  })
})

describe('a passkey', () => {
  const withKey = async () => {
    const person = await invitePerson(office.services, 'production')
    const browser = office.browser()
    const device = openDevice()
    const answer = (await browser.send('POST', '/office/invitation/passkey/options', { token: person.token })).json()
      .data
    const passkey = device.create(answer.challenge)
    const joined = await browser.send('POST', '/office/invitation/accept', { token: person.token, passkey })
    expect(joined.statusCode, joined.body).toBe(200)
    return { ...person, device, browser }
  }
  const ask = async (browser: ReturnType<TestOffice['browser']>) =>
    (await browser.send('POST', '/office/sign-in/passkey/options')).json().data

  test('opens the office alone, once for each question', async () => {
    const { device } = await withKey()
    const browser = office.browser()
    const { challenge, allowIds } = await ask(browser)
    expect(allowIds).toEqual([])
    const signed = device.get(challenge)
    expect((await browser.send('POST', '/office/sign-in/passkey', signed)).statusCode).toBe(200)
    expect(await isIn(browser)).toBe(true)
    expect((await office.browser().send('POST', '/office/sign-in/passkey', signed)).json()).toMatchObject({
      code: 'PASSKEY_FAILED',
    })
  })

  test('is refused when its owner was not verified, is not active, or it is of another', async () => {
    const [one, other] = [await withKey(), await withKey()]
    const attempt = async (signed: (challenge: string) => object) => {
      const browser = office.browser()
      const { challenge } = await ask(browser)
      return (await browser.send('POST', '/office/sign-in/passkey', signed(challenge))).statusCode
    }
    expect(await attempt((challenge) => one.device.get(challenge, { flags: 0x01 }))).toBe(422)
    expect(await attempt((challenge) => ({ ...one.device.get(challenge), id: other.device.get(challenge).id }))).toBe(
      422,
    )
    expect(await attempt((challenge) => one.device.get(challenge, { origin: 'https://evil.example' }))).toBe(422)
    await database.pool.query(`update staff set status = 'INACTIVE', deactivated_at = now() where id = $1`, [
      one.staffId,
    ])
    expect(await attempt((challenge) => one.device.get(challenge))).toBe(422)
    expect(await attempt((challenge) => other.device.get(challenge))).toBe(200)
  })

  test('after a password must be of the same person, and no customer’s passkey counts', async () => {
    const [{ email }, other] = [await member(), await withKey()]
    const browser = office.browser()
    await withPassword(browser, email)
    const { challenge, allowIds } = await ask(browser)
    expect(allowIds).toEqual([])
    expect((await browser.send('POST', '/office/sign-in/passkey', other.device.get(challenge))).statusCode).toBe(422)
    const stranger = office.browser()
    const answer = await ask(stranger)
    expect(
      (await stranger.send('POST', '/office/sign-in/passkey', openDevice().get(answer.challenge))).statusCode,
    ).toBe(422)
  })

  test('shows again who uses the session, as a code does', async () => {
    const { device, browser } = await withKey()
    await database.pool.query(`update staff_session set fresh_at = now() - interval '1 hour'`)
    const { challenge } = (await browser.send('POST', '/office/fresh/passkey/options')).json().data
    const displayed = await browser.send('POST', '/office/fresh/passkey', device.get(challenge))
    expect(Date.parse(displayed.json().data.freshUntil)).toBeGreaterThan(Date.now() + 9 * 60_000)
    const app = await member()
    await database.pool.query(`update staff_session set fresh_at = now() - interval '1 hour'`)
    expect((await app.browser.send('POST', '/office/fresh', { code: '123456' })).statusCode).toBe(422)
    const byCode = await app.browser.send('POST', '/office/fresh', { code: app.app.code(time) })
    expect(Date.parse(byCode.json().data.freshUntil)).toBeGreaterThan(Date.now() + 9 * 60_000)
  })
})
