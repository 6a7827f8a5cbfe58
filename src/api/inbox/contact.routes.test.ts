import { describe, expect, test, vi } from 'vitest'
import { CONTACT, inboxApp } from '#testing/inbox-app.ts'

const TOO_LONG = 'x'.repeat(5001)
const inbox = inboxApp()
const { contact, post, count, one } = inbox

describe('a contact message', () => {
  test('is stored in its clean form, with its mail, and answered with a reference', async () => {
    const response = await contact({ lang: 'ar' }, { 'accept-language': 'ar' })
    expect(response.statusCode).toBe(201)
    const { data, message, status } = response.json()
    expect({ status, message }).toEqual({ status: 1, message: 'تم إرسال رسالتك' })
    expect(data.reference).toMatch(/^C-[2-9A-HJKMNP-Z]{8}$/)
    expect(await one('select * from contact_message')).toMatchObject({
      reference: data.reference,
      full_name: 'نورة علي',
      email: 'Noura@studio.example',
      phone: '+966551234567',
      message: 'مرحبا\n\nبكم',
      language: 'ar',
    })
    expect(await count('outbox_message')).toBe(2)
    expect(inbox.jobs).toHaveLength(2)
  })

  test('is taken as people paste it, with the invisible characters of chats and address books', async () => {
    const pasted = {
      fullName: '\u2068نورة علي\u2069',
      email: '\uFEFFNoura@studio.example\u200B',
      phoneNumber: '\u202D+966\u00A055\u00A0123\u00A04567\u202C',
      message: 'Call \u2066055 123 4567\u2069\nplease',
    }
    expect((await contact(pasted)).statusCode).toBe(201)
    expect(await one('select * from contact_message')).toMatchObject({
      full_name: 'نورة علي',
      email: 'Noura@studio.example',
      phone: '+966551234567',
      message: 'Call 055 123 4567\nplease',
    })
  })

  test.each([
    ['en', 'This was sent from another website. Please open our page and send it from there.'],
    ['ar', 'أُرسل هذا النموذج من موقع آخر. يرجى فتح صفحتنا وإرساله منها.'],
  ])('from a page of another site is refused, in %s', async (language, message) => {
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'accept-language': language,
    }
    for (const [url, source] of [
      ['/api/contacts', { 'sec-fetch-site': 'cross-site' }],
      ['/api/contacts', { origin: 'https://evil.example' }],
      ['/api/newsletter-subscribers', { 'sec-fetch-site': 'same-site' }],
      ['/api/special-requests/create', { origin: 'null' }],
    ] as const) {
      const response = await post(url, 'email=a%40b.co&returnTo=/en/home', { ...form, ...source })
      expect(response.statusCode).toBe(403)
      expect(response.json()).toMatchObject({ status: 0, code: 'FORBIDDEN', message })
    }
    expect(await count('outbox_message')).toBe(0)
  })

  test.each([{ 'sec-fetch-site': 'same-origin' }, { origin: 'https://shop.example' }, {}])(
    'of a page of the shop or of a program is taken: %j',
    async (source) => {
      expect((await contact({}, source)).statusCode).toBe(201)
    },
  )

  test.each<[Record<string, unknown>, string, string, string]>([
    [{ fullName: '' }, 'fullName', 'full_name_required', 'Full name is required'],
    [{ fullName: undefined }, 'fullName', 'full_name_required', 'Full name is required'],
    [{ fullName: ' \u200f ' }, 'fullName', 'full_name_required', 'Full name is required'],
    [{ email: 'nobody' }, 'email', 'invalid_email', 'Invalid email address'],
    [{ email: undefined }, 'email', 'invalid_email', 'Invalid email address'],
    [{ email: ' \u200f ' }, 'email', 'invalid_email', 'Invalid email address'],
    [{ phoneNumber: '' }, 'phoneNumber', 'phone_too_short', 'Phone must be at least 10 digits'],
    [{ email: 'a@b.co\r\nBcc: x@y.co' }, 'email', 'invalid_email', 'Invalid email address'],
    [{ phoneNumber: '05512' }, 'phoneNumber', 'phone_too_short', 'Phone must be at least 10 digits'],
    [{ phoneNumber: 'call me' }, 'phoneNumber', 'phone_digits_only', 'Phone must contain only numbers'],
    [{ message: '  ' }, 'message', 'message_required', 'Message is required'],
    [{ message: TOO_LONG }, 'message', 'too_long', 'This text is too long'],
    [{ lang: 'fr' }, 'lang', 'not_an_option', 'This is not one of the options'],
    [{ surprise: 1 }, 'surprise', 'unknown_field', 'This field is not known'],
  ])('is refused for what it holds (%#)', async (fields, field, code, message) => {
    const response = await contact(fields)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ status: 0, code: 'VALIDATION', errors: [{ field, code, message }] })
    expect(await count('contact_message')).toBe(0)
  })

  test('of a robot looks sent, and nothing is stored', async () => {
    const response = await contact({ hp: 'http://spam.example' })
    expect(response.statusCode).toBe(201)
    expect(response.json().data.reference).toMatch(/^C-/)
    expect(await count('contact_message')).toBe(0)
    expect(await count('outbox_message')).toBe(0)
  })

  test('is stored together with its mail or not at all', async () => {
    vi.spyOn(inbox.queue, 'enqueue').mockRejectedValueOnce(new Error('the queue is away'))
    expect((await contact()).statusCode).toBe(500)
    expect(await count('contact_message')).toBe(0)
    expect(await count('outbox_message')).toBe(0)
  })

  test.each([
    ['text/plain', '{}'],
    ['application/json; charset=utf-7', '{}'],
    ['application/xml', '<a/>'],
  ])('as %s is not read', async (type, payload) => {
    const response = await post('/api/contacts', payload, { 'content-type': type })
    expect([400, 415]).toContain(response.statusCode)
    expect(await count('contact_message')).toBe(0)
  })
})

describe('forms of pages without script', () => {
  const form = (fields: Record<string, string>, url = '/api/contacts') =>
    post(url, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml',
    })

  test('lead back to their page with what came of it', async () => {
    const sent = await form({ ...CONTACT, returnTo: '/ar/contact-us?tab=1#form' })
    expect(sent.statusCode).toBe(303)
    expect(sent.headers.location).toMatch(/^\/ar\/contact-us\?tab=1&sent=C-[0-9A-Z]{8}#form$/)
    const refused = await form({ ...CONTACT, email: 'x', message: '', returnTo: '/en/contact-us' })
    expect(refused.statusCode).toBe(303)
    expect(decodeURIComponent(String(refused.headers.location))).toBe(
      '/en/contact-us?problem=VALIDATION&fields=email:invalid_email,message:message_required',
    )
  })

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a\r\nSet-Cookie: x=1',
    '/\t/evil.example',
    '',
  ])('never lead to another site: %j', async (returnTo) => {
    const { headers } = await form({ ...CONTACT, returnTo })
    expect(headers.location).toMatch(/^\/\?(sent=C-|problem=BAD_CHARACTERS)/)
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('answer the envelope to who does not ask for a page', async () => {
    const response = await post('/api/contacts', new URLSearchParams(CONTACT).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(response.statusCode).toBe(201)
    expect(response.json().data.reference).toMatch(/^C-/)
  })

  test('with a field given twice are refused', async () => {
    const response = await post('/api/contacts', `${new URLSearchParams(CONTACT)}&email=a%40b.co`, {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(response.statusCode).toBe(400)
  })
})
