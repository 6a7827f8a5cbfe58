import type { MailError, Mailer } from '#integrations/messages/mailer.ts'
import type { SmsError, SmsSender } from '#integrations/messages/sms-sender.ts'

type Logger = Record<'warn' | 'error', (facts: object, sentence: string) => void>

/** A mailer that says in the log what was not sent and why, without naming anybody. */
export const reportedMailer = (mailer: Mailer, logger: Logger): Mailer => ({
  ...mailer,
  send: async (mail) => {
    const done = await mailer.send(mail)
    if (!done.ok)
      report(logger, done.error, 'the mail server does not accept the login of this shop: see SMTP_URL and MAIL_FROM')
    return done
  },
})

/** The same for text messages. */
export const reportedSms = (sms: SmsSender, logger: Logger): SmsSender => ({
  send: async (message) => {
    const done = await sms.send(message)
    if (!done.ok)
      report(
        logger,
        done.error,
        'the provider of text messages does not accept this shop: see SMS_API_KEY and SMS_SENDER',
      )
    return done
  },
})

function report(logger: Logger, { code, reason }: MailError | SmsError, alarm: string): void {
  if (code.endsWith('/login-refused')) logger.error({ reason }, alarm)
  else logger.warn({ code, reason }, 'a message was not sent')
}
