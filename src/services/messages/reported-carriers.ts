import type { MailError, Mailer } from '#integrations/messages/mailer.ts'
import type { SmsError, SmsSender } from '#integrations/messages/sms-sender.ts'
import type { WhatsAppError } from '#integrations/messages/whatsapp-sender.ts'
import type { WhatsAppCarrier } from './whatsapp/deliver-by-whatsapp.ts'

export type CarrierLogger = Record<'warn' | 'error', (facts: object, sentence: string) => void>

/** A mailer that says in the log what was not sent and why, without naming anybody. */
export const reportedMailer = (mailer: Mailer, logger: CarrierLogger): Mailer => ({
  ...mailer,
  send: async (mail) => {
    const done = await mailer.send(mail)
    if (!done.ok)
      report(logger, done.error, 'the mail server does not accept the login of this shop: see SMTP_URL and MAIL_FROM')
    return done
  },
})

/** The same for text messages. */
export const reportedSms = (sms: SmsSender, logger: CarrierLogger): SmsSender => ({
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

function report(logger: CarrierLogger, { code, reason }: MailError | SmsError, alarm: string): void {
  if (code.endsWith('/login-refused')) logger.error({ reason }, alarm)
  else logger.warn({ code, reason }, 'a message was not sent')
}

/** The same for WhatsApp. */
export const reportedWhatsApp = (carrier: WhatsAppCarrier, logger: CarrierLogger): WhatsAppCarrier => ({
  ...carrier,
  sender: {
    send: async (message) => {
      const done = await carrier.sender.send(message)
      if (!done.ok) reportWhatsApp(logger, done.error, message.template)
      return done
    },
  },
})

/** Says what WhatsApp did not deliver: what the owner can put right as an error. */
export function reportWhatsApp(logger: CarrierLogger, { code, reason }: WhatsAppError, template?: string): void {
  if (code === 'whatsapp/account-refused')
    logger.error({ reason }, 'WhatsApp does not accept this shop: see WHATSAPP_TOKEN and WHATSAPP_PHONE_NUMBER_ID')
  else if (code === 'whatsapp/template-refused')
    logger.error({ reason, template }, 'WhatsApp refused a template: see npm run shop -- whatsapp-templates')
  else logger.warn({ code, reason }, 'a message did not go by WhatsApp')
}
