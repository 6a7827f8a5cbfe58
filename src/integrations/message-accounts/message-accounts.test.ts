import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSmtpServer } from '#testing/stand-ins/smtp-server.ts'
import { differences, vendorExample, vendorServer } from '#testing/stand-ins/vendor-documents.ts'
import { checkMailServer } from './mail-account.ts'
import { checkTaqnyat } from './taqnyat-account.ts'
import { checkWhatsApp } from './whatsapp-account.ts'

const FROM = 'Matbaa <no-reply@shop.example>'

describe('a mail server', () => {
  test('that accepts the login is right, and is sent nothing', async () => {
    const server = await startSmtpServer()
    const url = server.url.replace('//', '//shop:right-one@')
    expect(await checkMailServer({ url, from: FROM })).toMatchObject({ isGood: true })
    await server.close()
    expect(server.received).toEqual([])
  })

  test('that refuses the login is an alarm that names the setting, without the password', async () => {
    const server = await startSmtpServer('refuses the login')
    const url = server.url.replace('//', '//shop:wrong-one@')
    const finding = await checkMailServer({ url, from: FROM })
    await server.close()
    expect(finding).toMatchObject({ isGood: false, isAlarm: true, setting: 'SMTP_URL' })
    expect(finding.sentence).not.toContain('wrong-one')
  })

  test('without TLS on another machine is said with the setting that allows it', async () => {
    const server = await startSmtpServer()
    // Not spelled as this machine, though it is.
    const url = server.url.replace('127.0.0.1', '0.0.0.0')
    expect(await checkMailServer({ url, from: FROM })).toMatchObject({
      isGood: false,
      isAlarm: false,
      sentence: expect.stringContaining('INSECURE_SMTP'),
    })
    expect(await checkMailServer({ url, from: FROM, allowsPlaintext: true })).toMatchObject({ isGood: true })
    await server.close()
  })

  test('that does not answer is named', async () => {
    const server = await startSmtpServer()
    await server.close()
    expect(await checkMailServer({ url: server.url, from: FROM })).toMatchObject({
      isGood: false,
      setting: 'SMTP_URL',
      sentence: expect.stringContaining('ECONNREFUSED'),
    })
  })
})

describe('Taqnyat', () => {
  let server: Awaited<ReturnType<typeof vendorServer>>
  beforeAll(async () => {
    server = await vendorServer()
  })
  afterAll(() => server.close())

  const example = (name: string) => vendorExample('taqnyat/account', name)
  const check = (...answers: readonly string[]) => {
    server.answerWith(...answers.map(example))
    return checkTaqnyat({ url: server.url, apiKey: 'the-key', sender: 'MATBAA' })
  }

  test('with a known key and sender name is right; nothing is sent', async () => {
    expect(await check('balance', 'senders')).toEqual([expect.objectContaining({ isGood: true })])
    for (const [index, name] of ['balance', 'senders'].entries()) {
      expect(differences(example(name).request, server.requests[index])).toEqual([])
      expect(server.requests[index]?.headers['authorization']).toBe('Bearer the-key')
    }
  })

  test.each(['wrong key', 'wrong key within a 200'])('%s: an alarm that names the setting', async (name) => {
    expect(await check(name)).toEqual([
      expect.objectContaining({ isGood: false, isAlarm: true, setting: 'SMS_API_KEY' }),
    ])
  })

  test('a sender name that the account does not have is named', async () => {
    server.answerWith(example('balance'), example('senders'))
    const findings = await checkTaqnyat({ url: server.url, apiKey: 'the-key', sender: 'OTHER' })
    expect(findings.filter(({ isGood }) => !isGood)).toMatchObject([{ setting: 'SMS_SENDER', isAlarm: false }])
  })
})

describe('WhatsApp', () => {
  let server: Awaited<ReturnType<typeof vendorServer>>
  beforeAll(async () => {
    server = await vendorServer()
  })
  afterAll(() => server.close())

  const example = (name: string) => vendorExample('meta/phone-number', name)
  const check = (name: string) => {
    server.answerWith(example(name))
    return checkWhatsApp({ url: server.url, phoneNumberId: '106540352242922', token: 'EAAJB...' })
  }

  test('is asked for its number as documented, and sent nothing', async () => {
    expect(await check('found')).toMatchObject([{ isGood: true }])
    expect(server.requests.at(-1)).toMatchObject(example('found').request ?? {})
  })

  test.each([
    ['token expired', 'WHATSAPP_TOKEN'],
    ['another number', 'WHATSAPP_PHONE_NUMBER_ID'],
  ])('"%s" is an alarm that names %s', async (name, setting) => {
    expect(await check(name)).toMatchObject([{ isGood: false, isAlarm: true, setting }])
  })

  test('a number that is rated as poor is said', async () => {
    server.answerWith({ answer: { status: 200, body: { id: '1', quality_rating: 'RED' } } })
    const found = await checkWhatsApp({ url: server.url, phoneNumberId: '1', token: 't' })
    expect(found).toMatchObject([
      { isGood: true },
      { isGood: false, isAlarm: false, sentence: expect.stringContaining('RED') },
    ])
  })
})
