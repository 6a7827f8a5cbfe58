import { describe, expect, test } from 'vitest'
import { testCustomers } from '#testing/customer-api.ts'
import { customerShop } from '#testing/customer-shop.ts'

const shop = customerShop()
const { query } = shop

describe('the profile', () => {
  test.each(['PUT', 'PATCH'] as const)('is changed in part by %s, as JSON and as a form', async (method) => {
    const customer = await shop.newCustomer()
    const change = { firstName: 'نورة', companyName: 'دار نورة', vatNumber: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣', preferredLang: 'ar' }
    const changed = await customer.send(method, '/customers/profile', change)
    expect(changed.json()).toMatchObject({
      message: 'Profile updated successfully',
      data: { ...change, vatNumber: '300000000000003' },
    })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const cleared = await customer.send(method, '/customers/profile', 'companyName=&reportSubscription=1', form)
    expect(cleared.json().data).toMatchObject({ firstName: 'نورة', companyName: null, reportSubscription: 1 })
    const blank = await customer.send(method, '/customers/profile', { companyName: ' \u200b' })
    expect(blank.json().data).toMatchObject({ companyName: null })
  })

  test('writes down every consent, with its text', async () => {
    const customer = await shop.newCustomer()
    await customer.send('PATCH', '/customers/profile', { marketingConsent: true })
    await customer.send('PATCH', '/customers/profile', { marketingConsent: false, reportSubscription: true })
    const { data } = (await customer.send('GET', '/customers/profile')).json()
    expect(data).toMatchObject({ marketingConsent: false, reportSubscription: 1 })
    const rows = await query(
      `select kind, granted from consent where customer_id = $1 and source = 'profile' order by id`,
      [data.id],
    )
    expect(rows).toEqual([
      { kind: 'marketing', granted: true },
      { kind: 'blog-updates', granted: true },
      { kind: 'marketing', granted: false },
    ])
    await expect(query('update consent set granted = true')).rejects.toThrow('written once')
  })

  test('has the consent to WhatsApp where the shop sends by it, with its history', async () => {
    const plain = await shop.newCustomer()
    expect((await plain.send('GET', '/customers/profile')).json().data).toMatchObject({ whatsappConsent: null })
    const { app, newCustomer } = await testCustomers(shop.database, { hasWhatsApp: true })
    const customer = await newCustomer()
    expect((await customer.send('GET', '/customers/profile')).json().data).toMatchObject({ whatsappConsent: false })
    const change = async (whatsappConsent: boolean) =>
      (await customer.send('PATCH', '/customers/profile', { whatsappConsent })).json()
    expect(await change(true)).toMatchObject({ message: 'You’re subscribed', data: { whatsappConsent: true } })
    expect(await change(false)).toMatchObject({ message: 'You’re unsubscribed', data: { whatsappConsent: false } })
    const { consents } = (await customer.send('GET', '/customers/export')).json().data
    expect(consents.filter(({ kind }: { kind: string }) => kind === 'whatsapp')).toMatchObject([
      { kind: 'whatsapp', granted: true, source: 'profile', at: expect.any(String) },
      { kind: 'whatsapp', granted: false, source: 'profile', at: expect.any(String) },
    ])
    await app.close()
  })

  test('stores no consent to WhatsApp where the shop does not send by it, and takes one back', async () => {
    const customer = await shop.newCustomer()
    const change = async (whatsappConsent: boolean) =>
      (await customer.send('PATCH', '/customers/profile', { whatsappConsent })).json()
    const stored = async (id: string) =>
      query(`select granted from consent where customer_id = $1 and kind = 'whatsapp' order by id`, [id])
    const agreed = await change(true)
    expect(agreed).toMatchObject({ message: 'Profile updated successfully', data: { whatsappConsent: null } })
    expect(await stored(agreed.data.id)).toEqual([])
    await change(false)
    expect(await stored(agreed.data.id)).toEqual([{ granted: false }])
  })

  test.each([
    [{ email: 'other@shop.example' }, 'email', 'unknown_field'],
    [{ id: 'x' }, 'id', 'unknown_field'],
    [{ vatNumber: '123' }, 'vatNumber', 'vat_number_invalid'],
    [{ crNumber: '123' }, 'crNumber', 'cr_number_invalid'],
    [{ birthDate: '2999-01-01' }, 'birthDate', 'birth_date_in_future'],
    [{ firstName: 'x' }, 'firstName', 'first_name_too_short'],
    [{ preferredLang: 'fr' }, 'preferredLang', 'not_an_option'],
    [{ reportSubscription: 'yes' }, 'reportSubscription', 'invalid'],
  ])('refuses %o', async (change, field, code) => {
    const customer = await shop.newCustomer()
    const refused = await customer.send('PATCH', '/customers/profile', change)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toMatchObject([{ field, code }])
  })
})

test('a subscription that is switched is answered in words of its own', async () => {
  const customer = await shop.newCustomer()
  const change = async (fields: object) => (await customer.send('PATCH', '/customers/profile', fields)).json().message
  expect(await change({ marketingConsent: true })).toBe('You’re subscribed')
  expect(await change({ reportSubscription: '0' })).toBe('You’re unsubscribed')
  expect(await change({ marketingConsent: true, firstName: 'Noura' })).toBe('Profile updated successfully')
})

describe('a new identifier', () => {
  test('is used once its code was shown, and the old one is notified and signs in no more', async () => {
    const customer = await shop.newCustomer()
    const next = `new-${customer.email}`
    const sent = await customer.send('POST', '/customers/change-identifier', { emailOrNumber: next })
    expect(sent.json().data).toMatchObject({ resendAfterSeconds: 60 })
    const confirm = { data: next, otp: await shop.codeTo(next) }
    const stranger = await shop.newCustomer()
    expect((await stranger.send('POST', '/customers/change-identifier/confirm', confirm)).statusCode).toBe(422)
    const changed = await customer.send('POST', '/customers/change-identifier/confirm', confirm)
    expect(changed.json().data).toMatchObject({ email: next })
    const [message] = await query(
      'select template, body_text from outbox_message where recipient = $1 order by id desc limit 1',
      [customer.email],
    )
    expect(message.template).toBe('identifier-changed')
    // The reader at the old address cannot sign in with that: only the shop helps.
    expect(message.body_text).toContain('hello@shop.example')
    expect(message.body_text).toContain('+966500000000')
    expect(message.body_text).not.toContain('sign out everywhere')
    expect(message.body_text).toMatch(/http:\/\/localhost:3000\/en\/undo-change\?token=[\w-]{32}\s/)
    await shop.browser().send('POST', '/customers/login', { emailOrNumber: customer.email })
    const [last] = await query('select template from outbox_message where recipient = $1 order by id desc limit 1', [
      customer.email,
    ])
    expect(last.template).toBe('no-account')
  })

  test('may be a phone beside the e-mail address', async () => {
    const customer = await shop.newCustomer()
    await customer.send('POST', '/customers/change-identifier', { emailOrNumber: '٠٥٥٥٥٥٥٥٠١' })
    const confirm = { data: '0555555501', otp: await shop.codeTo('+966555555501') }
    const changed = await customer.send('POST', '/customers/change-identifier/confirm', confirm)
    expect(changed.json().data).toMatchObject({
      email: customer.email,
      phone: '+966555555501',
      phoneVerifiedAt: expect.any(String),
    })
  })

  test('beside the one there was is announced to that one, which can take it back', async () => {
    const customer = await shop.newCustomer()
    await customer.send('POST', '/customers/change-identifier', { emailOrNumber: '0555555502' })
    const confirm = { data: '0555555502', otp: await shop.codeTo('+966555555502') }
    await customer.send('POST', '/customers/change-identifier/confirm', confirm)
    const messages = await query(
      `select body_text from outbox_message where recipient = $1 and template = 'identifier-added'`,
      [customer.email],
    )
    expect(messages).toMatchObject([{ body_text: expect.stringContaining('+966555555502') }])

    const [, token] = /undo-change\?token=([\w-]{32})\s/.exec(messages[0].body_text) ?? []
    expect((await shop.browser().send('POST', '/customers/undo-identifier', { token })).statusCode).toBe(200)
    expect((await customer.send('GET', '/customers/profile')).statusCode).toBe(401)
    expect(
      await query(
        `select kind, value from customer_identifier where customer_id in
         (select customer_id from customer_identifier where value = $1)`,
        [customer.email],
      ),
    ).toEqual([{ kind: 'email', value: customer.email }])
    expect(await query(`select template from outbox_message where recipient = '+966555555502' order by id`)).toEqual([
      { template: 'code' },
      { template: 'identifier-restored' },
    ])
  })

  test('that is another customer’s is revealed only to the holder of its code', async () => {
    const [mine, theirs] = [await shop.newCustomer(), await shop.newCustomer()]
    const sent = await mine.send('POST', '/customers/change-identifier', { emailOrNumber: theirs.email })
    expect(sent.statusCode).toBe(200)
    const confirm = { data: theirs.email, otp: await shop.codeTo(theirs.email) }
    const refused = await mine.send('POST', '/customers/change-identifier/confirm', confirm)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'DUPLICATE',
      errors: [{ field: 'data', message: 'This email/phone is already registered' }],
    })
    expect((await mine.send('GET', '/customers/profile')).json().data.email).toBe(mine.email)
  })

  test('wanted by two at once goes to one of them', async () => {
    const both = [await shop.newCustomer(), await shop.newCustomer()]
    const next = `wanted-${both[0]!.email}`
    const codes: string[] = []
    for (const each of both) {
      await each.send('POST', '/customers/change-identifier', { emailOrNumber: next })
      codes.push(await shop.codeTo(next))
    }
    const answers = await Promise.all(
      both.map((each, n) => each.send('POST', '/customers/change-identifier/confirm', { data: next, otp: codes[n] })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('that gets no text messages is refused', async () => {
    const customer = await shop.newCustomer()
    const refused = await customer.send('POST', '/customers/change-identifier', { emailOrNumber: '0112345678' })
    expect(refused.json().errors).toMatchObject([{ field: 'emailOrNumber', code: 'phone_not_a_mobile' }])
  })
})

describe('an account', () => {
  test('is deleted after thirty days, until which its owner may think again', async () => {
    const customer = await shop.newCustomer()
    expect((await customer.send('POST', '/customers/deletion')).json().message).toBe(
      'Your account will be deleted in 30 days',
    )
    expect((await customer.send('GET', '/customers/profile')).statusCode).toBe(401)
    expect(await shop.services.sweep()).toBe(0)

    const again = shop.browser()
    await again.send('POST', '/customers/login', { emailOrNumber: customer.email })
    const otp = await shop.codeTo(customer.email)
    again.token = (
      await again.send('POST', '/customers/verify-otp', { data: customer.email, otp })
    ).json().data.accessToken
    const { data } = (await again.send('GET', '/customers/profile')).json()
    const days = (Date.parse(data.deletionDueAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
    await again.send('DELETE', '/customers/deletion')
    const messages = await query(
      `select template, subject from outbox_message where recipient = $1 and template like 'deletion-%' order by id`,
      [customer.email],
    )
    expect(messages).toEqual([
      {
        template: 'deletion-planned',
        subject: expect.stringMatching(/^Your account will be deleted on \d{1,2} [A-Z][a-z]+ \d{4}$/),
      },
      { template: 'deletion-cancelled', subject: 'Your account will not be deleted' },
    ])
    expect((await again.send('GET', '/customers/profile')).json().data.deletionDueAt).toBeNull()

    await again.send('POST', '/customers/deletion')
    await query(
      `update deletion_request set requested_at = requested_at - interval '720 hours', due_at = due_at - interval '720 hours'`,
    )
    expect(await shop.services.sweep()).toBe(1)
    for (const table of [
      'customer',
      'customer_identifier',
      'session',
      'consent',
      'address',
      'wishlist_item',
      'deletion_request',
    ]) {
      const column = table === 'customer' ? 'id' : 'customer_id'
      expect(await query(`select from ${table} where ${column} = $1`, [data.id]), table).toHaveLength(0)
    }
    expect(await query('select from outbox_message where recipient = $1', [customer.email])).toHaveLength(0)
    const events = await query('select event from audit_entry where customer_id = $1 order by id', [data.id])
    expect(events.map(({ event }) => event)).toEqual([
      'signed-up',
      'deletion-requested',
      'signed-in',
      'deletion-cancelled',
      'deletion-requested',
      'deleted',
    ])
  })
})
