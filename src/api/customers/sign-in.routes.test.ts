import { describe, expect, test } from 'vitest'
import type { TestBrowser } from '#testing/customer-api.ts'
import { customerShop } from '#testing/customer-shop.ts'

const shop = customerShop()
const { query } = shop
let serial = 0
const newEmail = () => `visitor-${(serial += 1)}@shop.example`
const newPhone = () => `05500${String(10_000 + (serial += 1))}`
const international = (phone: string) => `+966${phone.slice(1)}`
const PERSON = { firstName: ' Sara ', lastName: 'القحطاني' }

describe('signing up', () => {
  test('with an e-mail address: a code is sent, and its holder is in', async () => {
    const email = `Sara.${newEmail()}`
    const browser = shop.browser()
    const body = { ...PERSON, email, birthDate: '1990-05-17', gender: 'FEMALE', reportSubscription: '1' }
    const sent = await browser.send('POST', '/customers', { ...body, registerType: 'BASIC' })
    expect(sent.statusCode).toBe(201)
    expect(sent.headers['cache-control']).toBe('no-store')
    expect(sent.json()).toMatchObject({
      status: 1,
      data: { sentTo: expect.stringMatching(/^s•••@/), resendAfterSeconds: 60 },
    })
    expect(await query('select from customer_identifier where value = $1', [email])).toHaveLength(0)

    const verified = await browser.send('POST', '/customers/verify-otp', {
      otp: await shop.codeTo(email),
      data: email.toLowerCase(),
    })
    expect(verified.json()).toMatchObject({ status: 1, data: { accessToken: expect.any(String), isNew: true } })
    browser.token = verified.json().data.accessToken
    const { data } = (await browser.send('GET', '/customers/profile')).json()
    expect(data).toMatchObject({
      firstName: 'Sara',
      lastName: 'القحطاني',
      email,
      birthDate: '1990-05-17',
      gender: 'FEMALE',
      reportSubscription: 1,
      emailVerifiedAt: expect.any(String),
      phone: null,
      hasPassword: false,
    })
    const consents = await query('select kind, granted, text_version, source from consent where customer_id = $1', [
      data.id,
    ])
    expect(consents).toEqual([
      { kind: 'terms', granted: true, text_version: '2026-11', source: 'signup' },
      { kind: 'blog-updates', granted: true, text_version: '2026-11', source: 'signup' },
    ])
  })

  test('with a phone number gets a text message, and every way to write the number is the same account', async () => {
    const phone = newPhone()
    const browser = shop.browser()
    await browser.send('POST', '/customers', { ...PERSON, phone }, { 'accept-language': 'ar' })
    const [message] = await query('select * from outbox_message where recipient = $1', [international(phone)])
    expect(message).toMatchObject({ channel: 'SMS', language: 'ar', status: 'PENDING', is_secret: true })
    expect(message.body_text).toMatch(/^رمزك في مطبعة .*\d{6}.*\n\n@localhost #\d{6}$/s)
    expect(message.body_text.length).toBeLessThanOrEqual(70)
    const otp = await shop.codeTo(international(phone))
    expect((await browser.send('POST', '/customers/verify-otp', { otp, data: phone })).statusCode).toBe(200)

    const arabic = phone.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)
    for (const written of [phone, `966${phone.slice(1)}`, international(phone), arabic]) {
      const other = shop.browser()
      await other.send('POST', '/customers/login', { emailOrNumber: written })
      const code = await shop.codeTo(international(phone))
      expect((await other.send('POST', '/customers/verify-otp', { otp: code, data: written })).json().data.isNew).toBe(
        false,
      )
    }
    expect(await query('select from customer_identifier where value = $1', [international(phone)])).toHaveLength(1)
  })

  test('with both: the code goes by e-mail, either may be shown with it, and the phone is not proved', async () => {
    const [email, phone] = [newEmail(), newPhone()]
    const browser = shop.browser()
    await browser.send('POST', '/customers', { ...PERSON, email, phone })
    const verified = await browser.send('POST', '/customers/verify-otp', { otp: await shop.codeTo(email), data: phone })
    browser.token = verified.json().data.accessToken
    const { data } = (await browser.send('GET', '/customers/profile')).json()
    expect(data).toMatchObject({ email, phone: international(phone), phoneVerifiedAt: null })
  })

  test('again with the same address signs in to the account there is, and changes nothing in it', async () => {
    const { email } = await shop.newCustomer()
    const browser = shop.browser()
    const again = await browser.send('POST', '/customers', { firstName: 'Another', lastName: 'Name', email })
    expect(again.statusCode).toBe(201)
    const verified = await browser.send('POST', '/customers/verify-otp', { otp: await shop.codeTo(email), data: email })
    expect(verified.json().data.isNew).toBe(false)
    browser.token = verified.json().data.accessToken
    expect((await browser.send('GET', '/customers/profile')).json().data.firstName).toBe('Sara')
  })

  test('as a form of either kind', async () => {
    const [first, second] = [newEmail(), newEmail()]
    const urlEncoded = new URLSearchParams({ ...PERSON, email: first, phone: '', gender: '', reportSubscription: '0' })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await shop.browser().send('POST', '/customers', urlEncoded.toString(), form)).statusCode).toBe(201)
    const fields = { ...PERSON, email: second, phone: '', birthDate: '', registerType: 'BASIC' }
    expect((await sendForm(shop.browser(), '/customers', fields)).statusCode).toBe(201)
  })

  test.each<[Record<string, unknown>, string, string]>([
    [{ firstName: 'S' }, 'firstName', 'First Name must be at least 2 characters'],
    [{ lastName: 'S' }, 'lastName', 'Last Name must be at least 2 characters'],
    [{ firstName: '' }, 'firstName', 'First Name must be at least 2 characters'],
    [{ lastName: undefined }, 'lastName', 'Last Name must be at least 2 characters'],
    [{ email: 'nobody' }, 'email', 'Invalid email address'],
    [{ phone: '05512345' }, 'phone', 'Phone number must be exactly 10 digits'],
    [{ phone: '0112345678' }, 'phone', 'This is not a Saudi mobile number'],
    [{ email: '', phone: '' }, 'phone', 'Either email or phone number is required'],
    [{ birthDate: '2999-01-01' }, 'birthDate', 'The birth date must not be in the future'],
    [{ birthDate: '1899-12-31' }, 'birthDate', 'The birth date must not be before 1900'],
    [{ birthDate: '1990-02-30' }, 'birthDate', 'This value is not valid'],
    [{ gender: 'OTHER' }, 'gender', 'This is not one of the options'],
    [{ registerType: 'OTHER' }, 'registerType', 'This is not one of the options'],
    [{ registerType: 'GOOGLE' }, 'googleAccessToken', 'This field is required'],
    [{ customerId: 'x' }, 'customerId', 'This field is not known'],
  ])('is refused for what it holds (%#)', async (fields, field, message) => {
    const response = await shop.browser().send('POST', '/customers', { ...PERSON, email: newEmail(), ...fields })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toMatchObject([{ field, message }])
  })

  test('from two browsers at once opens one account, and both are in', async () => {
    const email = newEmail()
    const [one, two] = [shop.browser(), shop.browser()]
    await one.send('POST', '/customers', { ...PERSON, email })
    const first = await shop.codeTo(email)
    await two.send('POST', '/customers', { ...PERSON, email })
    const second = await shop.codeTo(email)
    const answers = await Promise.all([
      one.send('POST', '/customers/verify-otp', { data: email, otp: first }),
      two.send('POST', '/customers/verify-otp', { data: email, otp: second }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await query('select from customer_identifier where value_key = $1', [email])).toHaveLength(1)
  })
})

describe('a code', () => {
  const ask = async (): Promise<{ email: string; browser: TestBrowser; code: string }> => {
    const { email } = await shop.newCustomer()
    const browser = shop.browser()
    await browser.send('POST', '/customers/login', { emailOrNumber: email })
    return { email, browser, code: await shop.codeTo(email) }
  }
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

  test('gets in once, also when it is shown by many at the same time', async () => {
    const { email, browser, code } = await ask()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => browser.send('POST', '/customers/verify-otp', { data: email, otp: code })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(11)
  })

  test('dies after five wrong guesses, also when they come at the same time', async () => {
    const { email, browser, code } = await ask()
    const wrong = { data: email, otp: wrongOf(code) }
    expect((await browser.send('POST', '/customers/verify-otp', wrong)).json()).toMatchObject({
      code: 'CODE_INVALID',
      triesLeft: 4,
      status: 0,
    })
    await Promise.all(Array.from({ length: 30 }, () => browser.send('POST', '/customers/verify-otp', wrong)))
    const [{ tries }] = await query('select tries from one_time_code where value_key = $1 order by created_at desc', [
      email,
    ])
    expect(tries).toBe(5)
    const late = await browser.send('POST', '/customers/verify-otp', { data: email, otp: code })
    expect(late.statusCode).toBe(422)
    expect(late.json().triesLeft).toBe(0)
  })

  test('is worth nothing in another browser, after five minutes, or once a newer one was sent', async () => {
    const { email, browser, code } = await ask()
    const stranger = await shop.browser().send('POST', '/customers/verify-otp', { data: email, otp: code })
    expect(stranger.statusCode).toBe(422)

    await browser.send('POST', '/customers/resend-code', { data: email })
    const newer = await shop.codeTo(email)
    // One in a million times they are the same.
    const old = await browser.send('POST', '/customers/verify-otp', { data: email, otp: code })
    expect(old.statusCode).toBe(newer === code ? 200 : 422)
    await query(
      `update one_time_code set created_at = now() - interval '6 minutes', expires_at = now() - interval '1 minute'
      where value_key = $1`,
      [email],
    )
    expect((await browser.send('POST', '/customers/verify-otp', { data: email, otp: newer })).statusCode).toBe(422)
  })

  test('of a sign-up can be sent again, and finishes it', async () => {
    const email = newEmail()
    const browser = shop.browser()
    await browser.send('POST', '/customers', { ...PERSON, email })
    await browser.send('POST', '/customers/resend-code', { data: email })
    const verified = await browser.send('POST', '/customers/verify-otp', { data: email, otp: await shop.codeTo(email) })
    expect(verified.json().data.isNew).toBe(true)
  })

  test('is stored as a keyed hash, and is nowhere but in the message', async () => {
    const { email, code } = await ask()
    const [row] = await query('select * from one_time_code where value_key = $1 order by created_at desc limit 1', [
      email,
    ])
    expect(row.mac).toHaveLength(32)
    expect(JSON.stringify(row)).not.toContain(code)
  })

  test('may be typed in Arabic digits', async () => {
    const { email, browser, code } = await ask()
    const otp = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)
    expect((await browser.send('POST', '/customers/verify-otp', { data: email, otp })).statusCode).toBe(200)
  })

  test.each([
    [{ emailOrNumber: 'sara' }, 'Must be a valid email or contact number with at least 10 digits'],
    [{ emailOrNumber: '12' }, 'Must be a valid email or contact number with at least 10 digits'],
    [{}, 'Must be a valid email or contact number with at least 10 digits'],
  ])('is not sent to %o', async (body, message) => {
    const response = await shop.browser().send('POST', '/customers/login', body)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].message).toBe(message)
  })

  test('of fewer than six characters is named as too short', async () => {
    const response = await shop.browser().send('POST', '/customers/verify-otp', { data: newEmail(), otp: '123' })
    expect(response.json().errors[0].message).toBe('OTP must be at least 6 characters')
  })
})

describe('an unknown visitor', () => {
  test('is answered as a customer is, in every word', async () => {
    const { email } = await shop.newCustomer()
    const strip = ({ json, statusCode, headers }: Awaited<ReturnType<TestBrowser['send']>>) => {
      const { data, ...rest } = json()
      return { ...rest, statusCode, keys: Object.keys(data ?? {}), headers: Object.keys(headers).toSorted() }
    }
    for (const path of ['/customers/login', '/customers/forgot-password']) {
      const known = await shop.browser().send('POST', path, { emailOrNumber: email })
      const unknown = await shop.browser().send('POST', path, { emailOrNumber: newEmail() })
      expect(strip(unknown)).toEqual(strip(known))
      const phone = await shop.browser().send('POST', path, { emailOrNumber: newPhone() })
      expect(strip(phone)).toEqual(strip(known))
    }
    const known = await shop.browser().send('POST', '/customers', { ...PERSON, email })
    expect(strip(await shop.browser().send('POST', '/customers', { ...PERSON, email: newEmail() }))).toEqual(
      strip(known),
    )
  })

  test('gets a letter by e-mail that there is no account, and nothing by text message', async () => {
    const [email, phone] = [newEmail(), newPhone()]
    await shop.browser().send('POST', '/customers/login', { emailOrNumber: email })
    await shop.browser().send('POST', '/customers/login', { emailOrNumber: phone })
    expect(await query('select template, status from outbox_message where recipient = $1', [email])).toEqual([
      { template: 'no-account', status: 'PENDING' },
    ])
    expect(
      await query('select status, body_text from outbox_message where recipient = $1', [international(phone)]),
    ).toEqual([{ status: 'WITHHELD', body_text: '' }])
  })

  test('cannot sign in with any code', async () => {
    const email = newEmail()
    const browser = shop.browser()
    await browser.send('POST', '/customers/login', { emailOrNumber: email })
    const response = await browser.send('POST', '/customers/verify-otp', { data: email, otp: '123456' })
    expect(response.statusCode).toBe(422)
  })
})

describe('a password', () => {
  test('is set when signed in, changed by who knows it, and signs in', async () => {
    const customer = await shop.newCustomer()
    const set = { password: 'correct horse', confirmPassword: 'correct horse' }
    expect((await customer.send('PUT', '/customers/password', set)).statusCode).toBe(200)
    expect((await customer.send('PUT', '/customers/password', set)).json().code).toBe('PASSWORD_WRONG')
    const next = { currentPassword: 'correct horse', password: 'battery staple', confirmPassword: 'battery staple' }
    const other = shop.browser()
    const old = { emailOrNumber: customer.email, password: 'correct horse' }
    other.token = (await other.send('POST', '/customers/login-password', old)).json().data.accessToken
    expect((await customer.send('PUT', '/customers/password', next)).statusCode).toBe(200)
    expect((await customer.send('GET', '/customers/profile')).statusCode).toBe(200)
    expect((await other.send('GET', '/customers/profile')).statusCode).toBe(401)

    const browser = shop.browser()
    const signIn = (password: string) =>
      browser.send('POST', '/customers/login-password', { emailOrNumber: customer.email, password })
    expect((await signIn('correct horse')).json()).toMatchObject({ code: 'SIGN_IN_FAILED', status: 0 })
    expect((await signIn('battery staple')).json().data.accessToken).toEqual(expect.any(String))
    const unknown = await browser.send('POST', '/customers/login-password', {
      emailOrNumber: newEmail(),
      password: 'x',
    })
    expect(unknown.json().code).toBe('SIGN_IN_FAILED')
    const [row] = await query(
      'select password_hash from customer c join customer_identifier i on c.id = customer_id where value = $1',
      [customer.email],
    )
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test.each([
    ['/customers/login', 'Must be a valid email or contact number with at least 10 digits'],
    ['/customers/forgot-password', 'Must be a valid email or phone number with at least 10 digits'],
  ])('%s has its own sentence for what is neither an email nor a number (S357 to S359)', async (path, message) => {
    const answer = await shop.browser().send('POST', path, { emailOrNumber: 'noura' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toMatchObject([{ field: 'emailOrNumber', message }])
  })

  test('that was forgotten is chosen again by a code, and every device is signed out', async () => {
    const customer = await shop.newCustomer()
    const browser = shop.browser()
    await browser.send('POST', '/customers/forgot-password', { emailOrNumber: customer.email })
    const otp = await shop.codeTo(customer.email)
    const form = { data: customer.email, otp, password: 'new password', confirmPassword: 'new password' }
    const typo = await browser.send('POST', '/customers/reset-password', { ...form, confirmPassword: 'new passwort' })
    expect(typo.json().errors).toMatchObject([{ field: 'confirmPassword', message: 'Passwords do not match' }])
    const short = await browser.send('POST', '/customers/reset-password', {
      ...form,
      password: 'short',
      confirmPassword: 'short',
    })
    expect(short.json().errors[0].message).toBe('Password must be at least 8 characters')
    expect((await browser.send('POST', '/customers/verify-otp', { data: customer.email, otp })).statusCode).toBe(422)

    const done = await browser.send('POST', '/customers/reset-password', form)
    expect(done.json()).toMatchObject({ status: 1, message: 'Your password has been reset' })
    expect((await customer.send('GET', '/customers/profile')).statusCode).toBe(401)
    const signIn = { emailOrNumber: customer.email, password: 'new password' }
    expect((await browser.send('POST', '/customers/login-password', signIn)).statusCode).toBe(200)
    expect((await browser.send('POST', '/customers/reset-password', form)).statusCode).toBe(422)
  })
})

async function sendForm(browser: TestBrowser, path: string, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const request = new Request('http://x', { method: 'POST', body: form })
  return browser.send('POST', path, Buffer.from(await request.arrayBuffer()), {
    'content-type': request.headers.get('content-type')!,
  })
}
