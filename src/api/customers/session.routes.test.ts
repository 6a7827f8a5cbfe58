import { describe, expect, test } from 'vitest'
import { testCustomers } from '#testing/customer-api.ts'
import type { TestBrowser } from '#testing/customer-api.ts'
import { customerShop } from '#testing/customer-shop.ts'

const shop = customerShop()
const { query } = shop
const profile = (browser: TestBrowser) => browser.send('GET', '/customers/profile')
const refresh = (browser: TestBrowser) => browser.send('POST', '/customers/refresh-token')
const copyOf = (browser: TestBrowser): TestBrowser => {
  const copy = shop.browser()
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}
const makeOlder = (email: string) =>
  query(
    `update session set rotated_at = rotated_at - interval '31 seconds'
     where customer_id = (select customer_id from customer_identifier where value = $1)`,
    [email],
  )

describe('the cookies', () => {
  test('cannot be read by scripts, and over https cannot be set by others', async () => {
    const secure = await testCustomers(shop.database, {}, { publicUrl: 'https://shop.example' })
    const browser = secure.browser()
    const sent = await browser.send('POST', '/customers/login', { emailOrNumber: 'nobody@shop.example' })
    expect(sent.headers['set-cookie']).toMatch(
      /^__Host-browser=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
    )
    const customer = await secure.newCustomer()
    expect([...customer.cookies.keys()]).toEqual(['__Host-browser', '__Host-refresh'])
    await secure.app.close()
  })

  test('that come twice are not believed', async () => {
    const customer = await shop.newCustomer()
    const cookie = `refresh=${customer.cookies.get('refresh')}; refresh=other`
    expect((await shop.browser().send('POST', '/customers/refresh-token', undefined, { cookie })).statusCode).toBe(401)
  })
})

describe('a refresh token', () => {
  test('is changed by each use, with an empty form as with nothing', async () => {
    const customer = await shop.newCustomer()
    const first = customer.cookies.get('refresh')
    const answer = await refresh(customer)
    expect(answer.json().data.accessToken).toEqual(expect.any(String))
    expect(customer.cookies.get('refresh')).not.toBe(first)
    customer.token = answer.json().data.accessToken
    expect((await profile(customer)).statusCode).toBe(200)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await customer.send('POST', '/customers/refresh-token', '', form)).statusCode).toBe(200)
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await customer.send('POST', '/customers/refresh-token', '--x--\r\n', multipart)).statusCode).toBe(200)
  })

  test('shown by twenty tabs at once is changed once, and all get the same', async () => {
    const customer = await shop.newCustomer()
    const tabs = Array.from({ length: 20 }, () => copyOf(customer))
    const answers = await Promise.all(tabs.map(refresh))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(tabs.map(() => 200))
    expect(new Set(tabs.map(({ cookies }) => cookies.get('refresh'))).size).toBe(1)
    const [{ generation }] = await query(
      'select generation from session where customer_id = (select customer_id from customer_identifier where value = $1)',
      [customer.email],
    )
    expect(generation).toBe(1)
  })

  test('shown again after half a minute ends the family, for the thief and for the owner, who is notified', async () => {
    const customer = await shop.newCustomer()
    const thief = copyOf(customer)
    customer.token = (await refresh(customer)).json().data.accessToken
    await makeOlder(customer.email)
    expect((await refresh(thief)).statusCode).toBe(401)
    expect((await refresh(customer)).statusCode).toBe(401)
    expect((await profile(customer)).statusCode).toBe(401)
    const messages = await query(`select template from outbox_message where recipient = $1 order by id desc limit 1`, [
      customer.email,
    ])
    expect(messages).toEqual([{ template: 'session-copied' }])
    const events = await query(
      `select event from audit_entry where customer_id =
       (select customer_id from customer_identifier where value = $1) order by id`,
      [customer.email],
    )
    expect(events.map(({ event }) => event)).toEqual(['signed-up', 'session-copied'])
  })

  test('that is two changes old ends the family at once', async () => {
    const customer = await shop.newCustomer()
    const thief = copyOf(customer)
    await refresh(customer)
    await refresh(customer)
    expect((await refresh(thief)).statusCode).toBe(401)
    expect((await refresh(customer)).statusCode).toBe(401)
  })

  test.each(['', 'x', 'A'.repeat(70), '%00', 'é'])('%j is no token', async (token) => {
    const browser = shop.browser()
    browser.cookies.set('refresh', token)
    expect((await refresh(browser)).statusCode).toBe(401)
  })

  test('made up for a known session neither gets in nor ends it', async () => {
    const customer = await shop.newCustomer()
    const genuine = Buffer.from(customer.cookies.get('refresh')!, 'base64url')
    genuine.writeUInt8((genuine.at(-1)! + 1) % 256, genuine.length - 1)
    const forger = shop.browser()
    forger.cookies.set('refresh', genuine.toString('base64url'))
    expect((await refresh(forger)).statusCode).toBe(401)
    expect((await refresh(customer)).statusCode).toBe(200)
  })
})

describe('an access token', () => {
  test('ends after ten minutes and one for clocks that differ, whatever its session does', async () => {
    let now = new Date('2026-11-21T09:00:00Z')
    const timed = await testCustomers(shop.database, { now: () => now })
    const customer = await timed.newCustomer()
    now = new Date('2026-11-21T09:10:59Z')
    expect((await profile(customer)).statusCode).toBe(200)
    now = new Date('2026-11-21T09:11:00Z')
    expect((await profile(customer)).statusCode).toBe(401)
    await timed.app.close()
  })

  test.each(['Bearer ', 'Bearer x', 'Basic abc', `Bearer ${'A'.repeat(70)}`])('%j is none', async (authorization) => {
    const response = await shop.browser().send('GET', '/customers/profile', undefined, { authorization })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ code: 'UNAUTHENTICATED', status: 0 })
  })

  test('is asked for before the request is looked at', async () => {
    const response = await shop.browser().send('POST', '/addresses', '{broken', { 'content-type': 'application/json' })
    expect(response.statusCode).toBe(401)
  })
})

describe('signing out', () => {
  test('ends the session and its cookie, by either method', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const customer = await shop.newCustomer()
      const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
      expect((await customer.send(method, '/customers/logout', undefined, headers)).statusCode).toBe(200)
      expect(customer.cookies.has('refresh')).toBe(false)
      expect((await profile(customer)).statusCode).toBe(401)
    }
  })

  test('by the cookie alone works too, and twice is the same as once', async () => {
    const customer = await shop.newCustomer()
    const token = customer.token
    customer.token = undefined
    expect((await customer.send('POST', '/customers/logout')).statusCode).toBe(200)
    expect((await customer.send('POST', '/customers/logout')).statusCode).toBe(200)
    customer.token = token
    expect((await profile(customer)).statusCode).toBe(401)
  })

  test.each([
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-purpose': 'prefetch' }],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    [{ origin: 'https://evil.example' }],
    [{}],
  ])('cannot be made to happen by %o', async (headers) => {
    const customer = await shop.newCustomer()
    const { token } = customer
    customer.token = undefined
    expect((await customer.send('GET', '/customers/logout', undefined, headers)).statusCode).toBe(403)
    customer.token = token
    expect((await profile(customer)).statusCode).toBe(200)
  })
})

test.each([
  '/customers',
  '/customers/login',
  '/customers/verify-otp',
  '/customers/login-password',
  '/customers/login-google',
  '/customers/refresh-token',
  '/customers/logout',
])('another site cannot make a browser call %s', async (path) => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const response = await shop.browser().send('POST', path, {}, foreign)
  expect(response.statusCode).toBe(403)
  expect(response.headers['set-cookie']).toBeUndefined()
})

describe('devices', () => {
  test('are listed with what they are, and each can be signed out from another', async () => {
    const phone = await shop.newCustomer()
    const laptop = shop.browser()
    await laptop.send('POST', '/customers/login', { emailOrNumber: phone.email })
    const verified = await laptop.send(
      'POST',
      '/customers/verify-otp',
      { data: phone.email, otp: await shop.codeTo(phone.email) },
      { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    )
    laptop.token = verified.json().data.accessToken

    const { data } = (await phone.send('GET', '/customers/devices')).json()
    expect(data).toHaveLength(2)
    expect(data).toContainEqual(expect.objectContaining({ browser: 'Firefox', system: 'Windows', isCurrent: false }))
    const { id } = data.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    expect((await phone.send('DELETE', `/customers/devices/${id}`)).statusCode).toBe(200)
    expect((await profile(laptop)).statusCode).toBe(401)
    expect((await refresh(laptop)).statusCode).toBe(401)
    expect((await profile(phone)).statusCode).toBe(200)
    expect((await phone.send('DELETE', `/customers/devices/${id}`)).statusCode).toBe(404)
  })

  test('of another customer are not found, and stay signed in', async () => {
    const [mine, theirs] = [await shop.newCustomer(), await shop.newCustomer()]
    const [device] = (await theirs.send('GET', '/customers/devices')).json().data
    expect((await mine.send('DELETE', `/customers/devices/${device.id}`)).statusCode).toBe(404)
    expect((await profile(theirs)).statusCode).toBe(200)
  })

  test('are signed out, all but the one that asks', async () => {
    const customer = await shop.newCustomer()
    const others = [shop.browser(), shop.browser()]
    for (const other of others) {
      await other.send('POST', '/customers/login', { emailOrNumber: customer.email })
      const form = { data: customer.email, otp: await shop.codeTo(customer.email) }
      other.token = (await other.send('POST', '/customers/verify-otp', form)).json().data.accessToken
    }
    expect((await customer.send('DELETE', '/customers/devices/others')).json().message).toBe(
      'All other devices are signed out',
    )
    const answers = await Promise.all([...others, customer].map(profile))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200])
  })

  test('are all signed out at once', async () => {
    const customer = await shop.newCustomer()
    expect((await customer.send('DELETE', '/customers/devices')).statusCode).toBe(200)
    expect((await profile(customer)).statusCode).toBe(401)
    expect((await refresh(customer)).statusCode).toBe(401)
  })

  test('are new with each sign-in: a session cannot be planted', async () => {
    const customer = await shop.newCustomer()
    const planted = customer.cookies.get('refresh')
    await customer.send('POST', '/customers/login', { emailOrNumber: customer.email })
    await customer.send('POST', '/customers/verify-otp', {
      data: customer.email,
      otp: await shop.codeTo(customer.email),
    })
    expect(customer.cookies.get('refresh')).not.toBe(planted)
    expect((await customer.send('GET', '/customers/devices')).json().data).toHaveLength(2)
  })
})

describe('the database', () => {
  test('lets no session change hands', async () => {
    const [mine, theirs] = [await shop.newCustomer(), await shop.newCustomer()]
    const move = query(
      `update session set customer_id = (select customer_id from customer_identifier where value = $1)
       where customer_id = (select customer_id from customer_identifier where value = $2)`,
      [mine.email, theirs.email],
    )
    await expect(move).rejects.toThrow('a session cannot change hands')
  })

  test('cannot rewrite the audit log, and its entries hold together', async () => {
    await expect(query(`update audit_entry set event = 'nothing'`)).rejects.toThrow('written once')
    await expect(query('delete from audit_entry')).rejects.toThrow('written once')
    await expect(query('truncate audit_entry')).rejects.toThrow('written once')
    const broken = await query(`
      select a.id from audit_entry a left join audit_entry before on before.id = a.id - 1
      where a.hash <> audit_hash(a) or a.previous_hash <> coalesce(before.hash, ''::bytea)`)
    expect(broken).toEqual([])
  })

  test('leaves no customer without a way in', async () => {
    const customer = await shop.newCustomer()
    await expect(query('delete from customer_identifier where value = $1', [customer.email])).rejects.toThrow(
      'no verified identifier',
    )
    await expect(query(`insert into customer (language) values ('en')`)).rejects.toThrow('no verified identifier')
  })
})
