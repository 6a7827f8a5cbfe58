import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { err, ok } from '#domain/result.ts'
import type { Mail, MailError, Mailer } from './mailer.ts'

export interface SmtpOptions {
  /** smtp://user:password@host:587 or smtps://… */
  readonly url: string
  /** Sender, such as `Noura Print <no-reply@shop.example>`. */
  readonly from: string
  /** Sends to a server without TLS too, which otherwise only one on this machine may be. */
  readonly allowsPlaintext?: boolean
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/
const TIMEOUTS_MS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000, dnsTimeout: 5_000 }

/** Sends mail through a mail server, a connection for each. */
export function createSmtpMailer({ url, from, allowsPlaintext = false }: SmtpOptions): Mailer {
  const requireTLS = !allowsPlaintext && !LOOPBACK.test(new URL(url).hostname)
  const transport = createTransport(
    { url, requireTLS, disableFileAccess: true, disableUrlAccess: true, ...TIMEOUTS_MS },
    { from },
  )
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  // Mails of which the server has begun to read the text: from then on it may have taken them.
  const handedOver = new Set<string>()
  transport.use('stream', ({ message }, done) => {
    const open = message.createReadStream.bind(message)
    message.createReadStream = () => Readable.from(watched(open, () => handedOver.add(message.messageId())))
    done()
  })

  return {
    send: async (mail) => {
      const messageId = messageIdOf(mail, domain)
      try {
        await transport.sendMail({ messageId, ...messageOf(mail) })
        return ok(undefined)
      } catch (error) {
        return err(mailErrorOf(error, handedOver.has(messageId)))
      } finally {
        handedOver.delete(messageId)
      }
    },
    close: () => transport.close(),
  }
}

async function* watched(open: () => Readable, begun: () => void): AsyncGenerator<unknown> {
  begun()
  yield* open()
}

const messageIdOf = ({ id }: Mail, domain: string): string =>
  `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`

function messageOf({ to, subject, text, html, headers, attachments = [] }: Mail) {
  const { 'Reply-To': replyTo, ...others } = headers
  return {
    // As an object, so that nothing in it can name a second receiver.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject: oneLine(subject),
    text,
    html,
    headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, oneLine(value)])),
    attachments: attachments.map(({ fileName, mediaType, content }) => ({
      filename: oneLine(fileName),
      contentType: mediaType,
      content,
    })),
  }
}

/** A header is one line: a line break in it would begin another header. */
const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ')

function mailErrorOf(error: unknown, isHandedOver: boolean): MailError {
  const { code, command, responseCode } = Object.assign({ code: '', command: '', responseCode: 0 }, error)
  const reason = [code, command, responseCode || ''].filter(Boolean).join(' ') || 'unknown failure'
  if (code === 'EAUTH') return { code: 'mail/login-refused', reason }
  if (responseCode >= 500) return { code: 'mail/refused', reason }
  if (responseCode >= 400 || !isHandedOver) return { code: 'mail/try-later', reason }
  return { code: 'mail/unknown', reason }
}
