import { describe, expect, test } from 'vitest'
import type { TestBrowser } from '#testing/customer-api.ts'
import { customerShop } from '#testing/customer-shop.ts'
import { openDevice } from '#testing/stand-ins/passkey-device.ts'

const shop = customerShop()
const { query } = shop

/** Lets eleven minutes pass since everybody proved who they are. */
const waitLong = () => query(`update session set reauthenticated_at = reauthenticated_at - interval '11 minutes'`)
const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode
const askToChange = (customer: TestBrowser & { email: string }) =>
  customer.send('POST', '/customers/change-identifier', { emailOrNumber: `next-${customer.email}` })

describe('a session that was left open', () => {
  test.each([
    ['POST', '/customers/change-identifier', { emailOrNumber: 'thief@shop.example' }],
    ['PUT', '/customers/password', { password: 'a long password', confirmPassword: 'a long password' }],
    ['POST', '/customers/passkeys/options', undefined],
    ['POST', '/customers/google', { accessToken: 'sandbox.token' }],
    ['POST', '/customers/deletion', undefined],
  ] as const)('changes no way in: %s %s', async (method, path, body) => {
    const customer = await shop.newCustomer()
    await waitLong()
    const refused = await customer.send(method, path, body)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'REAUTHENTICATION_NEEDED', title: 'Confirm it’s you' })
  })

  test('is proved by a code to what the customer has now, once, from their browser', async () => {
    const customer = await shop.newCustomer()
    await waitLong()
    const sent = await customer.send('POST', '/customers/reauthentication/code', { kind: 'email' })
    expect(sent.json().data).toMatchObject({ resendAfterSeconds: 60 })
    const answer = { kind: 'email', otp: await shop.codeTo(customer.email) }
    const stranger = await shop.newCustomer()
    expect(await status(stranger.send('POST', '/customers/reauthentication', answer))).toBe(422)
    // Neither does the code sign anybody in.
    expect(
      await status(customer.send('POST', '/customers/verify-otp', { data: customer.email, otp: answer.otp })),
    ).toBe(422)
    expect(await status(customer.send('GET', '/customers/reauthentication'))).toBe(403)
    expect(await status(customer.send('POST', '/customers/reauthentication', answer))).toBe(200)
    expect(await status(customer.send('GET', '/customers/reauthentication'))).toBe(200)
    expect(await status(askToChange(customer))).toBe(200)
    expect(await status(customer.send('POST', '/customers/reauthentication', answer))).toBe(422)
    await waitLong()
    expect(await status(askToChange(customer))).toBe(403)
  })

  test('gets no code for what the customer has not', async () => {
    const customer = await shop.newCustomer()
    expect(await status(customer.send('POST', '/customers/reauthentication/code', { kind: 'phone' }))).toBe(404)
    expect(await status(customer.send('POST', '/customers/reauthentication', { kind: 'phone', otp: '123456' }))).toBe(
      422,
    )
  })

  test('is proved by a passkey of the customer, and by no other', async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()]
    const [mine, theirs] = [openDevice(), openDevice()]
    for (const [browser, device] of [
      [customer, mine],
      [other, theirs],
    ] as const) {
      const { challenge } = (await browser.send('POST', '/customers/passkeys/options')).json().data
      expect(await status(browser.send('POST', '/customers/passkeys', device.create(challenge)))).toBe(200)
    }
    await waitLong()
    const challengeOf = async () =>
      (await customer.send('POST', '/customers/reauthentication/passkey/options')).json().data.challenge
    const prove = (answer: object) => status(customer.send('POST', '/customers/reauthentication/passkey', answer))
    expect(await prove(theirs.get(await challengeOf()))).toBe(422)
    // What a passkey signs to sign in proves nothing here.
    const signIn = (await customer.send('POST', '/customers/login-passkey/options')).json().data
    await challengeOf()
    expect(await prove(mine.get(signIn.challenge))).toBe(422)
    const answer = mine.get(await challengeOf())
    expect(await prove(answer)).toBe(200)
    expect(await prove(answer)).toBe(422)
    expect(await status(askToChange(customer))).toBe(200)
  })
})

describe('a change of the e-mail address', () => {
  /** Gives a customer another address; answers the token of the link that the old one gets. */
  const change = async (customer: TestBrowser, from: string, to: string): Promise<string> => {
    await customer.send('POST', '/customers/change-identifier', { emailOrNumber: to })
    const confirm = { data: to, otp: await shop.codeTo(to) }
    expect(await status(customer.send('POST', '/customers/change-identifier/confirm', confirm))).toBe(200)
    const [message] = await query(
      `select body_text from outbox_message where recipient = $1 and template = 'identifier-changed' order by id desc`,
      [from],
    )
    return /token=([\w-]{32})/.exec(message.body_text)?.[1] ?? ''
  }
  const undo = (token: string) => shop.browser().send('POST', '/customers/undo-identifier', { token })

  test('is taken back once, with all that was made since to come in by', async () => {
    const customer = await shop.newCustomer()
    const { id } = (await customer.send('GET', '/customers/profile')).json().data
    const token = await change(customer, customer.email, `thief-${customer.email}`)
    const later = await change(customer, `thief-${customer.email}`, `second-${customer.email}`)
    const password = { password: 'a long password', confirmPassword: 'a long password' }
    await customer.send('PUT', '/customers/password', password)
    const { challenge } = (await customer.send('POST', '/customers/passkeys/options')).json().data
    await customer.send('POST', '/customers/passkeys', openDevice().create(challenge))
    await customer.send('POST', '/customers/change-identifier', { emailOrNumber: '0555555511' })
    const phone = { data: '0555555511', otp: await shop.codeTo('+966555555511') }
    await customer.send('POST', '/customers/change-identifier/confirm', phone)
    await customer.send('POST', '/customers/deletion')

    const undone = await Promise.all([undo(token), undo(token), undo(token)])
    expect(undone.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410])
    expect((await undo(later)).json().code).toBe('EXPIRED')
    expect(await query('select kind, value from customer_identifier where customer_id = $1', [id])).toEqual([
      { kind: 'email', value: customer.email },
    ])
    const [stored] = await query('select password_hash, google_sub from customer where id = $1', [id])
    expect(stored).toEqual({ password_hash: null, google_sub: null })
    for (const table of ['passkey', 'deletion_request', 'identifier_undo'])
      expect(await query(`select from ${table} where customer_id = $1`, [id]), table).toHaveLength(0)
    expect(await status(customer.send('GET', '/customers/profile'))).toBe(401)
    const events = await query('select event from audit_entry where customer_id = $1 order by id desc limit 1', [id])
    expect(events).toEqual([{ event: 'identifier-restored' }])
    const messages = await query(
      `select recipient, body_text from outbox_message where template = 'identifier-restored' order by recipient`,
    )
    expect(messages.map(({ recipient }) => recipient)).toEqual(['+966555555511', `second-${customer.email}`])
    expect(messages[1].body_text).toContain(`Your account uses ${customer.email} again`)
    expect(
      await query(`select from outbox_message where recipient = $1 and template = 'passkey-added'`, [
        `second-${customer.email}`,
      ]),
    ).toHaveLength(1)
  })

  test('keeps what was there before', async () => {
    const customer = await shop.newCustomer()
    const password = { password: 'a long password', confirmPassword: 'a long password' }
    await customer.send('PUT', '/customers/password', password)
    await undo(await change(customer, customer.email, `other-${customer.email}`))
    const login = { emailOrNumber: customer.email, password: 'a long password' }
    expect(await status(shop.browser().send('POST', '/customers/login-password', login))).toBe(200)
  })

  test('cannot be taken back after three days, or once the old address is another customer’s', async () => {
    const customer = await shop.newCustomer()
    const token = await change(customer, customer.email, `other-${customer.email}`)
    await shop.newCustomer(customer.email)
    expect((await undo(token)).json().code).toBe('DUPLICATE')
    await query(`update identifier_undo set created_at = created_at - interval '73 hours',
      expires_at = expires_at - interval '73 hours'`)
    expect((await undo(token)).json().code).toBe('EXPIRED')
    await shop.services.sweep()
    expect(await query('select from identifier_undo')).toHaveLength(0)
  })

  test.each(['', 'x', 'x'.repeat(33), "' or true"])('is not taken back by %j', async (token) => {
    expect((await undo(token)).statusCode).toBe(400)
  })
})
