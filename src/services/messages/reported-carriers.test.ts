import { expect, test } from 'vitest'
import { err, ok } from '#domain/result.ts'
import type { MailError } from '#integrations/messages/mailer.ts'
import type { SmsError } from '#integrations/messages/sms-sender.ts'
import type { WhatsAppError } from '#integrations/messages/whatsapp-sender.ts'
import { reportedMailer, reportedSms, reportedWhatsApp } from './reported-carriers.ts'

const MAIL = { id: '1', to: 'sara@shop.example', subject: 'Code', text: '123456', html: '', headers: {} }
const SMS = { id: '1', to: '+966551234567', text: '123456' }

/** What is said of two messages with these outcomes, one by mail and one by text message. */
async function message(mail: MailError['code'] | undefined, sms: SmsError['code'] | undefined) {
  const lines: string[] = []
  const say = (level: string) => (facts: object, sentence: string) =>
    void lines.push(`${level} ${sentence} ${JSON.stringify(facts)}`)
  const logger = { warn: say('warn'), error: say('error') }
  const mailer = {
    send: async () => (mail ? err({ code: mail, reason: 'EAUTH 535' }) : ok(undefined)),
    close: () => {},
  }
  const sender = { send: async () => (sms ? err({ code: sms, reason: 'HTTP 401' }) : ok(undefined)) }
  expect((await reportedMailer(mailer, logger).send(MAIL)).ok).toBe(mail === undefined)
  expect((await reportedSms(sender, logger).send(SMS)).ok).toBe(sms === undefined)
  return lines
}

test('a login that is refused is an error that names its setting, every other failure a warning with its reason', async () => {
  expect(await message(undefined, undefined)).toEqual([])
  expect(await message('mail/login-refused', 'sms/login-refused')).toEqual([
    expect.stringMatching(/^error .*SMTP_URL and MAIL_FROM {"reason":"EAUTH 535"}$/),
    expect.stringMatching(/^error .*SMS_API_KEY and SMS_SENDER {"reason":"HTTP 401"}$/),
  ])
  const lines = await message('mail/refused', 'sms/unknown')
  expect(lines).toEqual([
    'warn a message was not sent {"code":"mail/refused","reason":"EAUTH 535"}',
    'warn a message was not sent {"code":"sms/unknown","reason":"HTTP 401"}',
  ])
  expect(lines.join()).not.toMatch(/sara|551234567|123456/)
})

test('of WhatsApp the account and templates are errors, every other failure a warning, without the number', async () => {
  const lines: string[] = []
  const say = (level: string) => (facts: object, sentence: string) =>
    void lines.push(`${level} ${sentence} ${JSON.stringify(facts)}`)
  const message = {
    id: '1',
    to: SMS.to,
    template: 'shop_late',
    language: 'en',
    parameters: ['10001'],
    path: 'en/x',
  } as const
  for (const code of ['whatsapp/account-refused', 'whatsapp/template-refused', 'whatsapp/undeliverable'] as const) {
    const sender = { send: async () => err({ code, reason: 'Meta 1' } satisfies WhatsAppError) }
    const logger = { warn: say('warn'), error: say('error') }
    await reportedWhatsApp({ sender, templatePrefix: 'shop_' }, logger).sender.send(message)
  }
  expect(lines).toEqual([
    'error WhatsApp does not accept this shop: see WHATSAPP_TOKEN and WHATSAPP_PHONE_NUMBER_ID {"reason":"Meta 1"}',
    'error WhatsApp refused a template: see npm run shop -- whatsapp-templates {"reason":"Meta 1","template":"shop_late"}',
    'warn a message did not go by WhatsApp {"code":"whatsapp/undeliverable","reason":"Meta 1"}',
  ])
})
