import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { err, ok } from '#domain/result.ts'
import type { Mail, MailError, Mailer } from './mailer.ts'
import { openSmtp, smtpReason } from './smtp-transport.ts'
import type { SmtpOptions } from './smtp-transport.ts'

/** Sends mail through a mail server, a connection for each. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const { from } = options
  const transport = openSmtp(options)
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
    attachments: attachments.map(({ fileName, mediaType, content, contentId }) => ({
      filename: oneLine(fileName),
      contentType: mediaType,
      content,
      ...(contentId !== undefined && { cid: contentId, contentDisposition: 'inline' as const }),
    })),
  }
}

/** A header is one line: a line break in it would begin another header. */
const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ')

/** Commands whose refusal is about this mail; that of an earlier one is about the shop: no TLS, a blocked address. */
const ABOUT_THE_MAIL: ReadonlySet<string> = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])
const TOO_LARGE = 552

/** The server does not let this login send from MAIL_FROM. */
const isSenderRefused = (command: string, responseCode: number): boolean =>
  command === 'MAIL FROM' && responseCode >= 500 && responseCode !== TOO_LARGE

function mailErrorOf(error: unknown, isHandedOver: boolean): MailError {
  const { code, command, responseCode } = Object.assign({ code: '', command: '', responseCode: 0 }, error)
  const reason = smtpReason(error)
  if (code === 'EAUTH' || isSenderRefused(command, responseCode)) return { code: 'mail/login-refused', reason }
  if (responseCode >= 500 && ABOUT_THE_MAIL.has(command)) return { code: 'mail/refused', reason }
  if (responseCode >= 400 || !isHandedOver) return { code: 'mail/try-later', reason }
  return { code: 'mail/unknown', reason }
}
