import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startSmtpServer } from '#testing/stand-ins/smtp-server.ts'
import type { SmtpBehaviour, SmtpServer } from '#testing/stand-ins/smtp-server.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import type { Mail } from './mailer.ts'

let server: SmtpServer
beforeEach(async () => {
  server = await startSmtpServer()
})
afterEach(() => server.close())

const mailer = ({ url }: Pick<SmtpServer, 'url'> = server) =>
  createSmtpMailer({ url, from: 'Matbaa <no-reply@shop.example>' })
const MAIL: Mail = {
  id: 'contact-received:C-23456789',
  to: 'noura@studio.example',
  subject: 'وصلتنا رسالتك',
  text: 'شكرًا',
  html: '<p dir="rtl">شكرًا</p>',
  headers: { 'Reply-To': 'visitor@studio.example', 'List-Unsubscribe': '<https://shop.example/x>' },
}

describe('mail through a mail server', () => {
  test('goes out with both bodies, its headers, and an id that is the same for every try', async () => {
    expect(await mailer().send(MAIL)).toMatchObject({ ok: true })
    expect(await mailer().send(MAIL)).toMatchObject({ ok: true })
    expect(server.commands).toContain('RCPT TO:<noura@studio.example>')
    expect(server.received[0]).toContain('Reply-To: visitor@studio.example')
    expect(server.received[0]).toContain('List-Unsubscribe: <https://shop.example/x>')
    expect(server.received[0]).toMatch(/From: Matbaa <no-reply@shop\.example>/)
    expect(server.received[0]).toMatch(/text\/plain[\s\S]+text\/html/)
    const ids = server.received.map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1])
    expect(ids[0]).toMatch(/^<[0-9a-f]{32}@shop\.example>$/)
    expect(ids[0]).toBe(ids[1])
  })

  test('cannot be given another header or receiver', async () => {
    await mailer().send({
      ...MAIL,
      to: 'a@b.example>\r\nRCPT TO:<c@d.example',
      subject: 'Hello\r\nBcc: everybody@x.example\r\n\r\n<script>',
      headers: { 'Reply-To': 'a@b.example, c@d.example', 'X-Test': 'a\r\nBcc: victim@x.example' },
    })
    expect(server.commands.filter((command) => command.startsWith('RCPT'))).toHaveLength(server.received.length)
    for (const mail of server.received) expect(mail).not.toMatch(/^Bcc:/im)
    expect(server.commands).not.toContain('RCPT TO:<c@d.example>')
  })

  test.each<[SmtpBehaviour, string]>([
    ['refuses the address', 'mail/refused'],
    ['refuses the size', 'mail/refused'],
    ['refuses the sender', 'mail/login-refused'],
    ['has no room for us', 'mail/try-later'],
    ['is busy', 'mail/try-later'],
    ['is busy after the text', 'mail/try-later'],
    ['hangs up after the text', 'mail/unknown'],
  ])('when the server %s: %s, with a reason without personal data', async (what, code) => {
    const broken = await startSmtpServer(what)
    const outcome = await mailer(broken).send(MAIL)
    await broken.close()
    expect(outcome).toMatchObject({ ok: false, error: { code } })
    expect(JSON.stringify(outcome)).not.toContain('studio.example')
  })

  test('waits for the right password: a wrong one refuses no mail for good', async () => {
    const strict = await startSmtpServer('refuses the login')
    const outcome = await mailer({ url: strict.url.replace('//', '//shop:wrong-one@') }).send(MAIL)
    await strict.close()
    expect(outcome).toMatchObject({
      ok: false,
      error: { code: 'mail/login-refused', reason: expect.stringContaining('535') },
    })
    expect(JSON.stringify(outcome)).not.toContain('wrong-one')
  })

  test('waits for a server with TLS, unless it is on this machine or plain text is allowed', async () => {
    // Not spelled as this machine, though it is.
    const url = server.url.replace('127.0.0.1', '0.0.0.0')
    expect(await mailer({ url }).send(MAIL)).toMatchObject({ error: { code: 'mail/try-later' } })
    expect(server.commands).toContain('STARTTLS')
    expect(server.received).toEqual([])
    const plain = createSmtpMailer({ url, from: 'Matbaa <no-reply@shop.example>', allowsPlaintext: true })
    expect(await plain.send(MAIL)).toMatchObject({ ok: true })
  })

  test('can be tried again when no server answers', async () => {
    const away = await startSmtpServer()
    await away.close()
    expect(await mailer(away).send(MAIL)).toMatchObject({ error: { code: 'mail/try-later' } })
  })
})
