import type { Mailer } from '#integrations/messages/mailer.ts'
import { createSmtpMailer } from '#integrations/messages/smtp-mailer.ts'

export interface MailOptions {
  /** Undefined: mail stays in the outbox. */
  readonly smtpUrl: string | undefined
  readonly from: string
}

/** Whoever carries mail away; undefined when no mail server is configured. */
export const createMailer = ({ smtpUrl, from }: MailOptions): Mailer | undefined =>
  smtpUrl ? createSmtpMailer({ url: smtpUrl, from }) : undefined
