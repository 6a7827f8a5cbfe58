import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.ts'
import type { Mail } from './mailer.ts'

type Behaviour = 'takes' | 'refuses the address' | 'is busy' | 'is busy after the text' | 'hangs up after the text'

/** A mail server that speaks just enough SMTP. */
let server: Server
let behaviour: Behaviour
let received: string[]
let commands: string[]

function talk(socket: Socket): void {
  let text: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 test')
  createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
    if (text && line !== '.') return text.push(line)
    if (text) {
      if (behaviour === 'hangs up after the text') return socket.destroy()
      if (behaviour === 'is busy after the text') return say('451 later')
      received.push(text.join('\n'))
      text = undefined
      return say('250 taken')
    }
    commands.push(line)
    if (/^EHLO/i.test(line)) return say('250 test')
    if (/^MAIL/i.test(line) && behaviour === 'is busy') return say('421 busy')
    if (/^RCPT/i.test(line) && behaviour === 'refuses the address') return say('550 unknown')
    if (/^DATA/i.test(line)) {
      text = []
      return say('354 go on')
    }
    return say(/^QUIT/i.test(line) ? '221 bye' : '250 ok')
  })
  socket.on('error', () => undefined)
}

beforeEach(async () => {
  behaviour = 'takes'
  received = []
  commands = []
  server = createServer(talk)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const mailer = () =>
  createSmtpMailer({
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: 'Matbaa <no-reply@shop.example>',
  })
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
    expect(commands).toContain('RCPT TO:<noura@studio.example>')
    expect(received[0]).toContain('Reply-To: visitor@studio.example')
    expect(received[0]).toContain('List-Unsubscribe: <https://shop.example/x>')
    expect(received[0]).toMatch(/From: Matbaa <no-reply@shop\.example>/)
    expect(received[0]).toMatch(/text\/plain[\s\S]+text\/html/)
    const ids = received.map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1])
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
    expect(commands.filter((command) => command.startsWith('RCPT'))).toHaveLength(received.length)
    for (const mail of received) expect(mail).not.toMatch(/^Bcc:/im)
    expect(commands).not.toContain('RCPT TO:<c@d.example>')
  })

  test.each<[Behaviour, string]>([
    ['refuses the address', 'mail/refused'],
    ['is busy', 'mail/try-later'],
    ['is busy after the text', 'mail/try-later'],
    ['hangs up after the text', 'mail/unknown'],
  ])('when the server %s: %s, with a reason that names nobody', async (what, code) => {
    behaviour = what
    const outcome = await mailer().send(MAIL)
    expect(outcome).toMatchObject({ ok: false, error: { code } })
    expect(JSON.stringify(outcome)).not.toContain('studio.example')
  })

  test('can be tried again when no server answers', async () => {
    const away = mailer()
    await new Promise((resolve) => server.close(resolve))
    expect(await away.send(MAIL)).toMatchObject({ error: { code: 'mail/try-later' } })
    server = createServer(talk).listen(0)
  })
})
