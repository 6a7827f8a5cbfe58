import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseEmail } from './email.ts'
import { parseIdentifier } from './identifier.ts'
import { localPhone, parseAccountPhone, parseContactPhone, saudiMobile } from './phone.ts'
import { parseWhatsAppLink, whatsAppMessage, whatsAppNumber } from './whatsapp.ts'
import { whatsAppDisplay } from './whatsapp-display.ts'

const fastly = (parse: (text: string) => unknown, text: string) => {
  const before = performance.now()
  parse(text)
  return performance.now() - before
}

describe('e-mail address', () => {
  test.each([
    [' Sara.Ali+shop@Example.COM ', 'Sara.Ali+shop@example.com'],
    ['\u2066sara@example.com\u2069', 'sara@example.com'],
    ['\uFEFFsara@example.com\u200B', 'sara@example.com'],
    ["o'brien@sub.example.co", "o'brien@sub.example.co"],
    ['a@xn--mgberp4a5d4ar.xn--mgberp4a5d4ar', 'a@xn--mgberp4a5d4ar.xn--mgberp4a5d4ar'],
  ])('%j is stored as %j', (text, stored) => {
    expect(parseEmail(text)).toEqual({ ok: true, value: stored })
  })

  test.each([
    '',
    'sara',
    '@example.com',
    'sara@',
    'sara@example',
    'sara@example.c',
    'sara@-example.com',
    'sara@example-.com',
    'sara@exa_mple.com',
    'sara@example..com',
    '.sara@example.com',
    'sa..ra@example.com',
    'sa ra@example.com',
    'sara@example.com\nBcc: all@example.com',
    'a@b@example.com',
    'sara@127.0.0.1',
    `${'a'.repeat(65)}@example.com`,
    `sara@${'a'.repeat(250)}.com`,
    'سارة@example.com',
  ])('%j is refused', (text) => {
    expect(parseEmail(text)).toEqual({ ok: false, error: { code: 'email/invalid' } })
  })

  test.each([`${'a.'.repeat(50_000)}@a`, `a@${'a-'.repeat(50_000)}`, `${'@'.repeat(100_000)}`, ' '.repeat(100_000)])(
    'nasty addresses are answered at once',
    (text) => {
      expect(fastly(parseEmail, text)).toBeLessThan(200)
    },
  )
})

describe('Saudi mobile number', () => {
  test.each([
    '0551234567',
    '551234567',
    '966551234567',
    '+966551234567',
    '00966551234567',
    '٠٥٥١٢٣٤٥٦٧',
    '۰۵۵۱۲۳۴۵۶۷',
    ' 055 123-4567 ',
    '+966 (55) 123.4567',
    '\u202A+966 55 123 4567\u202C',
    '\u2068\u202D+966\u00A055\u00A0123\u00A04567\u202C\u2069',
    '\uFEFF\u200B+966551234567\u2060',
  ])('%j is one and the same account', (text) => {
    expect(saudiMobile(text)).toBe('+966551234567')
  })

  test.each(['0112345678', '+971501234567', '05512345678', '055123456', '9660551234567', '', 'abc'])(
    '%j is none',
    (text) => {
      expect(saudiMobile(text)).toBeUndefined()
    },
  )

  test('is read as people here read it', () => {
    expect(localPhone('+966551234567')).toBe('055 123 4567')
    expect(localPhone('+971501234567')).toBe('+971501234567')
  })
})

describe('phone number to call back', () => {
  test.each([
    ['055 123 4567', '+966551234567'],
    ['011 234 5678', '0112345678'],
    ['+971 50 123 4567', '+971501234567'],
    ['00971501234567', '+971501234567'],
  ])('%j is stored as %j', (text, stored) => {
    expect(parseContactPhone(text)).toEqual({ ok: true, value: stored })
  })

  test.each([
    ['', { code: 'phone/not-digits' }],
    ['call me', { code: 'phone/not-digits' }],
    ['055123456x', { code: 'phone/not-digits' }],
    ['055+1234567', { code: 'phone/not-digits' }],
    ['012345678', { code: 'phone/too-short', minDigits: 10 }],
    ['1234567890123456', { code: 'phone/too-long', maxDigits: 15 }],
  ])('%j is refused: %j', (text, error) => {
    expect(parseContactPhone(text)).toEqual({ ok: false, error })
  })
})

describe('phone number of an account', () => {
  test('is a Saudi mobile number, with or without its country code', () => {
    expect(parseAccountPhone('0551234567')).toEqual({ ok: true, value: '+966551234567' })
    expect(parseAccountPhone('+966551234567')).toEqual({ ok: true, value: '+966551234567' })
  })

  test.each([
    ['05512345', 'phone/not-ten-digits'],
    ['05512345678', 'phone/not-ten-digits'],
    ['0112345678', 'phone/not-a-mobile'],
  ])('%s is refused: %s', (text, code) => {
    expect(parseAccountPhone(text)).toEqual({ ok: false, error: { code } })
  })
})

describe('what a customer signs in with', () => {
  test.each([
    ['Sara@Example.com', { kind: 'email', email: 'sara@example.com' }],
    ['٠٥٥١٢٣٤٥٦٧', { kind: 'phone', phone: '+966551234567' }],
    ['0112345678', { kind: 'phone', phone: '0112345678' }],
  ])('%j', (text, identifier) => {
    expect(parseIdentifier(text)).toEqual({ ok: true, value: identifier })
  })

  test.each(['sara', '12345', 'sara@', ''])('%j is neither', (text) => {
    expect(parseIdentifier(text)).toEqual({ ok: false, error: { code: 'identifier/invalid' } })
  })

  test('any text is answered, and what is accepted once is accepted again as the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+-(). @a٥م'), maxLength: 20 }), (text) => {
        const found = parseIdentifier(text)
        if (!found.ok) return
        const again = found.value.kind === 'email' ? found.value.email : found.value.phone
        expect(parseIdentifier(again)).toEqual(found)
      }),
    )
  })
})

describe('messaging link', () => {
  const link = 'https://wa.me/966551234567'

  test('its shown number is the link without its first 14 characters', () => {
    expect(parseWhatsAppLink(link)).toEqual({ ok: true, value: link })
    expect(whatsAppNumber(link)).toBe(link.slice(14))
    expect(whatsAppDisplay(link)).toBe('+966 55 123 4567')
  })

  test('may carry a message', () => {
    expect(whatsAppMessage(link, 'مرحبا & hi')).toBe(`${link}?text=%D9%85%D8%B1%D8%AD%D8%A8%D8%A7%20%26%20hi`)
  })

  test.each([
    'http://wa.me/966551234567',
    'https://api.whatsapp.com/send?phone=966551234567',
    'https://wa.me/+966551234567',
    'https://wa.me/0551234567',
    'https://wa.me/966551234567?text=x',
    'https://wa.me/9665512345678',
    '966551234567',
    '',
  ])('%j is refused', (text) => {
    expect(parseWhatsAppLink(text)).toEqual({ ok: false, error: { code: 'whatsapp/invalid' } })
  })
})
